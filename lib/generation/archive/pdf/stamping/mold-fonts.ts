import { type PrunableFont, readFont } from "../fonts/prune-fonts.ts";
import { glyphFinder, type ShownGlyphs } from "../shown-glyphs.ts";
import { type PdfFile, withTexts } from "../syntax/pdf-file.ts";
import { type DeflatedStream, writeStream } from "../syntax/pdf-output.ts";
import type { DocumentFile } from "./document-file.ts";
import type { Mold, MoldPage } from "./mold.ts";

/** A font of a mold's documents. */
export interface MoldFont {
  /** Objects that are the same in all documents that have the font, and those that depend on its glyphs. */
  fixed: readonly [object: number, text: string][];
  objects: readonly number[];
  /** What draws the glyphs of a Type 3 font: colour emoji, which only texts have that all documents share. */
  drawn: readonly number[];
  /** Writes those that depend on the glyphs of these codes. */
  write(
    output: DocumentFile,
    codes: Iterable<number>,
    numbered: (text: string) => string,
    numberOf: (object: number) => number,
  ): void;
}

interface WrittenFont {
  dictionaries: [number: number, text: string][];
  streams: [number: number, stream: DeflatedStream][];
}

/** The fonts of the pages and of the texts that are put on them, by object number. */
export function moldFonts({ file, pages }: Mold): Map<number, MoldFont> {
  const fonts = new Set(pages.flatMap(({ fontNames }) => [...fontNames.keys()]));
  for (const { contents, regions } of pages) {
    for (const { region } of regions) {
      for (const { runs } of region.fragments.values()) for (const { font } of runs) fonts.add(font);
    }
    for (const { page } of contents.flatMap(({ slots }) => slots)) {
      for (const { runs } of page.texts.values()) for (const { font } of runs) fonts.add(font);
    }
  }
  return new Map(Array.from(fonts, (font) => [font, moldFont(file, font)]));
}

function moldFont(file: PdfFile, font: number): MoldFont {
  const { fixed, prune }: PrunableFont = readFont(file, font, true);
  const objects = prune([]).map(([object]) => object);
  const isDrawn = objects.includes(font);
  /** Documents that show the same glyphs share the work. */
  const made = new Map<string, WrittenFont>();
  return {
    fixed: isDrawn ? fixed : [[font, file.text(font)], ...fixed],
    objects,
    drawn: isDrawn ? below(file, font).filter((object) => !objects.includes(object)) : [],
    write(output, codes, numbered, numberOf) {
      const sorted = [...codes].sort((one, other) => one - other);
      const key = sorted.join();
      let written = made.get(key);
      if (!written) {
        written = { dictionaries: [], streams: [] };
        for (const [object, content] of prune(sorted)) {
          if (typeof content === "string") written.dictionaries.push([numberOf(object), numbered(content)]);
          else written.streams.push([numberOf(object), content]);
        }
        made.set(key, written);
      }
      for (const [number, text] of written.dictionaries) output.add(number, text);
      for (const [number, stream] of written.streams) output.addStream(number, stream);
    },
  };
}

/** All that an object reaches. */
function below(file: PdfFile, object: number): number[] {
  const reached = new Set(file.cut(object).references);
  for (const each of reached) for (const reference of file.cut(each).references) reached.add(reference);
  return [...reached];
}

/** The glyphs that a page shows whatever its slots contain. */
export function commonGlyphs(file: PdfFile, page: MoldPage): ShownGlyphs {
  const stripped = new Map(
    page.contents.map(({ object, content, slots }) => {
      const isSlot = new Set(slots.map(({ index }) => index));
      const kept = content.runs.map(({ font, shown }, index) =>
        isSlot.has(index) ? "" : `${page.fontNames.get(font)} 1 Tf ${shown}\n`,
      );
      return [
        object,
        writeStream("", Buffer.from([...content.around, ...kept].join("\n"), "latin1")).replace(
          "/Filter /FlateDecode ",
          "",
        ),
      ];
    }),
  );
  return glyphFinder(withTexts(file, stripped))([page.object]);
}
