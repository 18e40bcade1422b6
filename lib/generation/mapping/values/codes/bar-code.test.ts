import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import type { TradeNumbers } from "#lib/generation/spreadsheet/table.ts";
import type { BarCodeKind } from "../../fit/fit.ts";
import { barCode, hasRestoredZeros, likelyBarCode } from "./bar-code.ts";

const wasm = readFileSync(join(process.cwd(), "node_modules/zxing-wasm/dist/reader/zxing_reader.wasm"));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

const code = (text: string, kind: BarCodeKind, column?: TradeNumbers) => {
  const made = barCode(text, kind, column);
  assert.ok("svg" in made, JSON.stringify(made));
  return made;
};

/** What a scanner reads from the bars, at three pixels per module, with quiet zones of eleven modules. */
async function scan(text: string, kind: BarCodeKind): Promise<string | undefined> {
  const { svg, modules } = code(text, kind);
  const [scale, quiet, height] = [3, 11, 60];
  const width = (modules + 2 * quiet) * scale;
  const line = new Uint8ClampedArray(width * 4).fill(255);
  for (const [, x, wide] of svg.matchAll(/M(\d+) 0h(\d+)v1/g)) {
    const start = (Number(x) + quiet) * scale;
    for (let pixel = start; pixel < start + Number(wide) * scale; pixel++) line.fill(0, pixel * 4, pixel * 4 + 3);
  }
  const data = new Uint8ClampedArray(line.length * height);
  for (let row = 0; row < height; row++) data.set(line, row * line.length);
  const image = { width, height, data, colorSpace: "srgb" } as ImageData;
  const [read] = await readBarcodes(image, { formats: ["EAN13", "Code128"] });
  return read?.text;
}

test("makes bars that a scanner reads as their text", async () => {
  for (const text of [
    "A",
    "SKU-00017/b",
    "1234567890",
    "Ab12345678cd 90",
    "~!\"#$%&'()*+,-./:;<=>?@[]^_`{|}",
    "x".repeat(48),
  ]) {
    assert.equal(await scan(text, "code-128"), text);
  }
  for (let number = 0; number < 200; number += 7) {
    const { text } = code(`40063813${String(number).padStart(4, "0")}`, "ean-13");
    assert.equal(text.length, 13);
    assert.equal(await scan(text, "ean-13"), text);
  }
  assert.equal(await scan("036000291452", "upc-a"), "0036000291452");
});

test("adds a missing check digit of a trade item number", () => {
  assert.equal(code("400638133393", "ean-13").text, "4006381333931");
  assert.equal(code("978-3-16-148410-0", "ean-13").text, "9783161484100");
  assert.equal(code("03600029145", "upc-a").text, "036000291452");
  assert.equal(code("4006381333931", "ean-13").modules, 95);
});

/** Spread over all lengths and digits. */
const products = Array.from({ length: 500 }, (_, index) => (index + 1) * 73_939_133);

/** Computes the check digit by GS1's published sums, independently of the code under test. */
function withCheck(digits: string): string {
  const [odd, even] = [0, 1].map((start) => {
    const every = [...digits].reverse().filter((_, index) => index % 2 === start);
    return every.reduce((sum, digit) => sum + Number(digit), 0);
  });
  return digits + String((1_000 - (odd ?? 0) * 3 - (even ?? 0)) % 10);
}

const whole: TradeNumbers = { checked: 40, unchecked: 1 };
const cut: TradeNumbers = { checked: 4, unchecked: 36 };

test("restores the leading zeros that a spreadsheet program dropped, where the column's check digits fit", () => {
  assert.equal(code("36000291452", "upc-a").text, "036000291452");
  assert.equal(code("036000291452", "ean-13").text, "0036000291452");
  assert.equal(code("36000291452", "ean-13", whole).text, "0036000291452");
  assert.equal(code("9800895007", "upc-a", whole).text, "009800895007");
  for (const product of products) {
    const upc = withCheck(String(product).padStart(11, "0").slice(0, 11));
    const ean = withCheck(`40${String(product).padStart(10, "0").slice(0, 10)}`);
    const lost = upc.replace(/^0{1,2}/, "");
    assert.equal(code(upc, "upc-a", whole).text, upc);
    assert.equal(code(lost, "upc-a", whole).text, upc, lost);
    assert.equal(hasRestoredZeros(code(lost, "upc-a", whole), lost), lost !== upc, lost);
    assert.equal(code(ean, "ean-13", whole).text, ean);
  }
});

test("adds check digits to a column that has none, to those too that end in one by chance", () => {
  for (const product of products) {
    const upc = String(product).padStart(11, "1").slice(-11);
    const ean = `40${String(product).padStart(10, "0").slice(-10)}`;
    assert.equal(code(upc, "upc-a", cut).text, withCheck(upc));
    assert.equal(code(ean, "ean-13", cut).text, withCheck(ean));
    assert.equal(hasRestoredZeros(code(ean, "ean-13", cut), ean), false);
  }
});

test("asks for the full number if the column doesn't show what is missing", () => {
  for (const [text, column] of [
    ["36000291452", { checked: 5, unchecked: 6 }],
    ["36000291453", { checked: 5, unchecked: 6 }],
    ["36000291453", whole],
    ["600029145", whole],
  ] as const) {
    const refused = barCode(text, "upc-a", column);
    assert.ok("wording" in refused, text);
    assert.match(refused.message, /has (?:11|9) digits; a barcode \(UPC-A\) has 12/);
  }
});

test("says why a text has no bars", () => {
  const faults: [string, BarCodeKind, RegExp][] = [
    ["4006381333930", "ean-13", /the last digit of this barcode \(.+\) should be 1/],
    ["40063813339", "ean-13", /has 11 digits; a barcode \(EAN-13\) has 13/],
    ["4006381x33931", "ean-13", /doesn’t have the 13 digits/],
    ["036000291453", "upc-a", /the last digit of this barcode \(.+\) should be 2/],
    ["Müsli", "code-128", /contains “ü”/],
    ["x".repeat(49), "code-128", /a barcode \(Code 128\) can have 48 characters/],
  ];
  for (const [text, kind, fault] of faults) {
    const refused = barCode(text, kind);
    assert.ok("wording" in refused, text);
    assert.match(refused.message, fault);
  }
});

test("finds the bars that a text is likely to be meant for", () => {
  assert.equal(likelyBarCode("4006381333931"), "ean-13");
  assert.equal(likelyBarCode("978-3-16-148410-0"), "ean-13");
  assert.equal(likelyBarCode("036000291452"), "upc-a");
  assert.equal(likelyBarCode("4006381333930"), "code-128");
  assert.equal(likelyBarCode("36000291452"), "code-128");
  assert.equal(likelyBarCode("36000291452", { checked: 2, unchecked: 0 }), "code-128");
  assert.equal(likelyBarCode("36000291452", whole), "upc-a");
  assert.equal(likelyBarCode("36000291453", whole), "code-128");
  assert.equal(likelyBarCode("AB-1234"), "code-128");
  assert.equal(likelyBarCode("https://example.com/p/17?from=tag"), null);
  assert.equal(likelyBarCode("Müsli"), null);
});
