import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { isFormat } from "../../mapping/merge/compile-values.ts";
import type { RunProperties } from "../model.ts";
import { readWordFile } from "../read-word-file.ts";
import { eachOfDocument } from "../tags/find-tags.ts";
import { makeWordFile } from "../word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const style = (type: string, id: string, run: string, more = "") =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${more}<w:rPr>${run}</w:rPr></w:style>`;
const styles = [
  style("paragraph", "Title", "<w:b/><w:caps/>"),
  style("paragraph", "Subtitle", "<w:b/>", `<w:basedOn w:val="Title"/>`),
  style("character", "Strong", "<w:b/><w:caps/>"),
  style("character", "Plain", `<w:b w:val="0"/>`),
  style("table", "Grid", "<w:b/>"),
].join("");

/** The looks of the runs of a body, by their texts. */
async function looks(body: string): Promise<Record<string, RunProperties>> {
  const path = join(folder, "file.docx");
  const space = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
  writeFileSync(path, makeWordFile(body, { "word/styles.xml": `<w:styles ${space}>${styles}</w:styles>` }));
  const found: Record<string, RunProperties> = {};
  eachOfDocument(await readWordFile(path, limits, isFormat), (inlines) => {
    for (const each of inlines) if (each.kind === "text") found[each.text] = each.run;
  });
  return found;
}

const run = (text: string, properties = "") => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const paragraph = (id: string, ...runs: string[]) =>
  `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr>${runs.join("")}</w:p>`;

test("bold and capitals that a paragraph's and a character's style both have cancel each other out", async () => {
  const strong = `<w:rStyle w:val="Strong"/>`;
  const all = await looks(
    paragraph("Title", run("title"), run("strong", strong), run("own", `${strong}<w:b/>`)) +
      paragraph("Subtitle", run("based"), run("plain", `<w:rStyle w:val="Plain"/>`)) +
      paragraph("", run("alone", strong)),
  );
  assert.deepEqual(
    Object.entries(all).map(([text, { bold, capitals }]) => [text, bold, capitals]),
    [
      ["title", true, "all"],
      ["strong", false, null],
      ["own", true, null],
      ["based", true, "all"],
      // What a style says isn't so changes nothing.
      ["plain", true, "all"],
      ["alone", true, "all"],
    ],
  );
});

test("so do those of a table's and a paragraph's style", async () => {
  const cells = `<w:tc>${paragraph("", run("cell"))}${paragraph("Title", run("title"))}</w:tc>`;
  const all = await looks(`<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/></w:tblPr><w:tr>${cells}</w:tr></w:tbl>`);
  assert.deepEqual([all.cell?.bold, all.title?.bold], [true, false]);
});
