import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import { readBack } from "../../archive/pdf/read-back.fixture.ts";
import { splitPdf } from "../../archive/pdf/split.ts";
import { completeSettings } from "../../mapping/fit/fit-defaults.ts";
import { suggestMapping } from "../../mapping/suggest/suggest-mapping.ts";
import { qrCode } from "../../mapping/values/codes/qr-code.ts";
import { currencyFacts, localeFacts } from "../../mapping/values/locale.ts";
import { samplePack } from "../../pictures/picture-pack.fixture.ts";
import { createTypesetter } from "../../typesetting/typesetter.ts";
import { readCatalogue } from "../catalogue.ts";
import type { TemplateDefinition } from "../definition.ts";
import { withSamples } from "../definition-in.ts";
import type { Sheet } from "../sheets/laid-sheet.ts";
import { sheetOf } from "../sheets/sheet.ts";
import { isLikeOthers } from "./variants.fixture.ts";

const catalogue = readCatalogue(process.cwd());
const typesetter = createTypesetter(process.cwd());
const pictures = await samplePack();
const long = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessenschafe";
const texts = ["Ann", "A", `${long} ${long}`, "Ελένη Παπαδοπούλου", "Зоряна\nКовальчук", "wörd ".repeat(28).trim()];

/** A document's values: every text field holds `text`; numbers, dates and codes are valid. */
function valuesOf({ fields, group }: TemplateDefinition, text: string | null): Record<string, unknown> {
  const byType = {
    text,
    number: "12.5",
    percent: "19",
    date: "21 November 2026",
    code: qrCode("A-17"),
    picture: { text: "ann", picture: 0, alt: "Ann" },
  };
  const values = Object.fromEntries(fields.map(({ name, type }) => [name, byType[type]]));
  return group ? { ...values, lines: [values, { ...values, quantity: "-2" }] } : values;
}

/** A document of its own, or a sheet with one label. */
function documentOf(values: Record<string, unknown>, sheet: Sheet | null) {
  return { values: sheet ? { labels: [{ values, settings: {}, position: sheet.start }] } : values, settings: {} };
}

/** Every combination of empty fields if there are few; otherwise each alone, all but one, all and none. */
function emptinessOf({ fields }: TemplateDefinition): string[][] {
  const names = fields.map(({ name }) => name);
  if (names.length > 5)
    return [[], names, ...names.flatMap((name) => [[name], names.filter((other) => other !== name)])];
  return Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((_, index) => (bits >> index) & 1));
}

type Row = { text: string | null; empty?: readonly string[] };

function typeset(template: TemplateDefinition, settings: Settings, rows: readonly Row[]) {
  const complete = completeSettings(withSamples(template), settings);
  const money = template.settings.flatMap(({ name, type, default: usual }) =>
    type === "currency" ? [[name, currencyFacts(usual, "de-DE")] as const] : [],
  );
  const sheet = sheetOf(template, complete);
  const records = rows.map(({ text, empty = [] }) => {
    const nothing = Object.fromEntries(empty.map((name) => [name, null]));
    return documentOf({ ...valuesOf(template, text), ...nothing }, sheet);
  });
  const frame = {
    template: template.id,
    title: template.title,
    locale: localeFacts("de-DE"),
    author: null,
    sheet,
    images: {},
    pictures,
  };
  return typesetter.typeset({ ...frame, settings: { ...complete, ...Object.fromEntries(money) }, records });
}

/** Each choice of each setting, changed one at a time; but not where a logo is, as these documents have none. */
function variantsOf({ settings }: TemplateDefinition): Settings[] {
  const choices = settings.flatMap((setting) => {
    if (setting.type !== "choice" || setting.name === "logoPlace") return [];
    const others = setting.choices.filter(({ value }) => value !== setting.default);
    return others.map(({ value }) => ({ [setting.name]: value }));
  });
  const empty = settings.flatMap(({ name, type }) => (type === "text" ? [[name, ""] as const] : []));
  return [{}, ...choices, Object.fromEntries(empty)];
}

for (const template of catalogue.all) {
  describe(`the template ${template.id}`, () => {
    test("sets any text in every variant, on one page, as PDF/UA-1 and PDF/A-3a", () => {
      for (const settings of variantsOf(template)) {
        const rows = [...texts, null].map((text) => ({ text }));
        const batch = typeset(template, settings, rows);
        assert.deepEqual(
          batch.pages,
          rows.map(() => 1),
          JSON.stringify(settings),
        );
        for (const standard of ["pdf", "pdf/a-3a"] as const) assert.ok(batch.pdf(standard, new Date(0)).length > 5_000);
      }
    });

    test("keeps texts whole for searching and copying", async () => {
      const batch = typeset(
        template,
        {},
        texts.map((text) => ({ text })),
      );
      const pdfs = splitPdf(
        batch.pdf("pdf", new Date(0)),
        texts.map((title) => ({ title, pages: 1 })),
      );
      for (const [index, pdf] of pdfs.entries()) {
        const { pages } = await readBack(pdf);
        const found = pages.map(({ text }) => text.replace(/\s+/g, "")).join("");
        assert.ok(found.includes((texts[index] ?? "").replace(/\s+/g, "")), `${texts[index]} in ${found}`);
      }
    });

    test("can be split into its documents, whichever fields are empty, in every variant", () => {
      const isLike = (settings: Settings) =>
        Object.values(settings).some((value) => isLikeOthers(template, `${value}`));
      for (const settings of variantsOf(template).filter((settings) => !isLike(settings))) {
        // Side by side in one batch, as the documents of a job are: two with each of the combinations.
        const rows = emptinessOf(template).flatMap((empty) => ["Ann", "Bo"].map((text) => ({ text, empty })));
        const batch = typeset(template, settings, rows);
        const documents = batch.pages.map((pages) => ({ title: "A", pages }));
        assert.equal(splitPdf(batch.pdf("pdf", new Date(0)), documents).length, rows.length, JSON.stringify(settings));
      }
    });

    test("has a sample and names for its fields that map by themselves", () => {
      const labels = template.fields.map(({ label }) => label.toUpperCase()).toReversed();
      const columns = labels.map((name) => ({ name, type: "text" as const, samples: [], empty: 0 }));
      for (const { name, label } of template.fields) {
        assert.deepEqual(suggestMapping(template, columns, true)[name], { column: label.toUpperCase() });
      }
    });
  });
}
