import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "#lib/messages/languages.ts";
import { readCatalogue } from "./catalogue.ts";
import { definitionIn, withSamples } from "./definition-in.ts";

const { all, find } = readCatalogue(process.cwd());

test("a template's documents speak German where the locale does, and English in all others", () => {
  const certificate = find("certificate");
  const german = definitionIn("de-CH", certificate);
  assert.equal(german.documentTitle, "Urkunde für {recipient}");
  assert.equal(german.settings.find(({ name }) => name === "dateLabel")?.default, "Datum");
  assert.deepEqual(german.fields, certificate.fields);
  assert.deepEqual(definitionIn("pt-BR", certificate), certificate);
});

for (const [language, { documents }] of Object.entries(languages).filter(([language]) => language !== "en")) {
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
