import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { isFormat } from "../../mapping/merge/compile-values.ts";
import { cell, merge, paragraph, row, table } from "../fields.fixture.ts";
import { readWordFile } from "../read-word-file.ts";
import { makeWordFile } from "../word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

/** The fields of each line that a file leaves out where they are empty. */
async function blankLines(body: string, parts: Record<string, string> = {}): Promise<string[]> {
  const path = join(folder, "file.docx");
  writeFileSync(path, makeWordFile(body, parts));
  const { blankLines, merge } = await readWordFile(path, limits, isFormat);
  const conditions = [...blankLines.values()];
  assert.deepEqual(merge.conditions, conditions);
  return conditions.map((each) => ("printed" in each ? each.printed.map(({ field }) => field).join(" ") : ""));
}

const name = paragraph(merge("Name"));
const company = paragraph(merge("Company"));
const town = paragraph(merge("Code"), " ", merge("Town"));
const rest = paragraph("Yours");

test("a paragraph with nothing but merge fields is left out where they are empty", async () => {
  assert.deepEqual(await blankLines(company + paragraph("To ", merge("Name")) + town + rest), ["Company", "Code Town"]);
  const picture = paragraph(merge("Name"), "<w:r><w:br/></w:r>");
  assert.deepEqual(await blankLines(picture + rest), []);
});

test("the last paragraph of a text or cell stays, and one that keeps two tables apart", async () => {
  assert.deepEqual(await blankLines(name + company), ["Name"]);
  const grid = table(2, row(cell(name, company), cell(town)));
  const other = table(1, row(cell("Total")));
  assert.deepEqual(await blankLines(grid + town + other + rest), ["Name"]);
});

test("a tag is left out with its line only among others, as in an address", async () => {
  const [first, second] = [paragraph("{Name}"), paragraph("{Code} {Town}")];
  assert.deepEqual(await blankLines(first + second + rest), ["Name", "Code Town"]);
  assert.deepEqual(await blankLines(first + rest + second + rest), []);
});

test("a file that keeps blank lines says so, as one whose content controls are its fields", async () => {
  const settings = (content: string) =>
    `<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:mailMerge>${content}</w:mailMerge></w:settings>`;
  const read = (content: string) => blankLines(company + rest, { "word/settings.xml": settings(content) });
  assert.deepEqual(await read("<w:doNotSuppressBlankLines/>"), []);
  assert.deepEqual(await read(""), ["Company"]);
  const control = (alias: string) =>
    `<w:sdt><w:sdtPr><w:alias w:val="${alias}"/></w:sdtPr><w:sdtContent>${paragraph("x")}</w:sdtContent></w:sdt>`;
  assert.deepEqual(await blankLines(control("Name") + control("Town") + rest), []);
});
