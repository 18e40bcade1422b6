import assert from "node:assert/strict";
import { test } from "node:test";
import { readCatalogue } from "../templates/catalogue.ts";
import { readPageContents } from "../templates/checks/printed/page-content.fixture.ts";
import { csvOf, fitSheet, typesetDocuments } from "../templates/checks/typeset-sheet.fixture.ts";
import { kindColors, kindPalette, withKindColors } from "./kind-colors.ts";

const template = readCatalogue(process.cwd()).find("badge");

async function fitOf(kinds: string[], settings = {}) {
  const rows = kinds.map((kind, index) => [`Guest ${index}`, kind]);
  const sheet = await fitSheet(template, csvOf([["Name", "Ticket"], ...rows]), settings);
  const { fit } = sheet.assignment;
  return { ...sheet, fit: { ...fit, mapping: { ...fit.mapping, colorBy: { column: "Ticket" } } } };
}

/** WCAG 2.2, contrast ratio of a colour with white. */
function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

test("white text is legible on every colour of the palette, and no colour comes twice", () => {
  for (const color of kindPalette) assert.ok(contrastWithWhite(color) >= 4.5, `${color} ${contrastWithWhite(color)}`);
  assert.equal(new Set(kindPalette).size, kindPalette.length);
});

test("each value has its own colour, in the order of the sheet, and a chosen one stays", async () => {
  const { fit } = await fitOf(["VIP", " Press", "VIP", "", "constructor", "Staff"], {
    colors: { Press: "#1d5fa8" },
  });
  assert.deepEqual(kindColors(fit).colors, {
    VIP: "#b3261e",
    Press: "#1d5fa8",
    constructor: "#1b7340",
    Staff: "#7a3c9e",
  });
});

test("a corrected cell's value has a colour too", async () => {
  const { fit } = await fitOf(["VIP", "Prss"]);
  assert.deepEqual(Object.keys(kindColors(fit, [[2, 1, "Press"]]).colors ?? {}), ["VIP", "Prss", "Press"]);
});

test("a column of names has no colours, and without a column nothing is coloured", async () => {
  const { fit } = await fitOf(Array.from({ length: 13 }, (_, index) => `Kind ${index}`));
  assert.deepEqual(kindColors(fit), { colors: {} });
  assert.deepEqual(kindColors({ ...fit, mapping: { ...fit.mapping, colorBy: null } }), {});
});

test("a badge is drawn in its value's colour, and one without a value in the accent colour", async () => {
  const kinds = ["VIP", "Press", ""];
  const { fit, assignment, documents } = await fitOf(kinds, { style: "bold", accent: "#223344" });
  const set = { ...assignment, fit: { ...fit, settings: withKindColors(fit, []) } };
  const colored = documents.map((document, index) => ({
    ...document,
    values: { ...document.values, colorBy: kinds[index] || null },
  }));
  const svg = typesetDocuments(set, colored).svg();
  const found = ["#1d5fa8", "#b3261e", "#223344"].map((color) => svg.indexOf(`fill="${color}"`));
  assert.ok(
    found.every((at) => at >= 0) && found.toSorted((one, other) => one - other).join() === found.join(),
    found.join(),
  );
  assert.equal(
    (await Array.fromAsync(readPageContents(typesetDocuments(set, colored).pdf("pdf", new Date(0))))).length,
    3,
  );
});
