import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { findText, placedTexts } from "../placed-texts.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const exact = `<w:spacing w:line="400" w:lineRule="exact"/>`;
const lines = (texts: string[], properties = "") =>
  `<w:p><w:pPr>${exact}${properties}</w:pPr><w:r><w:t>${texts.join("</w:t><w:br/><w:t>")}</w:t></w:r></w:p>`;
/** With room for four lines on a page. */
const page = `<w:sectPr><w:pgSz w:w="8000" w:h="4000"/><w:pgMar w:left="1200" w:right="1200" w:top="1200" w:bottom="1200"/></w:sectPr>`;
const three = lines(["Top", "Middle", "Last"]);
const table = (...cells: string[]) =>
  `<w:tbl><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid><w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join("")}</w:tr></w:tbl>`;

/** The pages of a paragraph's three lines, of which only the first has room on the first page. */
async function pagesOf(body: string) {
  const all = await placedTexts(folder, `${lines(["1"])}${lines(["2"])}${lines(["3"])}${body}${page}`);
  return ["Top", "Middle", "Last"].map((text) => findText(all, text).page);
}

test("a cell's first line may stand alone on a page, and a paragraph's only where it says so", async () => {
  assert.deepEqual(await pagesOf(table(three)), [1, 2, 2]);
  assert.deepEqual(await pagesOf(three), [2, 2, 2]);
  assert.deepEqual(await pagesOf(three.replace(exact, `<w:widowControl w:val="0"/>${exact}`)), [1, 2, 2]);
});

test("the empty paragraph that a cell needs below a table in it takes no room", async () => {
  const inner = table(lines(["Inner"]));
  const below = async (cell: string) => findText(await placedTexts(folder, table(cell) + lines(["Below"])), "Below").y;
  const empty = `<w:p><w:pPr>${exact}</w:pPr></w:p>`;
  assert.equal(Math.round(await below(inner + empty)), Math.round(await below(lines(["Inner"]))));
  assert.equal(Math.round((await below(inner + empty + empty)) - (await below(inner + empty))), 40);
});
