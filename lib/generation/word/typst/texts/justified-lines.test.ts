import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { readPageContents } from "../../../templates/checks/printed/page-content.fixture.ts";
import { setWordFile } from "../set-word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

/** Where the last letters of a body's lines end, in points, from the top. */
async function endsOf(body: string, parts: Record<string, string> = {}): Promise<number[]> {
  const batch = await setWordFile(folder, body, parts);
  const [page] = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
  const lines = Map.groupBy(page?.texts ?? [], ({ origin }) => Math.round(origin.y));
  return lines
    .entries()
    .toArray()
    .toSorted(([one], [other]) => one - other)
    .map(([, texts]) => Math.round((Math.max(...texts.map(({ box }) => box.right)) * 72) / 25.4));
}

const paragraph = (align: string) =>
  `<w:p><w:pPr><w:jc w:val="${align}"/></w:pPr><w:r><w:t>Two words</w:t><w:br/><w:t>end here</w:t></w:r></w:p>`;
const compat = (setting: string) => ({
  "word/settings.xml": `<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:compat>${setting}</w:compat></w:settings>`,
});

test("a justified line that ends with a line break is as wide as others, unless the file says otherwise", async () => {
  const right = 612 - 72;
  const [broken, last = 0] = await endsOf(paragraph("both"));
  assert.equal(broken, right);
  assert.ok(last < 200, `${last}`);
  for (const [body, parts] of [
    [paragraph("left"), {}],
    [paragraph("both"), compat("<w:doNotExpandShiftReturn/>")],
  ] as const) {
    const [first = right] = await endsOf(body, parts);
    assert.ok(first < 200, `${first}`);
  }
});
