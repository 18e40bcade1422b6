import assert from "node:assert/strict";
import { test } from "node:test";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { pageLanguages } from "#lib/messages/page-languages.ts";
import { speak } from "#lib/messages/page-messages.ts";
import { labelsInWords, thingsInWords } from "./things.ts";

const say = (language: "en" | "de") => speak(pageLanguages[language].messages, language);
const all = readCatalogue(process.cwd()).all.map(({ id }) => id);

for (const language of ["en", "de"] as const) {
  test(`the documents of each template have their own noun in ${language}, singular and plural`, () => {
    const worded = [...all, undefined].flatMap((template) =>
      [1, 40].map((count) => thingsInWords(count, { unit: "document", template }, say(language))),
    );
    assert.equal(new Set(worded).size, 2 * (all.length + 1), worded.join());
  });
}

test("counts invoices, and sheets of badges", () => {
  assert.equal(thingsInWords(1_200, { unit: "document", template: "badge" }, say("en")), "1,200 badges");
  assert.equal(thingsInWords(40, { unit: "document", template: "invoice" }, say("de")), "40 Rechnungen");
  assert.equal(thingsInWords(1, { unit: "sheet", template: "badge" }, say("de")), "1 Bogen");
  assert.equal(labelsInWords(1, "badge", say("en")), "1 badge");
  assert.equal(thingsInWords(2, { unit: "document", template: "upl_x" }, say("en")), "2 documents");
});
