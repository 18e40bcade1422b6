import assert from "node:assert/strict";
import { test } from "node:test";
import { type Design, DesignSchema } from "#lib/contracts/designs/design.ts";
import type { Symbology } from "#lib/contracts/designs/design-elements.ts";
import { drawnDesign } from "#lib/generation/designs/drawn-design.ts";
import { elementCode } from "#lib/generation/mapping/elements/element-code.ts";
import { localeFacts } from "#lib/generation/mapping/values/locale.ts";
import { createTypesetter } from "#lib/generation/typesetting/typesetter.ts";
import { readPageContents } from "../printed/page-content.fixture.ts";
import { readCodes } from "./codes.fixture.ts";

const typesetter = createTypesetter(process.cwd());
const kinds: [symbology: Symbology, text: string, format: string][] = [
  ["qr", "https://example.org/Zoë?n=1", "QRCode"],
  ["data-matrix", "Müller 4711", "DataMatrix"],
  ["aztec", "https://example.org/4711", "Aztec"],
  ["pdf417", "ABC-4711 first row", "PDF417"],
  ["ean-13", "4006381333931", "EAN13"],
  ["upc-a", "036000291452", "UPCA"],
  ["code-128", "AB-12 c", "Code128"],
  ["itf-14", "09521234567882", "ITF"],
];

function typeset(size: { width: number; height: number }) {
  const gap = 45;
  const elements = kinds.map(([symbology], index) => {
    const place = { page: 1, x: 10 + (index % 2) * 95, y: 10 + Math.floor(index / 2) * gap };
    return { ...place, ...size, id: `c${index}`, kind: "code", symbology, value: "{Code}" };
  });
  const design: Design = DesignSchema.parse({ version: 1, pages: [{ width: 210, height: 200 }], elements });
  const values = Object.fromEntries(kinds.map(([kind, text], index) => [`c${index}`, elementCode(kind, text)]));
  const frame = {
    template: "design",
    title: "Codes",
    author: null,
    locale: localeFacts("en-GB"),
    sheet: null,
    images: {},
  };
  return typesetter.typeset({
    ...frame,
    settings: { design: drawnDesign(design) },
    records: [{ values, settings: {} }],
  });
}

test("a scanner reads every kind of code in a design", async () => {
  const typed = typeset({ width: 60, height: 35 });
  assert.deepEqual(typed.tooLong, []);
  const [found = []] = await Array.fromAsync(readCodes(typed.pdf("pdf", new Date(0)), 300));
  const read = found.map(({ text }) => text);
  for (const [kind, text] of kinds)
    assert.ok(
      read.some((each) => each === text || each === `0${text}`),
      `${kind}: ${read}`,
    );
});

test("an ITF-14 has bearer bars of two modules above and below it, as wide as its bars", async () => {
  const itf = typeset({ width: 60, height: 35 }).pdf("pdf", new Date(0));
  const [page] = await Array.fromAsync(readPageContents(itf));
  const bars = page?.shapes.filter(({ box: { left, right, top, bottom } }) => {
    // With 10 modules of white on either side, in 60 mm.
    const module = (60 - (right - left)) / 20;
    return module > 0 && right - left > 45 && Math.abs(bottom - top - 2 * module) < 0.05;
  });
  assert.equal(bars?.length, 2);
});

test("a code that is too fine for a scanner is reported, not printed", () => {
  const { tooLong } = typeset({ width: 4, height: 4 });
  assert.deepEqual(
    tooLong.map(({ field, points }) => [field, points]),
    kinds.map((_, index) => [`c${index}`, 0]),
  );
});
