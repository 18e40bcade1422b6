import assert from "node:assert/strict";
import { test } from "node:test";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import { spelledTexts } from "../../archive/pdf/spelled.fixture.ts";
import { completeSettings } from "../../mapping/fit/fit-defaults.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import { type Variant, variantsOf } from "../../templates/checks/variants.fixture.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { sheetOf } from "../../templates/sheets/sheet.ts";
import { makeTokenJob, numberOf, rowsOf, tokenOf } from "./render/token-sheet.fixture.ts";

/** Four labels per sheet, so that the rows need several sheets. */
const ownGrid = {
  layout: "custom",
  sheet: "custom",
  columns: 2,
  rows: 2,
  labelWidth: 95,
  labelHeight: 130,
  marginTop: 9,
};

/** The body of a letter, more than a page long. */
const body = `{Setting body}\n\n${"And one more line of the letter.\n\n".repeat(60)}`;

/** Every style, on its own pages and, if supported, on sheets of labels. */
function looksOf(template: TemplateDefinition): Settings[] {
  const lookOf = ({ settings }: Variant) => [settings.style, onSheets(template, settings)].join();
  const looks = Map.groupBy(variantsOf(template), lookOf).values();
  const hasGrids = Boolean(template.sheet?.choices);
  return [...looks].flatMap(([first]) =>
    first ? { ...first.settings, body, ...(hasGrids && onSheets(template, first.settings) ? ownGrid : {}) } : [],
  );
}

const onSheets = (template: TemplateDefinition, settings: Settings) =>
  sheetOf(template, completeSettings(template, settings)) !== null;

/** Which rows' words a PDF contains: in its raw bytes or its name, and in the text that a reader can see or extract. */
async function wordsIn(pdf: Buffer, name: string, rows: number[]) {
  const { bytes, read } = await spelledTexts(pdf);
  const found = read.toLowerCase();
  const rowsIn = (text: string, wordOf = tokenOf) => rows.filter((row) => text.includes(wordOf(row)));
  return {
    anywhere: rowsIn(name + bytes.toLowerCase() + found),
    found: rowsIn(found),
    foundNumbers: rowsIn(found.replace(/[.,'’]/g, ""), numberOf),
    unfilled: `${bytes}${read}`.match(/\{(Field|Setting|Title)[^}]*\}/g),
  };
}

for (const template of readCatalogue(process.cwd()).all) {
  for (const [index, look] of looksOf(template).entries()) {
    const lookName = `${look.style}${onSheets(template, look) ? ", on sheets" : ""}`;
    test(`no ${template.id} contains anything from another row (${lookName})`, async () => {
      const { all, right } = rowsOf(template);
      const { documents, combined } = await makeTokenJob(template, look, index % 2 === 0 ? "pdf" : "pdf/a-3a");
      assert.deepEqual(
        documents.flatMap(({ rows }) => rows),
        right,
      );
      for (const { name, pdf, rows } of documents) {
        const { foundNumbers, ...words } = await wordsIn(pdf, name, all);
        assert.deepEqual(words, { anywhere: rows, found: rows, unfilled: null }, name);
        assert.deepEqual(new Set(foundNumbers).difference(new Set(rows)), new Set(), name);
      }
      const { foundNumbers, ...words } = await wordsIn(combined, "", all);
      assert.deepEqual(words, { anywhere: right, found: right, unfilled: null });
      const hasNumbers = template.fields.some(({ type }) => type === "number");
      assert.equal(foundNumbers.length > 0, hasNumbers);
    });
  }
}
