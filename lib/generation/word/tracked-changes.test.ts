import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { readPageContents } from "../templates/checks/printed/page-content.fixture.ts";
import { setWordFile } from "./typst/set-word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

async function textOf(body: string, parts: Record<string, string> = {}, row = {}): Promise<string> {
  const batch = await setWordFile(folder, body, parts, [row]);
  const pages = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
  return pages
    .map(({ texts }) => texts.map(({ text }) => text.trim()).join(" "))
    .join(" ")
    .replace(/ +/g, " ");
}

const space = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
const change = `w:id="1" w:author="A" w:date="2026-11-24T10:00:00Z"`;
const numbers = {
  "word/numbering.xml": `<w:numbering ${space}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
};
const clause = (runs: string, mark = "") =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:rPr>${mark}</w:rPr></w:pPr>${runs}</w:p>`;
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const deleted = (text: string) =>
  `<w:del ${change}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;

test("a clause whose deletion is tracked leaves no number, and those after it count as if it weren't there", async () => {
  const body = clause(run("Rent")) + clause(deleted("Pets"), `<w:del ${change}/>`) + clause(run("Deposit of {Amount}"));
  assert.equal(await textOf(body, numbers, { Amount: "900" }), "1. Rent 2. Deposit of 900");
});

test("paragraphs whose mark is deleted are one with the next", async () => {
  const body = clause(run("Rent ") + deleted("is due"), `<w:del ${change}/>`) + clause(run("of {Amount}"));
  assert.equal(await textOf(body, numbers, { Amount: "900" }), "1. Rent of 900");
});

test("rows whose deletion is tracked are gone", async () => {
  const row = (text: string, properties = "") =>
    `<w:tr><w:trPr>${properties}</w:trPr><w:tc><w:p>${text}</w:p></w:tc></w:tr>`;
  const body = `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid>${row(run("Kept"))}${row(deleted("Old"), `<w:del ${change}/>`)}${row(run("New"), `<w:ins ${change}/>`)}</w:tbl><w:p/>`;
  const document = await setWordFile(folder, body);
  assert.equal(await textOf(body), "Kept New");
  const [page] = await Array.fromAsync(readPageContents(document.pdf("pdf", new Date(0))));
  const [kept, fresh] = page?.texts.map(({ origin }) => (origin.y * 72) / 25.4) ?? [];
  assert.ok((fresh ?? 0) - (kept ?? 0) < 20, "no empty row between them");
});
