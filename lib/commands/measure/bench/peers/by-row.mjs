import { dirname } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { fonts, linesOf, page } from "./certificate.mjs";

const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: Object.values(fonts).map(dirname) }] });
const families = { serif: "EB Garamond", sans: "Inter" };

/** As anyone would use the engine: one compile for each row, tagged as PDF/UA-1. */
export function draw(row) {
  const lines = linesOf(row).map((line) => ({ ...line, font: families[line.font] }));
  const mainFileContent = `
#let lines = json(bytes(sys.inputs.lines))
#set document(title: sys.inputs.title)
#set page(width: ${page.width}pt, height: ${page.height}pt, margin: 0pt)
#for line in lines {
  place(top + center, dy: (line.y - line.size) * 1pt, text(font: line.font, size: line.size * 1pt, line.text))
}`;
  compiler.evictCache(2);
  const inputs = { lines: JSON.stringify(lines), title: row.name };
  return compiler.pdf({ mainFileContent, inputs }, { pdfStandard: "ua-1", creationTimestamp: 0 });
}
