import pdfmake from "pdfmake";
import { fonts, linesOf, page } from "./certificate.mjs";

// It fetches nothing, and reads the two fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => true);
pdfmake.setFonts(Object.fromEntries(Object.entries(fonts).map(([name, normal]) => [name, { normal }])));

/** The certificate of one row, as a PDF. */
export function draw(row) {
  const lines = linesOf(row).map(({ text, size, font, y }) => ({
    text,
    font,
    fontSize: size,
    alignment: "center",
    absolutePosition: { x: 0, y: y - size },
  }));
  const pageSize = { width: page.width, height: page.height };
  return pdfmake.createPdf({ pageSize, pageMargins: 0, content: lines, info: { title: row.name } }).getBuffer();
}
