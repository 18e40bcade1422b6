import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { findText, placedTexts } from "../typst/placed-texts.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const space = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
const part = (tag: string, content: string) =>
  `<w:${tag} ${space}><w:p><w:r><w:t>${content}</w:t></w:r></w:p></w:${tag}>`;
const line = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** Where a sheet with a margin of 20 points begins and ends; its headers and footers begin at 36. */
async function edges(references: string): Promise<[top: number, pages: number]> {
  const page = `<w:pgSz w:w="8000" w:h="4000"/><w:pgMar w:left="400" w:right="400" w:top="400" w:bottom="400" w:header="720" w:footer="720"/>`;
  const tall = `<w:p><w:pPr><w:spacing w:line="2900" w:lineRule="exact"/></w:pPr><w:r><w:t>Tall</w:t></w:r></w:p>`;
  const parts = { "word/header1.xml": part("hdr", "Head"), "word/footer2.xml": part("ftr", "Foot") };
  const body = `${line("First")}${tall}<w:sectPr>${references}${page}</w:sectPr>`;
  const all = await placedTexts(folder, body, parts);
  return [findText(all, "First").y, findText(all, "Tall").page];
}

test("a sheet without headers and footers has its own margins, however far these would be from the edge", async () => {
  const [top, page] = await edges("");
  assert.ok(top > 20 && top < 32, `${top}`);
  assert.equal(page, 1);
  const [below, next] = await edges(
    `<w:headerReference w:type="default" r:id="rId1"/><w:footerReference w:type="default" r:id="rId2"/>`,
  );
  assert.ok(below > 46, `${below}`);
  assert.equal(next, 2);
});
