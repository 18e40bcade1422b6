import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { findText, placedTexts } from "../placed-texts.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const line = (text: string, size = 20) =>
  `<w:p><w:r><w:rPr><w:sz w:val="${size}"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;

/** The base lines of a row's first line, aligned in each way, and of the next row. */
async function lines(height: number, content: string) {
  const cell = (align: string) =>
    `<w:tc><w:tcPr><w:vAlign w:val="${align}"/></w:tcPr>${content.replace("First", `${align}1`)}</w:tc>`;
  const row = `<w:tr><w:trPr><w:trHeight w:val="${height * 20}" w:hRule="exact"/></w:trPr>${["top", "center", "bottom"].map(cell).join("")}</w:tr>`;
  const grid = `<w:tblGrid>${`<w:gridCol w:w="2000"/>`.repeat(3)}</w:tblGrid>`;
  const all = await placedTexts(folder, `<w:tbl>${grid}${row}</w:tbl>${line("Below")}`);
  return ["top1", "center1", "bottom1", "Below"].map((text) => Math.round(findText(all, text).y));
}

test("what is higher than its row begins at the row's top, however it's aligned", async () => {
  for (const content of [line("First", 44), line("First") + line("Second") + line("Third")]) {
    const [top = 0, center, bottom] = await lines(20, content);
    assert.deepEqual([center, bottom], [top, top]);
  }
});

test("what isn't stands in the row's middle or at its foot", async () => {
  const [top = 0, center = 0, bottom = 0, below] = await lines(60, line("First"));
  assert.equal(below, top + 60);
  assert.ok(center > top + 20 && center < top + 30);
  assert.ok(Math.abs(bottom - top - 2 * (center - top)) <= 1);
});
