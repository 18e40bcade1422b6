import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { closePdf, openPdf } from "./open-pdf.fixture.ts";

/** For tests: a glyph as an independent reader finds it in a PDF. */
export interface ReadGlyph {
  /** The font's PostScript name, without its subset prefix. */
  font: string;
  /** The character, or the cluster that the glyph is part of. */
  text: string;
  /** Whether it is glyph 0, which fonts draw as a box for a missing character. */
  isBox: boolean;
}

interface Shown {
  unicode: string;
  originalCharCode: number;
}

/** All glyphs of a PDF's pages, in drawing order. */
export async function readGlyphs(pdf: Uint8Array): Promise<ReadGlyph[]> {
  const document = await openPdf(pdf);
  const glyphs: ReadGlyph[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    let font = { name: "", isType3Font: false };
    for (const [index, operation] of fnArray.entries()) {
      if (operation === OPS.setFont) font = page.commonObjs.get(argsArray[index][0]);
      if (operation !== OPS.showText) continue;
      const shown = (argsArray[index][0] as (Shown | number)[]).filter((each) => typeof each === "object");
      const name = font.name.replace(/^[A-Z]{6}\+/, "");
      for (const { unicode, originalCharCode } of shown) {
        glyphs.push({ font: name, text: unicode, isBox: !font.isType3Font && originalCharCode === 0 });
      }
    }
  }
  await closePdf(document);
  return glyphs;
}

/** The texts of a PDF's first page by position: from the top line down, left to right. */
export async function readPlaces(pdf: Uint8Array): Promise<string[]> {
  const document = await openPdf(pdf);
  const { items } = await (await document.getPage(1)).getTextContent();
  await closePdf(document);
  const texts = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []));
  const [x, y] = [
    (item: (typeof texts)[number]) => item.transform[4],
    (item: (typeof texts)[number]) => item.transform[5],
  ];
  return texts.toSorted((a, b) => y(b) - y(a) || x(a) - x(b)).map(({ str }) => str.trim());
}
