import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import { fonts, linesOf, page } from "./certificate.mjs";

const data = Object.fromEntries(Object.entries(fonts).map(([name, path]) => [name, readFileSync(path)]));

/** The certificate of one row, as a PDF. */
export function draw(row) {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    lang: "en",
    tagged: true,
    subset: "PDF/UA",
    pdfVersion: "1.7",
    displayTitle: true,
    info: { Title: row.name },
  });
  for (const [name, font] of Object.entries(data)) document.registerFont(name, font);
  for (const { text, size, font, y } of linesOf(row)) {
    const show = () =>
      document
        .font(font)
        .fontSize(size)
        .text(text, 0, y - size, { width: page.width, align: "center" });
    document.addStructure(document.struct("P", show));
  }
  return new Promise((resolve) => {
    const chunks = [];
    document.on("data", (chunk) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.end();
  });
}
