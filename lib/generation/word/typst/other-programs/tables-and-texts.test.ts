import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { readPageContents } from "../../../templates/checks/printed/page-content.fixture.ts";
import { setWordFile } from "../set-word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

/** A body's texts page by page, and where they begin, in points. */
async function textsOf(body: string, parts: Record<string, string> = {}) {
  const batch = await setWordFile(folder, body, parts);
  const pages = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
  const points = (length: number) => (length * 72) / 25.4;
  return pages.flatMap(({ texts }, page) =>
    texts.map(({ text, origin, size }) => ({
      ...{ text, page, x: points(origin.x), y: points(origin.y), size: Math.round(points(size)) },
    })),
  );
}

const paragraph = (content: string) => `<w:p><w:r>${content}</w:r></w:p>`;
const cell = (content: string) => `<w:tc>${content}</w:tc>`;
const margin = 72;

test("a tab within a text is a tab where its spaces count, and a space elsewhere", async () => {
  const startOfB = async (more: string) =>
    (await textsOf(paragraph(`<w:t${more}>A\tB</w:t>`))).find(({ text }) => text.endsWith("B"))?.x ?? 0;
  assert.equal(Math.round((await startOfB(' xml:space="preserve"')) - margin), 36);
  assert.equal(Math.round((await startOfB("")) - margin), 0);
});

test("a font size may have a unit", async () => {
  const sizeOf = async (size: string) =>
    (await textsOf(`<w:p><w:r><w:rPr><w:sz w:val="${size}"/></w:rPr><w:t>A</w:t></w:r></w:p>`))[0]?.size;
  assert.deepEqual([await sizeOf("40"), await sizeOf("20pt"), await sizeOf("0.25in")], [20, 20, 18]);
});

test("tables within a paragraph and breaks outside of runs are not lost", async () => {
  const inner = `<w:tbl><w:tr>${cell(paragraph("<w:t>Inner</w:t>"))}</w:tr></w:tbl>`;
  const outer = `<w:tbl><w:tr>${cell(`<w:p><w:r><w:t>Outer</w:t></w:r>${inner}</w:p>`)}</w:tr></w:tbl>`;
  const found = await textsOf(`${outer}<w:br w:type="page"/>${paragraph("<w:t>Next</w:t>")}`);
  assert.deepEqual(
    found.map(({ text, page }) => [text, page]),
    [
      ["Outer", 0],
      ["Inner", 0],
      ["Next", 1],
    ],
  );
});

test("a table that takes a share of the text's width does so regardless of its columns' widths", async () => {
  const table = (width: string) =>
    `<w:tbl><w:tblPr>${width}<w:tblInd w:w="108"/></w:tblPr><w:tblGrid><w:gridCol w:w="7000"/><w:gridCol w:w="7000"/></w:tblGrid><w:tr>${cell(paragraph("<w:t>A</w:t>"))}${cell(paragraph("<w:t>B</w:t>"))}</w:tr></w:tbl><w:p/>`;
  const second = async (width: string) => {
    const [one, two] = await textsOf(table(width));
    return Math.round((two?.x ?? 0) - (one?.x ?? 0));
  };
  assert.equal(await second('<w:tblW w:w="5000" w:type="pct"/>'), (612 - 2 * margin) / 2);
  assert.equal(await second('<w:tblW w:w="50%" w:type="pct"/>'), (612 - 2 * margin) / 4);
  assert.equal(await second('<w:tblW w:w="0" w:type="auto"/><w:tblLayout w:type="fixed"/>'), 350);
});

test("bullets of LibreOffice, which it calls Symbol, make no line higher", async () => {
  const level = `<w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="\uf0b7"/><w:rPr><w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/></w:rPr></w:lvl>`;
  const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const numbering = `<w:numbering ${namespace}><w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
  const properties = (application: string) =>
    `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>${application}</Application></Properties>`;
  const run = (text: string) =>
    `<w:r><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman"/></w:rPr><w:t>${text}</w:t></w:r>`;
  const list = (list: string) => ["A", "B"].map((text) => `<w:p><w:pPr>${list}</w:pPr>${run(text)}</w:p>`).join("");
  const step = async (body: string, application: string) => {
    const parts = { "word/numbering.xml": numbering, "docProps/app.xml": properties(application) };
    const lines = (await textsOf(body, parts)).filter(({ text }) => /[AB]/.test(text));
    return ((lines[1]?.y ?? 0) - (lines[0]?.y ?? 0)).toFixed(2);
  };
  const bullets = list(`<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>`);
  const plain = await step(list(""), "LibreOffice/24.2");
  assert.equal(await step(bullets, "LibreOffice/24.2"), plain);
  assert.ok(Number(await step(bullets, "Microsoft Office Word")) > Number(plain));
});

/** A table of these cells in one row, each with its width in twentieths of a point. */
const rowOf = (cells: [text: string, width: number, more?: string][], grid: number[], layout = "") =>
  `<w:tbl><w:tblPr>${layout}<w:tblInd w:w="108"/></w:tblPr><w:tblGrid>${grid.map((width) => `<w:gridCol w:w="${width}"/>`).join("")}</w:tblGrid><w:tr>${cells.map(([text, width, more = ""]) => `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${more}</w:tcPr>${paragraph(`<w:t>${text}</w:t>`)}</w:tc>`).join("")}</w:tr></w:tbl><w:p/>`;
const startsOf = async (body: string) =>
  (await textsOf(body)).map(({ text, x }) => [text, Math.round(x - margin - 5.4)]);

test("a table whose rows have more cells than its grid has their widths", async () => {
  const two = rowOf(
    [
      ["Time", 1600],
      ["Event", 6000],
      ["Room", 1000],
    ],
    [9000],
  );
  assert.deepEqual(await startsOf(two), [
    ["Time", 0],
    ["Event", 80],
    ["Room", 380],
  ]);
  const spans = rowOf(
    [
      ["A", 4000, '<w:gridSpan w:val="5"/>'],
      ["B", 1400, '<w:gridSpan w:val="2"/>'],
      ["C", 1700],
    ],
    [4000, 1400, 1700, 1],
  );
  assert.deepEqual(await startsOf(spans), [
    ["A", 0],
    ["B", 200],
    ["C", 270],
  ]);
});

test("a table that would leave the page is as wide as the text, unless it says how wide it is", async () => {
  const wide = (layout: string) =>
    rowOf(
      [
        ["A", 9000],
        ["B", 9000],
      ],
      [9000, 9000],
      layout,
    );
  assert.deepEqual((await startsOf(wide("")))[1], ["B", 234]);
  assert.deepEqual((await startsOf(wide('<w:tblLayout w:type="fixed"/>')))[1], ["B", 450]);
  assert.deepEqual((await startsOf(wide('<w:tblW w:w="18000" w:type="dxa"/>')))[1], ["B", 450]);
});

test("a table beside text that is too long for its page goes on on the next one", async () => {
  const floats = `<w:tblpPr w:vertAnchor="text" w:horzAnchor="margin" w:tblpX="0" w:tblpY="200"/>`;
  const table = (rows: number) =>
    `<w:tbl><w:tblPr>${floats}<w:tblW w:w="3000" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/></w:tblGrid>${Array.from({ length: rows }, (_, index) => `<w:tr>${cell(paragraph(`<w:t>Row ${index}</w:t>`))}</w:tr>`).join("")}</w:tbl>`;
  const shown = async (rows: number) => {
    const texts = await textsOf(table(rows) + paragraph("<w:t>Beside</w:t>"));
    return { rows: texts.filter(({ text }) => text.startsWith("Row ")), beside: texts.at(-1) };
  };
  const short = await shown(5);
  assert.deepEqual([short.rows.length, Math.round((short.beside?.x ?? 0) - margin)], [5, 150]);
  const long = await shown(70);
  assert.deepEqual([long.rows.length, long.rows.at(-1)?.page, Math.round((long.beside?.x ?? 0) - margin)], [70, 1, 0]);
  assert.ok(long.rows.every(({ y }) => y < 842 - margin));
});

test("rows that would fill a page aren't repeated, and nothing in them is lost", async () => {
  const row = (text: string, properties: string) =>
    `<w:tr><w:trPr>${properties}</w:trPr>${cell(paragraph(`<w:t>${text}</w:t>`))}</w:tr>`;
  const table = (headers: number, height: string) =>
    `<w:tbl><w:tblGrid><w:gridCol w:w="3000"/></w:tblGrid>${Array.from({ length: 70 }, (_, index) => row(`R${index}`, `${height}${index < headers ? "<w:tblHeader/>" : ""}`)).join("")}</w:tbl><w:p/>`;
  const shown = async (headers: number, height = "") => {
    const texts = await textsOf(table(headers, height));
    return [texts.length, texts.filter(({ text }) => text === "R0").length, texts.every(({ y }) => y < 792)];
  };
  assert.deepEqual(await shown(1), [71, 2, true]);
  assert.deepEqual(await shown(60), [70, 1, true]);
  assert.deepEqual(await shown(10, '<w:trHeight w:val="1300"/>'), [70, 1, true]);
});

test("a table begins a page if its first paragraph does", async () => {
  const begins = `<w:tbl><w:tr>${cell("<w:p><w:pPr><w:pageBreakBefore/></w:pPr><w:r><w:t>B</w:t></w:r></w:p>")}</w:tr></w:tbl>`;
  const found = await textsOf(`${paragraph("<w:t>A</w:t>")}${begins}${paragraph("<w:t>C</w:t>")}`);
  assert.deepEqual(
    found.map(({ text, page }) => [text, page]),
    [
      ["A", 0],
      ["B", 1],
      ["C", 1],
    ],
  );
});
