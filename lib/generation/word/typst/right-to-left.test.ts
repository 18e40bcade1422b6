import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { readPageContents } from "../../templates/checks/printed/page-content.fixture.ts";
import { setWordFile } from "./set-word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

/** Where texts begin and end, in points. */
async function placesOf(body: string) {
  const batch = await setWordFile(folder, body);
  const [page] = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
  const points = (length: number) => (length * 72) / 25.4;
  return (page?.texts ?? []).map(({ text, origin, box }) => ({ text, from: points(origin.x), to: points(box.right) }));
}

const paragraph = (properties: string, text: string) =>
  `<w:p><w:pPr><w:bidi/>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const [left, right] = [72, 612 - 72];
const near = (one: number | undefined, other: number) => Math.abs((one ?? 0) - other) < 0.5;

test("a paragraph that is written from the right begins there, with its indent, and ends where it says right", async () => {
  const [plain, indented, ended] = await placesOf(
    paragraph("", "Start") +
      paragraph(`<w:ind w:left="720"/>`, "Indented") +
      paragraph(`<w:jc w:val="right"/>`, "Ended"),
  );
  assert.ok(near(plain?.to, right), `${plain?.to}`);
  assert.ok(near(indented?.to, right - 36), `${indented?.to}`);
  assert.ok(near(ended?.from, left), `${ended?.from}`);
});

test("the first column of a table that is written from the right is its right one", async () => {
  const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
  const table = (properties: string) =>
    `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="3000"/></w:tblGrid><w:tr>${cell("One")}${cell("Two")}</w:tr></w:tbl><w:p/>`;
  const mirrored = await placesOf(table("<w:bidiVisual/>"));
  const [one, two] = ["One", "Two"].map((wanted) => mirrored.find(({ text }) => text === wanted));
  // The table ends at the right margin, and its columns are 100 and 150 points wide.
  assert.ok(near(one?.from, right - 100 + 5.4), `${one?.from}`);
  assert.ok(near(two?.from, right - 250 + 5.4), `${two?.from}`);
  const [first, second] = await placesOf(table(""));
  assert.ok((first?.from ?? 0) < (second?.from ?? 0));
});
