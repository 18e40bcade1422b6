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

/** How wide the red lines around a paragraph are, how far outside of its text, and their dashes: the outer one first. */
async function strokesAround(kind: string) {
  const sides = ["top", "left", "bottom", "right"].map(
    (side) => `<w:${side} w:val="${kind}" w:sz="16" w:space="4" w:color="FF0000"/>`,
  );
  const svg = (await setWordFile(folder, paragraph("A", `<w:pBdr>${sides.join("")}</w:pBdr>`))).svg();
  const found = svg.matchAll(
    /stroke="#ff0000" stroke-width="([\d.]+)"[^>]*stroke-dasharray="([^"]*)" transform="matrix\(1 0 0 1 -([\d.]+) /g,
  );
  return Array.from(found, ([, width, dashes, left]) => [Number(width), Number(left), dashes]);
}

for (const [kind, lines] of Object.entries({
  single: [[2, 6, ""]],
  thick: [[4, 8, ""]],
  wave: [[2, 6, ""]],
  double: [
    [2, 10, ""],
    [2, 6, ""],
  ],
  triple: [
    [2, 10, ""],
    [2, 6, ""],
  ],
  thinThickSmallGap: [
    [2, 7.5, ""],
    [0.75, 5.38, ""],
  ],
  thickThinMediumGap: [
    [1, 8, ""],
    [2, 5.5, ""],
  ],
  thinThickThinLargeGap: [
    [0.75, 8.25, ""],
    [1.5, 5.13, ""],
  ],
  dotted: [[2, 6, "0.5 1"]],
  dashed: [[2, 6, "8 2.5"]],
  dashSmallGap: [[2, 6, "3 1"]],
  dotDash: [[2, 6, "8 2.5 2.5 2.5"]],
  dotDotDash: [[2, 6, "8 2.5 2.5 2.5 2.5 2.5"]],
}))
  test(`a border of kind ${kind} has ${lines.length} lines, as wide, as far apart and with the dashes that LibreOffice draws`, async () => {
    assert.deepEqual(await strokesAround(kind), lines);
  });
