import assert from "node:assert/strict";
import { readPageContents } from "../../templates/checks/printed/page-content.fixture.ts";
import { setWordFile } from "./set-word-file.fixture.ts";

export interface PlacedText {
  text: string;
  page: number;
  /** Where it begins on its base line, in points from the page's top left corner. */
  x: number;
  y: number;
  /** Where its box ends. */
  right: number;
  size: number;
}

/** For tests only: the texts of a Word file, set once for each of these rows, and where they begin. */
export async function placedTexts(
  folder: string,
  body: string,
  parts: Record<string, string> = {},
  rows: Record<string, unknown>[] = [{}],
): Promise<PlacedText[]> {
  const batch = await setWordFile(folder, body, parts, rows);
  const found: PlacedText[] = [];
  let page = 0;
  for await (const { texts } of readPageContents(batch.pdf("pdf", new Date(0)))) {
    page += 1;
    const points = (length: number) => (length * 72) / 25.4;
    for (const { text, origin, box, size } of texts) {
      const [x, y, right] = [origin.x, origin.y, box.right].map(points) as [number, number, number];
      found.push({ ...{ text: text.trim(), page, x, y, right }, size: points(size) });
    }
  }
  return found;
}

/** For tests only: the one of these that reads so. */
export function findText(all: readonly PlacedText[], text: string): PlacedText {
  const found = all.find((each) => each.text === text);
  assert.ok(found, `${text} is not among ${all.map((each) => each.text).join(" | ")}`);
  return found;
}
