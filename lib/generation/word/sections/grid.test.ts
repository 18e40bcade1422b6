import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { placedTexts } from "../typst/placed-texts.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const arial = (halfPoints: number) =>
  `<w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial"/><w:sz w:val="${halfPoints}"/></w:rPr>`;
const line = (text: string, properties = "", halfPoints = 20) =>
  `<w:p><w:pPr>${properties}${arial(halfPoints)}</w:pPr><w:r>${arial(halfPoints)}<w:t>${text}</w:t></w:r></w:p>`;
const grid = (attributes: string) => `<w:sectPr><w:docGrid ${attributes}/></w:sectPr>`;
const lines = `w:type="lines" w:linePitch="400"`;
const spacing = (attributes: string) => `<w:spacing ${attributes}/>`;

/** How far each of the lines is below the one before. */
async function steps(body: string, settings = ""): Promise<number[]> {
  const space = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
  const part = { "word/settings.xml": `<w:settings ${space}>${settings}</w:settings>` };
  const all = await placedTexts(folder, body, part);
  return all.slice(1).map(({ y }, index) => Math.round((y - (all[index]?.y ?? 0)) * 10) / 10);
}

test("lines are as high as those of their section's grid, or several of these, unless it has none", async () => {
  const all = line("One") + line("Two") + line("Tall", "", 48) + line("More", "", 48);
  assert.deepEqual((await steps(all + grid(lines))).toSpliced(1, 1), [20, 40]);
  const [own = 0] = await steps(all + grid(`w:linePitch="400"`));
  assert.ok(own < 13);
});

test("line spacing counts the grid's lines, and exact lines and paragraphs off the grid leave it", async () => {
  const more = spacing(`w:line="360" w:lineRule="auto"`);
  const exact = spacing(`w:line="280" w:lineRule="exact"`);
  const off = `<w:snapToGrid w:val="0"/>`;
  assert.deepEqual(await steps(line("One", more) + line("Two", more) + grid(lines)), [30]);
  assert.deepEqual(await steps(line("One", exact) + line("Two", exact) + grid(lines)), [14]);
  const [own = 0] = await steps(line("One", off) + line("Two", off) + grid(lines));
  assert.ok(own < 13);
});

test("the lines of a table are on the grid where the file says so", async () => {
  const table = `<w:tbl><w:tr><w:tc>${line("One")}${line("Two")}</w:tc></w:tr></w:tbl>`;
  const [own = 0] = await steps(table + grid(lines));
  assert.ok(own < 13);
  assert.deepEqual(await steps(table + grid(lines), "<w:compat><w:adjustLineHeightInTable/></w:compat>"), [20]);
});
