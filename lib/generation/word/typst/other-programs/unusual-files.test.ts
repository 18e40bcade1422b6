import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setWordFile } from "../set-word-file.fixture.ts";
import { setTexts } from "./set-texts.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const space = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
const paragraph = (text: string, properties = "", look = "") =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
const cell = (content: string, width = "") => `<w:tc><w:tcPr>${width}</w:tcPr>${content}</w:tc>`;

test("a text may be struck and underlined, also in a colour of a marker", async () => {
  const look = (mark: string) => `<w:strike/><w:u w:val="single"/><w:color w:val="FF0000"/>${mark}`;
  const body = paragraph("{Old}", "", look("")) + paragraph("24", "", look('<w:highlight w:val="yellow"/>'));
  assert.deepEqual(await setTexts(folder, body, {}, [{ Old: "12" }]), ["12 24"]);
  // Each has its two lines, in the colour of its letters.
  const svg = (await setWordFile(folder, body, {}, [{ Old: "12" }])).svg();
  assert.equal([...svg.matchAll(/<path class="typst-shape"[^>]*#ff0000/g)].length, 4);
});

test("an outline level that doesn't exist makes no heading", async () => {
  const body = ["-3", "25"].map((level) => paragraph(level, `<w:outlineLvl w:val="${level}"/>`)).join("");
  assert.deepEqual(await setTexts(folder, body), ["-3 25"]);
});

test("headings in a table that text flows around come before those beside it", async () => {
  const heading = (text: string, level: number) => paragraph(text, `<w:outlineLvl w:val="${level}"/>`);
  const table = `<w:tbl><w:tblPr><w:tblpPr w:vertAnchor="text" w:horzAnchor="margin" w:tblpX="0" w:tblpY="1"/><w:tblW w:w="3000" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/></w:tblGrid><w:tr>${cell(heading("Inner", 0))}</w:tr></w:tbl>`;
  const body = heading("Title", 0) + heading("Part", 1) + table + heading("Next", 2);
  assert.deepEqual(await setTexts(folder, body), ["Title Part Inner Next"]);
});

test("a table all of whose rows are deleted isn't there", async () => {
  const change = `w:id="1" w:author="A" w:date="2026-11-24T10:00:00Z"`;
  const table = `<w:tbl><w:tblGrid><w:gridCol w:w="3000"/></w:tblGrid><w:tr><w:trPr><w:del ${change}/></w:trPr>${cell(paragraph("Gone"))}</w:tr></w:tbl>`;
  assert.deepEqual(await setTexts(folder, paragraph("Before") + table + paragraph("After")), ["Before After"]);
});

test("a number with a space after it may stand in an empty paragraph", async () => {
  const numbering = `<w:numbering ${space}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:suff w:val="space"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
  const numbered = `<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>`;
  const body = `<w:p>${numbered}</w:p><w:p>${numbered}<w:r><w:t>Two</w:t></w:r></w:p>`;
  assert.deepEqual(await setTexts(folder, body, { "word/numbering.xml": numbering }), ["1. 2. Two"]);
});

test("columns without a width are as wide as the table says", async () => {
  const auto = '<w:tcW w:w="0" w:type="auto"/>';
  const table = `<w:tbl><w:tblPr><w:tblW w:w="2000" w:type="pct"/></w:tblPr><w:tr>${cell(paragraph("A"), auto)}${cell(paragraph("B"), auto)}</w:tr></w:tbl>`;
  assert.deepEqual(await setTexts(folder, table + paragraph("C")), ["A B C"]);
});
