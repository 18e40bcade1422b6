import assert from "node:assert/strict";
import { test } from "node:test";
import { type Template, TemplateSchema } from "#lib/contracts/template.ts";
import { designDefinition } from "#lib/generation/designs/design-definition.ts";
import { publicTemplate, readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { WordTemplateSchema, wordDefinition } from "#lib/generation/word/word-template.ts";
import { languages } from "./languages.ts";
import { templateIn } from "./template-words.ts";

const own = designDefinition({
  version: 1,
  pages: [{ width: 210, height: 297, background: null }],
  sheet: null,
  elements: [],
});
const templates = [...readCatalogue(process.cwd()).all, own].map(publicTemplate);
const translations = Object.entries(languages).filter(([language]) => language !== "en");
const untranslated = "(untranslated)";

/** The template without its texts: what a language leaves untranslated stays marked. */
function withoutTexts(template: Template): Template {
  const words = ["title", "description", "label", "help"];
  const replaceTexts = (key: string, value: unknown) => (words.includes(key) && value !== "" ? untranslated : value);
  return TemplateSchema.parse(JSON.parse(JSON.stringify(template), replaceTexts));
}

for (const [language, { templates: words }] of translations) {
  const translated = templates.map((template) => templateIn(words, withoutTexts(template)));
  const parts = translated.flatMap(({ id, fields, settings }) =>
    [...fields, ...settings].map((part) => ({ ...part, name: `${id}: ${part.name}` })),
  );

  test(`every template has a title and a description in ${language}`, () => {
    const missing = translated.filter(({ title, description }) => [title, description].includes(untranslated));
    assert.deepEqual(
      missing.map(({ id }) => id),
      [],
    );
  });

  test(`no field or setting is only partly in ${language}: its label without its help or its choices`, (context) => {
    const english = parts.filter(({ label }) => label === untranslated).map(({ name }) => name);
    if (english.length > 0) context.diagnostic(`Only in English: ${english.join(", ")}`);
    const half = parts.filter((part) => part.label !== untranslated && JSON.stringify(part).includes(untranslated));
    assert.deepEqual(
      half.map(({ name }) => name),
      [],
    );
  });
}

test("falls back to the template's own texts for what a language lacks", () => {
  const [template] = templates;
  assert.ok(template);
  const [field, ...others] = template.fields;
  const fields = { [field?.name ?? ""]: { label: "Feld" } };
  const worded = templateIn({ [template.id]: { title: "Titel", description: "Text", fields } }, template);
  assert.deepEqual([worded.title, worded.description], ["Titel", "Text"]);
  assert.deepEqual(worded.fields, [{ ...field, label: "Feld" }, ...others]);
  assert.deepEqual(worded.settings, template.settings);
  assert.deepEqual(templateIn({}, template), template);
});

test("keeps the names in a Word file, and translates its setting", () => {
  const upload = `upl_${"A".repeat(22)}`;
  const merge = { values: [], conditions: [], lists: [{ name: "items", fields: ["Item"] }] };
  const facts = {
    fields: [{ name: "Name", sample: "" }],
    marks: null,
    omissions: [],
    fonts: [],
    images: [],
    unfillable: null,
  };
  const file = WordTemplateSchema.parse({ ...facts, merge, uploadId: upload, filename: "Rechnung.docx" });
  const { title, settings } = templateIn(languages.de.templates, publicTemplate(wordDefinition(file)));
  assert.equal(title, "Rechnung");
  assert.match(settings[0]?.label ?? "", /^Ein Dokument für Zeilen/);
});
