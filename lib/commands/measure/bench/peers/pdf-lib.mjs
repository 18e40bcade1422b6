import { readFileSync } from "node:fs";
import fontkit from "@pdf-lib/fontkit";
import { PDFDocument } from "pdf-lib";
import { fonts, linesOf, page } from "./certificate.mjs";

const data = Object.entries(fonts).map(([name, path]) => [name, readFileSync(path)]);

/** The certificate of one row, as a PDF. */
export async function draw(row) {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  document.setTitle(row.name);
  const embedded = {};
  for (const [name, font] of data) embedded[name] = await document.embedFont(font, { subset: true });
  const sheet = document.addPage([page.width, page.height]);
  for (const { text, size, font, y } of linesOf(row)) {
    const x = (page.width - embedded[font].widthOfTextAtSize(text, size)) / 2;
    sheet.drawText(text, { x, y: page.height - y, size, font: embedded[font] });
  }
  return document.save();
}
