import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A word of a PDF, in points from its page's upper left corner. */
export interface PlacedWord {
  text: string;
  page: number;
  x: number;
  /** Its base line. */
  y: number;
}

/** A PDF's words as `pdftotext -bbox` parts them, page by page. */
export interface PlacedWords {
  pages: number;
  words: PlacedWord[];
}

interface Line {
  from: number;
  to: number;
  y: number;
}

/**
 * Reads where the words of a PDF stand. `pdftotext` has boxes as high as the fonts say, and programs write different
 * heights for the same letters (LibreOffice writes 0): base lines are PDF.js's.
 */
export async function readPlacedWords(path: string): Promise<PlacedWords> {
  const html = execFileSync("pdftotext", ["-bbox", path, "-"], { maxBuffer: 500_000_000 }).toString();
  const lines = await baseLines(path);
  const words: PlacedWord[] = [];
  let page = 0;
  for (const line of html.split("\n")) {
    if (line.includes("<page")) page += 1;
    const found = /xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*)<\/word>/.exec(line);
    if (!found) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = found.slice(1, 5).map(Number);
    words.push({
      text: asWritten(found[5] ?? ""),
      page,
      x: left,
      y: lineAt(lines[page - 1], left, right, top, bottom),
    });
  }
  return { pages: page, words };
}

/** LibreOffice writes bullets as private characters of its own symbol font. */
const asWritten = (text: string) => (/^(\p{Co}|[•▪■◦○●‣·])$/u.test(text) ? "•" : text);

async function baseLines(path: string): Promise<Line[][]> {
  const task = getDocument({ data: Uint8Array.from(readFileSync(path)), verbosity: 0 });
  const document = await task.promise;
  const pages: Line[][] = [];
  for (let index = 1; index <= document.numPages; index += 1) {
    const page = await document.getPage(index);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!("str" in item) || item.str.trim() === "") return [];
        const [, , , , x = 0, y = 0] = item.transform as number[];
        return [{ from: x, to: x + item.width, y: height - y }];
      }),
    );
  }
  await task.destroy();
  return pages;
}

/** The base line in a word's box; the box's lower edge for turned text, which has none. */
function lineAt(lines: readonly Line[] = [], left: number, right: number, top: number, bottom: number): number {
  const middle = (left + right) / 2;
  const within = lines.filter(({ y }) => y > top && y < bottom);
  const away = ({ from, to }: Line) => Math.max(0, from - middle, middle - to);
  const nearest = within.reduce<Line | null>((best, each) => (best && away(best) <= away(each) ? best : each), null);
  return nearest && away(nearest) < 3 ? nearest.y : bottom;
}
