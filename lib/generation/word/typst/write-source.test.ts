import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setWordFile } from "./set-word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

/** The pages of a Word file with this body, as a drawing. */
const drawn = async (body: string) => (await setWordFile(folder, body)).svg();

test("an underlined tab is the line for a signature, up to its stop", async () => {
  const signature = (look: string) =>
    `<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="4320"/></w:tabs></w:pPr><w:r><w:rPr>${look}</w:rPr><w:tab/></w:r></w:p>`;
  const lines = (svg: string) => [...svg.matchAll(/<path[^>]*stroke="#ff0000"[^>]*d="M 0 0h 216 "/g)].length;
  assert.equal(lines(await drawn(signature('<w:u w:val="single"/><w:color w:val="FF0000"/>'))), 1);
  assert.equal(lines(await drawn(signature('<w:color w:val="FF0000"/>'))), 0);
});
