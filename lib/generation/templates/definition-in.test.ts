import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { languages } from "#lib/messages/languages.ts";
import { moreDocuments } from "#lib/messages/more-documents.ts";
import { readCatalogue } from "./catalogue.ts";
import { definitionIn, withSamples } from "./definition-in.ts";

const { all, find } = readCatalogue(process.cwd());
const words: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, "invoice/words.json"), "utf8"),
);

test("a template's documents speak German where the locale does, and English where we have nothing else", () => {
  const certificate = find("certificate");
  const german = definitionIn("de-CH", certificate);
  assert.equal(german.documentTitle, "Urkunde für {recipient}");
  assert.equal(german.settings.find(({ name }) => name === "dateLabel")?.default, "Datum");
  assert.deepEqual(german.fields, certificate.fields);
  assert.deepEqual(definitionIn("pt-BR", certificate), certificate);
});

test("an invoice says nothing in English in the languages that templates have words in", () => {
  const invoice = find("invoice");
  const french = definitionIn("fr-FR", invoice);
  assert.equal(french.documentTitle, "Facture {number}");
  assert.equal(french.creditTitle, "Avoir {number}");
  const noteIn = (locale: string) =>
    definitionIn(locale, invoice).settings.find(({ name }) => name === "note")?.default ?? "";
  for (const language of Object.keys(words)) {
    const { documentTitle, creditTitle } = definitionIn(language, invoice);
    const own = words[language];
    assert.deepEqual([documentTitle, creditTitle], [`${own?.invoice} {number}`, `${own?.creditNote} {number}`]);
    assert.equal(noteIn(language) === noteIn("en"), language === "en", language);
  }
});

const spoken = Object.entries(languages).map(([language, { documents }]) => [language, documents] as const);
for (const [language, documents] of [...spoken, ...Object.entries(moreDocuments)].filter(([each]) => each !== "en")) {
  test(`${language} has texts only for settings that are texts`, (context) => {
    const texts = all.flatMap(({ id, settings }) =>
      settings
        .filter((setting) => setting.type === "text" && (setting.default !== "" || setting.sample))
        .map(({ name }) => `${id}.${name}`),
    );
    const said = Object.entries(documents).flatMap(([id, { settings = {} }]) =>
      Object.keys(settings).map((name) => `${id}.${name}`),
    );
    const english = texts.filter((text) => !said.includes(text));
    if (english.length > 0) context.diagnostic(`Only in English: ${english.join(", ")}`);
    assert.deepEqual(
      said.filter((text) => !texts.includes(text)),
      [],
    );
  });
}

test("a text that has a sample is empty by default, in every language", () => {
  for (const template of [...all, ...all.map((each) => definitionIn("de-DE", each))]) {
    for (const setting of template.settings) {
      const sample = setting.type === "text" ? setting.sample : undefined;
      if (sample === undefined) continue;
      assert.notEqual(sample, "", setting.name);
      assert.equal(setting.default, "", setting.name);
      assert.equal(withSamples(template).settings.find(({ name }) => name === setting.name)?.default, sample);
    }
  }
});
