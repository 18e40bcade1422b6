import { execFileSync } from "node:child_process";

interface Page {
  width: number;
  height: number;
  /** By pixel, 0 for white to 255 for black. */
  ink: Uint8Array;
}

/** Low enough that a letter's shape matters less than where it stands: a pixel is 2 points wide. */
const dotsPerInch = 36;
const mostPages = 5;

/**
 * How different the first pages of two PDFs look, from 0 to 1: the ink that only one of them has at a place, as a share
 * of the ink of both. White paper counts nothing. Pages that one of them lacks are all different.
 */
export function inkDifference(ours: string, theirs: string): number {
  const [own, other] = [drawnPages(ours), drawnPages(theirs)];
  let [different, all] = [0, 0];
  for (let page = 0; page < Math.max(own.length, other.length); page += 1) {
    const [one, two] = [own[page], other[page]];
    const [width, height] = [Math.max(one?.width ?? 0, two?.width ?? 0), Math.max(one?.height ?? 0, two?.height ?? 0)];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const [a, b] = [inkAt(one, x, y), inkAt(two, x, y)];
        different += Math.abs(a - b);
        all += a + b;
      }
    }
  }
  return all === 0 ? 0 : different / all;
}

const inkAt = (page: Page | undefined, x: number, y: number) =>
  page && x < page.width && y < page.height ? (page.ink[y * page.width + x] ?? 0) : 0;

/** The PGM images that `pdftoppm` writes one after the other. */
function drawnPages(path: string): Page[] {
  const options = ["-gray", "-r", String(dotsPerInch), "-l", String(mostPages), path];
  const images = execFileSync("pdftoppm", options, { maxBuffer: 500_000_000 });
  const pages: Page[] = [];
  for (let at = 0; at < images.length; ) {
    const [header = "", width = "0", height = "0"] =
      /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(images.toString("latin1", at, at + 40)) ?? [];
    if (header === "") throw new Error(`${path} is no picture from byte ${at}`);
    const start = at + header.length;
    at = start + Number(width) * Number(height);
    pages.push({
      width: Number(width),
      height: Number(height),
      ink: images.subarray(start, at).map((grey) => 255 - grey),
    });
  }
  return pages;
}
