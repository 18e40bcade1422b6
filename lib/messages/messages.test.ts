import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { en } from "./en.ts";
import type { Message } from "./fill-message.ts";
import { chooseLanguage } from "./languages.ts";
import { pageLanguages } from "./page-languages.ts";
import { type MessageKey, speak } from "./page-messages.ts";
import type { ServerKey } from "./server-message.ts";

const keys = Object.keys(en.messages) as MessageKey[];
const formsOf = (message: Message) => (typeof message === "string" ? [message] : Object.values(message));

/** The names of placeholders and of tags that become elements, each once. */
function partsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\w+\}|<\/?\w+>/g)].map(([part]) => part))].sort();
}

const serverKeys = Object.keys(en.server) as ServerKey[];

for (const [language, { messages, server }] of Object.entries(pageLanguages)) {
  test(`every message of the server in ${language} has the keys and placeholders of the English ones`, () => {
    assert.deepEqual(Object.keys(server), serverKeys);
    for (const key of serverKeys) assert.deepEqual(partsOf(server[key]), partsOf(en.server[key]), key);
  });

  test(`every message of the pages in ${language} has the keys and placeholders of the English ones`, () => {
    assert.deepEqual(Object.keys(messages), keys);
    for (const key of keys) {
      const expected = partsOf(formsOf(en.messages[key]).at(-1) ?? "");
      for (const text of formsOf(messages[key])) assert.deepEqual(partsOf(text), expected, key);
    }
  });

  test(`every plural in ${language} has the forms of the language`, () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const key of keys) {
      const message: Message = messages[key];
      if (typeof message === "object") assert.deepEqual(Object.keys(message).sort(), pluralCategories.toSorted(), key);
    }
  });
}

/** The keys of a file of messages, which exports them as one object. */
async function keysIn(path: string): Promise<string[]> {
  const [messages = {}] = Object.values<object>(await import(`./${path}`));
  return Object.keys(messages);
}

for (const part of ["pages", "server"]) {
  const files = readdirSync(`${import.meta.dirname}/en/${part}`);

  test(`every key of ${part} is in exactly one file`, async () => {
    const found = (await Promise.all(files.map((file) => keysIn(`en/${part}/${file}`)))).flat();
    assert.deepEqual(found.toSorted(), (part === "pages" ? keys : serverKeys).toSorted());
  });

  for (const language of Object.keys(pageLanguages)) {
    test(`the files of ${part} in ${language} have the names and keys of the English ones`, async () => {
      assert.deepEqual(readdirSync(`${import.meta.dirname}/${language}/${part}`), files);
      for (const file of files) {
        assert.deepEqual(await keysIn(`${language}/${part}/${file}`), await keysIn(`en/${part}/${file}`), file);
      }
    });
  }
}

test("fills in values, with the language's number format and plural forms", () => {
  const inGerman = speak(pageLanguages.de.messages, "de");
  assert.equal(inGerman("time.days", { count: 1 }), "1 Tag");
  assert.equal(inGerman("time.days", { count: 1_200 }), "1.200 Tagen");
  assert.equal(inGerman("template.specimen", { template: "{count}" }), "Beispiel: {count}");
});

test("reads a header of two million blanks", () => {
  assert.equal(chooseLanguage(undefined, `de${" ".repeat(2_000_000)}x`), "en");
});

test("uses the chosen language, else the one that the browser prefers, else English", () => {
  assert.equal(chooseLanguage("de", "en"), "de");
  assert.equal(chooseLanguage("xx", "fr-CH, de-AT;q=0.8, en;q=0.5"), "de");
  assert.equal(chooseLanguage(undefined, "en-GB;q=0.7,de;q=0.9"), "de");
  assert.equal(chooseLanguage(undefined, "de;q=0, en"), "en");
  assert.equal(chooseLanguage(undefined, "fr"), "en");
  assert.equal(chooseLanguage(undefined, null), "en");
  assert.equal(chooseLanguage(undefined, "de ; q=0.5 , en;level=1;q=0.4"), "de");
  assert.equal(chooseLanguage(undefined, "EN;Q=0.4, DE;Q=0.5"), "de");
});

test("an invalid weight doesn't change the order of the others", () => {
  assert.equal(chooseLanguage(undefined, "de;q=0.2, fr;q=high, en;q=0.9"), "en");
});
