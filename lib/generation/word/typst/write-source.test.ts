import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { isFormat } from "../../mapping/merge/compile-values.ts";
import { localeFacts } from "../../mapping/values/locale.ts";
import { createTypesetter } from "../../typesetting/typesetter.ts";
import { readWordFile } from "../read-word-file.ts";
import { makeWordFile } from "../word-file.fixture.ts";
import { writeSource } from "./write-source.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));
const typesetter = createTypesetter(process.cwd());

/** The pages of a Word file with this body, as a drawing. */
async function drawn(body: string): Promise<string> {
  const [path, source] = [join(folder, "file.docx"), join(folder, "file.typ")];
  writeFileSync(path, makeWordFile(body));
  writeFileSync(source, writeSource(await readWordFile(path, limits, isFormat)).source);
  const batch = { template: "", title: "", settings: {}, author: null, locale: localeFacts("en-GB"), sheet: null };
  return typesetter
    .typeset({ ...batch, images: {}, word: { source, images: {} }, records: [{ values: {}, settings: {} }] })
    .svg();
}

test("an underlined tab is the line for a signature, up to its stop", async () => {
  const signature = (look: string) =>
    `<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="4320"/></w:tabs></w:pPr><w:r><w:rPr>${look}</w:rPr><w:tab/></w:r></w:p>`;
  const lines = (svg: string) => [...svg.matchAll(/<path[^>]*stroke="#ff0000"[^>]*d="M 0 0h 216 "/g)].length;
  assert.equal(lines(await drawn(signature('<w:u w:val="single"/><w:color w:val="FF0000"/>'))), 1);
  assert.equal(lines(await drawn(signature('<w:color w:val="FF0000"/>'))), 0);
});
