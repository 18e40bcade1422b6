import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { readPageContents } from "../../templates/checks/printed/page-content.fixture.ts";
import { setWordFile } from "./set-word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

/** The base lines of a body's texts, in points. */
async function linesOf(body: string): Promise<number[]> {
  const batch = await setWordFile(folder, body);
  const [page] = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
  return (page?.texts ?? []).map(({ origin }) => (origin.y * 72) / 25.4);
}

const border = (side: string, more = "") => `<w:${side} w:val="single" w:sz="8" w:space="4" w:color="auto" ${more}/>`;
const box = (...more: string[]) =>
  `<w:pBdr>${["top", "left", "bottom", "right"].map((side) => border(side)).join("")}${more.join("")}</w:pBdr>`;
const paragraph = (text: string, properties = "") =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** How far the second of two paragraphs is below the first. */
async function step(first: string, second: string): Promise<number> {
  const [one = 0, two = 0] = await linesOf(paragraph("A", first) + paragraph("B", second));
  return Math.round((two - one) * 10) / 10;
}

test("paragraphs with the same borders stand in one box, without lines between them", async () => {
  const plain = await step("", "");
  assert.equal(await step(box(), box()), plain);
  // Each border takes its width and its distance.
  const room = 1 + 4;
  assert.equal(await step(box(), `${box()}<w:ind w:left="400"/>`), plain + 2 * room);
  assert.equal(await step(box(), box(border("between"))), plain + 2 * room);
  assert.equal(await step(box(border("between")), box(border("between"))), plain + room);
});

test("what is between the paragraphs of a box stays between them", async () => {
  const spacing = (before: number, after: number) => `<w:spacing w:before="${before * 20}" w:after="${after * 20}"/>`;
  const plain = await step("", "");
  assert.equal(await step(box() + spacing(0, 12), box() + spacing(6, 0)), plain + 12);
  const ruled = `<w:pBdr>${border("bottom")}</w:pBdr>`;
  assert.equal(await step(ruled + spacing(0, 12), ruled + spacing(0, 12)), plain + 12);
});
