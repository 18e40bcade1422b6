import assert from "node:assert/strict";
import { test } from "node:test";
import { fontFolders } from "./fonts.ts";
import { readGlyphCoverage } from "./glyph-coverage.ts";

const covers = readGlyphCoverage(fontFolders(process.cwd()));
const missing = (text: string) => [...text].filter((character) => !covers(character.codePointAt(0) ?? 0)).join("");

test("knows the letters of Latin, Greek and Cyrillic scripts, and what stands between them", () => {
  assert.equal(missing("Łódź Åžebnem Ærø İstanbul ĞŞ Nguyễn ‘quoted’ – 1 234,50 € ½ №"), "");
  assert.equal(missing("Ελλάδα ΐ Χρήστος, Ещё Київ Љубљана Ғалым"), "");
});

test("knows which characters would come out as boxes", () => {
  assert.equal(missing("Ann 漢字 अ 🦄"), "漢字अ🦄");
});

test("does not ask for a glyph of what is never drawn", () => {
  assert.equal(missing("a\u200db\ufe0f\u00ad\n\u2066c\u2069"), "");
});
