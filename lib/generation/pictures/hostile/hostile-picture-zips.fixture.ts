import type { HostileCase } from "../../spreadsheet/hostile/hostile-case.fixture.ts";
import { makeZip } from "../../spreadsheet/workbook/make-workbook.fixture.ts";
import { hostileJpegs, jpegOfLargeProfile, jpegOfManyScans } from "./hostile-jpegs.fixture.ts";
import { flatPng, hostilePngs } from "./hostile-pngs.fixture.ts";
import { hostileSvgs } from "./hostile-svgs.fixture.ts";
import { hostileWebps } from "./hostile-webps.fixture.ts";

const good = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A ZIP of these images and an ordinary one. */
function zipOf(ending: string, contents: Buffer[]): Buffer {
  const entries = contents.map((data, at) => ({ name: `${at}.${ending}`, data, deflate: ending === "svg" }));
  return makeZip([{ name: "good.png", data: good }, ...entries]);
}

const all = (cases: HostileCase[], part: RegExp) => () =>
  cases.filter(({ name }) => part.test(name)).map(({ content }) => content());
const repeated = (count: number, content: () => Buffer) => () => {
  const data = content();
  return Array.from({ length: count }, () => data);
};

const contents: [what: string, ending: string, pictures: () => Buffer[], outcome: HostileCase["outcome"]][] = [
  ["PNGs that are cut", "png", all(hostilePngs, /cut/), "read"],
  ["PNGs with false headers", "png", all(hostilePngs, /PNG with (?:width|height|depth|color)/), "read"],
  ["JPEGs that are cut", "jpg", all(hostileJpegs, /cut/), "read"],
  ["JPEGs with false frames", "jpg", all(hostileJpegs, /JPEG of/), "read"],
  ["WebPs that are cut", "webp", all(hostileWebps, /cut/), "read"],
  ["WebPs with false sizes", "webp", all(hostileWebps, /claims/), "read"],
  ["SVGs beyond their budgets", "svg", all(hostileSvgs, /SVG of (?:9|20_000|600|60) /), "read"],
  ["20 PNGs of 50 megapixels", "png", repeated(20, flatPng), "read"],
  ["a JPEG with a profile of 15 MB", "jpg", repeated(1, jpegOfLargeProfile), "read"],
  ["10 JPEGs of 2,000 scans", "jpg", repeated(10, jpegOfManyScans), "read"],
  ["2,100 pictures", "png", repeated(2_100, () => good), "too_many_pictures"],
  ["a picture of 25 MB", "png", repeated(1, () => Buffer.alloc(25_000_000, good)), "read"],
];

/** ZIPs whose hostile images must not affect any other image. */
export const hostilePictureZips: HostileCase[] = [
  ...contents.map(([what, ending, pictures, outcome]) => ({
    name: `a ZIP of ${what}`,
    content: () => zipOf(ending, pictures()),
    outcome,
  })),
];

/** ZIPs of individually harmless images: they are rejected once they have used up their time. */
export const slowPictureZips: HostileCase[] = [
  {
    name: "a ZIP of 1,990 PNGs of 50 megapixels",
    content: () => zipOf("png", repeated(1_990, flatPng)()),
    outcome: "too_large",
  },
  {
    name: "a ZIP of 340 SVGs of 390,000 attributes",
    content: () =>
      zipOf(
        "svg",
        all(hostileSvgs, /2600 elements of 150/)().flatMap((svg) => repeated(340, () => svg)()),
      ),
    outcome: "too_large",
  },
];
