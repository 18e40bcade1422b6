import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "#lib/messages/languages.ts";
import { readCatalogue } from "./catalogue.ts";
import { definitionIn } from "./definition-in.ts";

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
      settings.filter(({ type, default: text }) => type === "text" && text !== "").map(({ name }) => `${id}.${name}`),
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
