import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { unpacked } from "../../archive/pdf/spelled.fixture.ts";
import { splitPdf } from "../../archive/pdf/split.ts";
import { readCatalogue } from "../catalogue.ts";
import { copiedTexts, rasterise } from "./printed/rasterise.fixture.ts";
import { scripts } from "./scripts/scripts.fixture.ts";
import { csvOf, fitSheet, typesetDocuments } from "./typeset-sheet.fixture.ts";

const createdAt = new Date(Date.UTC(2026, 10, 21));
const texts = Object.values(scripts);
/** In each script a row of its own, with an emoji: Type 3, TrueType and CFF fonts. */
const sheets: Record<string, string[][]> = {
  certificate: [["Full name", "Course"], ...texts.map(({ person, thing }) => [`${person} 🎓`, thing])],
  badge: [["Name", "Company", "Role"], ...texts.map(({ person, organisation, role }) => [person, organisation, role])],
};

async function typesetBothWays(id: string, rows: string[][]) {
  const { assignment, documents } = await fitSheet(readCatalogue(process.cwd()).find(id), csvOf(rows));
  const batch = typesetDocuments(assignment, documents);
  const sources = documents.map(({ title }, index) => ({ title, pages: batch.pages[index] ?? 1 }));
  return { batch, sources, alone: documents.map((document) => typesetDocuments(assignment, [document])) };
}

describe("a document from a batch, with fonts of only its glyphs", () => {
  for (const [id, rows] of Object.entries(sheets)) {
    let typeset: ReturnType<typeof typesetBothWays> | undefined;
    for (const standard of ["pdf", "pdf/a-3a"] as const) {
      test(`looks and reads as it does alone: ${id}, ${standard}`, async () => {
        // Laid out once for both standards.
        typeset ??= typesetBothWays(id, rows);
        const { batch, sources, alone: batches } = await typeset;
        const split = splitPdf(batch.pdf(standard, createdAt), sources);
        assert.equal(split.length, texts.length);
        for (const [index, { title }] of sources.entries()) {
          const [alone, own] = [batches[index]?.pdf(standard, createdAt), split[index]];
          assert.ok(alone && own);
          const [aloneInOrder = alone] = splitPdf(alone, [{ title, pages: 1 }]);
          assert.deepEqual(await copiedTexts(own), await copiedTexts(aloneInOrder));
          assert.deepEqual(await Array.fromAsync(rasterise(own, 110)), await Array.fromAsync(rasterise(alone, 110)));
          assert.deepEqual(glyphsIn(own), glyphsIn(alone), `${rows[index + 1]}`);
          assert.ok(own.length < alone.length * 0.85, `${own.length} of ${alone.length} bytes`);
        }
      });
    }
  }
});

/** What the PDF says of its glyphs but the box for missing ones, which a font alone always has: widths and texts. */
function glyphsIn(pdf: Uint8Array): unknown {
  const source = unpacked(pdf);
  // Not the widths of a cross-reference stream.
  const widths = [...source.matchAll(/\/W \[(?!1 \d [12]\])((?:[^[\]]|\[[^\]]*\])*)\]/g)].map(([, items = ""]) =>
    widthsOf(items),
  );
  const characters = [...source.matchAll(/^<[\dA-F]+> <([\dA-F]+)>$/gim)].map(([, text = ""]) => text.toUpperCase());
  return { widths: widths.flat().sort(), characters: characters.sort() };
}

/** Without glyph 0: `first [width ...]` or `first last width` (ISO 32000-1, 9.7.4.3). */
function widthsOf(items: string): string[] {
  return [...items.matchAll(/(\d+)\s*\[([^\]]*)\]|(\d+) (\d+) ([\d.]+)/g)].flatMap(
    ([, start, listed = "", first, last, width = ""]) => {
      if (start !== undefined)
        return listed
          .trim()
          .split(/\s+/)
          .slice(start === "0" ? 1 : 0);
      return Array<string>(Number(last) - Math.max(1, Number(first)) + 1).fill(width);
    },
  );
}
