import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setWordFile } from "./set-word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

/** Where the corners of the red frames are on a page of 400 by 300 points with margins of 50. */
async function cornersOf(from: string, style: string): Promise<string[]> {
  const borders = ["top", "left"].map(
    (side) => `<w:${side} w:val="${style}" w:sz="16" w:space="10" w:color="FF0000"/>`,
  );
  const body = `<w:p/><w:sectPr><w:pgSz w:w="8000" w:h="6000"/><w:pgMar w:top="1000" w:right="1000" w:bottom="1000" w:left="1000"/><w:pgBorders w:offsetFrom="${from}">${borders.join("")}</w:pgBorders></w:sectPr>`;
  const svg = (await setWordFile(folder, body)).svg();
  return [...svg.matchAll(/fill="#ff0000"[^>]*transform="matrix\(1 0 0 1 ([\d.]+ [\d.]+)\)"/g)].map(
    ([, at]) => at ?? "",
  );
}

test("double borders of a page are two lines, outwards from the text and inwards from the page's edge", async () => {
  // Lines of 2 points, 2 points apart, and 10 points from the text or the edge.
  assert.deepEqual(await cornersOf("text", "double"), ["35 35", "39 39"]);
  assert.deepEqual(await cornersOf("text", "single"), ["39 39"]);
  assert.deepEqual(await cornersOf("page", "double"), ["11 11", "15 15"]);
  // Of 2, 1 and 1 point: the middles of the lines are 2.5 points apart.
  assert.deepEqual(await cornersOf("text", "thinThickMediumGap"), ["37 37", "39.5 39.5"]);
  assert.deepEqual(await cornersOf("page", "thickThinMediumGap"), ["10.5 10.5", "13 13"]);
});
