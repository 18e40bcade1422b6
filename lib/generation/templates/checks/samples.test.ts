import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import type { languages } from "#lib/messages/languages.ts";
import { readBack } from "../../archive/pdf/read-back.fixture.ts";
import { splitPdf } from "../../archive/pdf/split.ts";
import { isValid } from "../../mapping/documents/sheet-documents.ts";
import { emptyTexts } from "../../mapping/fit/missing-choices.ts";
import { placeholderMarks, withPlaceholders } from "../../typesetting/empty-settings.ts";
import { authorOf, batchFrame } from "../../workers/tasks/render/batch-frame.ts";
import { readCatalogue } from "../catalogue.ts";
import type { TemplateDefinition } from "../definition.ts";
import { definitionIn } from "../definition-in.ts";
import { csvOf, type FittedSheet, fitSheet, typesetter } from "./typeset-sheet.fixture.ts";
import { variantsOf } from "./variants.fixture.ts";

const locales = { en: "en-GB", de: "de-DE" } satisfies Record<keyof typeof languages, string>;
const { all } = readCatalogue(process.cwd());

const cells = { text: "Xaver", number: "12", percent: "7%", date: "2026-01-31", code: "X1", picture: "" };

/** One row of somebody's own, with a value in each of these fields. */
const ownSheet = (fields: TemplateDefinition["fields"]) =>
  csvOf([fields.map(({ label }) => label), fields.map(({ type, discount }) => cells[discount ? "percent" : type])]);

/** Every style, paper and sheet in every language that documents have texts in. */
async function* emptySheets(template: TemplateDefinition, fields = template.fields) {
  for (const locale of Object.values(locales)) {
    const own = definitionIn(locale, template);
    for (const { name, settings } of variantsOf(own)) {
      yield { name: `${locale} ${name}`, sheet: await fitSheet(own, ownSheet(fields), settings, locale) };
    }
  }
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];

const sampleTexts = (template: TemplateDefinition) =>
  template.settings.flatMap((setting) => (setting.type === "text" && setting.sample ? [setting.sample] : []));

/** What a template's documents say by themselves: its texts by default, and its words. */
function neutralTexts(template: TemplateDefinition): string[] {
  const defaults = template.settings.map(({ default: text }) => (typeof text === "string" ? text : ""));
  return [...defaults, template.documentTitle, template.filename, template.title, ...Object.values(cells)];
}

function documentWords({ id }: TemplateDefinition): string {
  try {
    return readFileSync(join(process.cwd(), "lib/generation/templates", id, "words.json"), "utf8");
  } catch {
    return "";
  }
}

/** The words of the samples of all templates in all languages that this one's documents have no reason to say. */
function foreignWords(template: TemplateDefinition): Set<string> {
  const inAll = (of: (each: TemplateDefinition) => string[], some: readonly TemplateDefinition[]) =>
    some.flatMap((each) => Object.values(locales).flatMap((locale) => of(definitionIn(locale, each))));
  const own = new Set([...inAll(neutralTexts, [template]), documentWords(template)].flatMap(wordsIn));
  return new Set(inAll(sampleTexts, all).flatMap(wordsIn)).difference(own);
}

/** All that the documents of a sheet say, to a reader and in their properties. */
async function said({ assignment, documents }: FittedSheet): Promise<string> {
  assert.ok(documents.every(isValid));
  const { fit } = assignment;
  const records = documents.map(({ values, settings }) => ({ values, settings }));
  const batch = typesetter.typeset({ ...batchFrame(assignment), records });
  const sources = documents.map((document, index) => ({
    title: document.title,
    author: authorOf(fit, document),
    pages: batch.pages[index] ?? 1,
  }));
  const texts = splitPdf(batch.pdf("pdf", new Date(0)), sources).map(async (pdf) => {
    const { info, pages } = await readBack(pdf);
    return [...Object.values(info), ...pages.map(({ text }) => text)].join("\n");
  });
  return [...(await Promise.all(texts)), ...documents.map(({ filename }) => filename)].join("\n");
}

describe("nothing that nobody entered is ever printed", () => {
  for (const template of all) {
    test(`by ${template.id}, in any style and language`, async () => {
      const foreign = foreignWords(template);
      assert.ok(foreign.size > 100);
      for await (const { name, sheet } of emptySheets(template)) {
        const text = await said(sheet);
        assert.match(text, /xaver/i, name);
        assert.deepEqual([...new Set(wordsIn(text)).intersection(foreign)], [], name);
      }
    });
  }
});

describe("a preview marks the texts that are still empty", () => {
  for (const template of all) {
    test(`of ${template.id}, in any style and language`, async () => {
      const shown = new Set<string>();
      const required = template.fields.filter(({ required }) => required);
      for await (const { name, sheet } of emptySheets(template, required)) {
        const { fit } = sheet.assignment;
        const labels = emptyTexts(fit.template, fit.settings).map(({ name }) => [name, `Q${name}`] as const);
        const records = sheet.documents.map(({ values, settings }) => ({ values, settings }));
        const frame = { ...batchFrame(sheet.assignment), records };
        const batch = typesetter.typeset(withPlaceholders(frame, Object.fromEntries(labels)));
        assert.deepEqual(batch.tooLong, [], name);
        const { pages } = await readBack(Buffer.from(batch.pdf("pdf", new Date(0))));
        const text = pages.map((page) => page.text).join("\n");
        for (const mark of placeholderMarks) assert.ok(!text.includes(mark), name);
        for (const [setting, label] of labels) if (text.toLowerCase().includes(label.toLowerCase())) shown.add(setting);
      }
      const { settings } = template;
      const all = settings.flatMap((setting) => (setting.type === "text" && setting.sample ? [setting.name] : []));
      assert.deepEqual([...shown].sort(), all.sort());
    });
  }
});
