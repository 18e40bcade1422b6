import assert from "node:assert/strict";
import { test } from "node:test";
import { publicTemplate, readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { type Language, languages } from "./languages.ts";
import { type TemplatesWords, templateIn } from "./template-words.ts";

const templates = readCatalogue(process.cwd()).all.map(publicTemplate);
const translations = Object.entries(languages).filter(([language]) => language !== "en");

for (const [language, { templates: words }] of translations as [Language, { templates: TemplatesWords }][]) {
  test(`every template has a title and a description in ${language}`, () => {
    const missing = templates.filter(({ id }) => !words[id]?.title || !words[id]?.description);
    assert.deepEqual(
      missing.map(({ id }) => id),
      [],
    );
  });

  for (const template of templates.filter(({ id }) => words[id]?.fields)) {
    const { fields = {}, settings = {} } = words[template.id] ?? {};

    test(`all that ${template.id} asks for is in ${language}, with its help`, () => {
      const named = (parts: { name: string; help: string }[]) =>
        parts.map(({ name, help }) => [name, help !== ""] as const);
      const worded = (parts: NonNullable<typeof fields>) =>
        Object.entries(parts).map(([name, { help }]) => [name, help !== undefined] as const);
      assert.deepEqual(worded(fields), named(template.fields));
      assert.deepEqual(worded(settings), named(template.settings));
    });

    test(`all that one can choose in ${template.id} is in ${language}`, () => {
      for (const setting of template.settings) {
        const values = setting.type === "choice" ? setting.choices.map(({ value }) => value) : [];
        assert.deepEqual(Object.keys(settings[setting.name]?.choices ?? {}), values, setting.name);
      }
    });
  }
}

test("says what a language has of a template, and the rest as the template does", () => {
  const [template] = templates;
  assert.ok(template);
  const [field, ...others] = template.fields;
  const words = {
    [template.id]: { title: "Titel", description: "Text", fields: { [field?.name ?? ""]: { label: "Feld" } } },
  };
  const worded = templateIn(words, template);
  assert.deepEqual([worded.title, worded.description], ["Titel", "Text"]);
  assert.deepEqual(worded.fields, [{ ...field, label: "Feld" }, ...others]);
  assert.deepEqual(worded.settings, template.settings);
  assert.deepEqual(templateIn({}, template), template);
});
