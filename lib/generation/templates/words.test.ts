import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, test } from "node:test";
import { z } from "zod";
import { languages } from "#lib/messages/languages.ts";

const WordsSchema = z.record(z.string(), z.record(z.string(), z.string().min(1)));

const root = import.meta.dirname;
const dictionaries = globSync("*/words.json", { cwd: root })
  .toSorted()
  .map((path) => ({
    template: dirname(path),
    words: WordsSchema.parse(JSON.parse(readFileSync(join(root, path), "utf8"))),
  }));

/** The words of a language as keys with their placeholders, such as `page {page} {pages}`. */
const shapeOf = (words: Record<string, string>) =>
  Object.entries(words)
    .map(([key, text]) => [key, ...(text.match(/\{\w+\}/g) ?? []).toSorted()].join(" "))
    .toSorted();

// Documents in a language without words are in English, so nothing else notices that a template lacks one.
describe("the words that templates print by themselves", () => {
  const all = [...new Set(dictionaries.flatMap(({ words }) => Object.keys(words)))].toSorted();

  for (const { template, words } of dictionaries) {
    test(`${template} has them in every language of the pages and of the other templates`, () => {
      assert.deepEqual(Object.keys(words).toSorted(), all);
      assert.deepEqual(
        Object.keys(languages).filter((language) => words[language] === undefined),
        [],
      );
    });

    test(`${template} has the same words and placeholders in all of them`, () => {
      const { en = {}, ...others } = words;
      for (const [language, own] of Object.entries(others)) assert.deepEqual(shapeOf(own), shapeOf(en), language);
    });
  }

  test("are in a file of each template that reads one", () => {
    const readers = globSync("*/*.typ", { cwd: root }).filter((path) =>
      readFileSync(join(root, path), "utf8").includes('json("words.json")'),
    );
    assert.ok(readers.length > 0);
    assert.deepEqual(
      [...new Set(readers.map(dirname))].toSorted(),
      dictionaries.map(({ template }) => template),
    );
  });
});
