import assert from "node:assert/strict";
import { test } from "node:test";
import type { Settings } from "#lib/contracts/session.ts";
import { spelledTexts } from "../../archive/pdf/spelled.fixture.ts";
import { completeSettings } from "../../mapping/fit-defaults.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import { type Variant, variantsOf } from "../../templates/checks/variants.fixture.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { sheetOf } from "../../templates/sheet.ts";
import { makeTokenJob, numberOf, rowsOf, tokenOf } from "./token-sheet.fixture.ts";

/** Sheets of four labels, so that the rows take several. */
const ownGrid = {
  layout: "custom",
  sheet: "custom",
  columns: 2,
  rows: 2,
  labelWidth: 95,
  labelHeight: 130,
  marginTop: 9,
};

/** Of a letter: over a page long. */
const body = `{Setting body}\n\n${"And one more line of the letter.\n\n".repeat(60)}`;

/** Each style, with pages of its own and on sheets where it has these. */
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

/** Which of the rows' words a PDF has: anywhere in its bytes or its name, and as a person or a program finds them in it. */
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
    test(`no ${template.id} holds anything of another row (${lookName})`, async () => {
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
