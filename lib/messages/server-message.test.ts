import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { en } from "./en.ts";
import { labelMessage, msg, WordingSchema } from "./server-message.ts";
import { translate, translateMessageOf } from "./translate.ts";

const label = labelMessage("certificate", { name: "recipient", label: "Recipient" });
const empty = msg("row.missing", { what: label });

test("contains the English text, and is translated to German with each of its parts", () => {
  assert.equal(empty.message, "“Recipient” is required but empty.");
  assert.equal(translate("de", empty), "„Name“ ist erforderlich, aber leer.");
  const fields = [label, labelMessage("invoice", { name: "item", label: "Item" })];
  assert.equal(msg("session.unmapped", { fields }).message, "Choose a column for Recipient, Item.");
  assert.match(translate("de", msg("session.unmapped", { fields })), /^Wählen Sie eine Spalte für Name, /);
});

test("formats numbers for the language", () => {
  const tooMany = msg("sheet.rows", { most: 100_000 });
  assert.match(tooMany.message, /more than 100,000 rows/);
  assert.match(translate("de", tooMany), /mehr als 100\.000 Zeilen/);
});

test("can be stored as JSON and translated afterwards", () => {
  const kept = {
    row: 1,
    message: empty.message,
    wording: WordingSchema.parse(JSON.parse(JSON.stringify(empty.wording))),
  };
  assert.deepEqual(translateMessageOf("de", kept), { row: 1, message: translate("de", empty) });
});

test("stays English if another build stored it without a wording, or with one that is unknown here", () => {
  const wording = { key: "row.ofAnotherBuild", values: {} };
  assert.equal(translate("de", { message: "Something." }), "Something.");
  assert.equal(translate("de", { message: "Something.", wording }), "Something.");
  assert.equal(translate("de", labelMessage("gone", { name: "name", label: "Name" })), "Name");
});

const sources = globSync("{lib/{generation,http},app/api}/**/*.ts")
  .filter((path) => !/\.(test|fixture|contract)\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

test("no message is written outside of lib/messages", () => {
  const own = /\b(?:message|detail): ?["'`]|new AppError\(\s*"\w+",\s*["'`]/;
  assert.deepEqual(
    sources.filter(({ text }) => own.test(text)).map(({ path }) => path),
    [],
  );
});

test("every message is used somewhere", () => {
  const all = sources.map(({ text }) => text).join("");
  const families = [...all.matchAll(/msg\(`([\w.]+)\$\{/g)].map(([, family = ""]) => family);
  // A message about several rows is found by the one about a single row.
  const single = (key: string) => key.replace(/^(row|code)s\./, "$1.");
  const isUsed = (key: string) => all.includes(`"${key}"`) || families.some((family) => key.startsWith(family));
  assert.deepEqual(
    Object.keys(en.server).filter((key) => !isUsed(single(key))),
    [],
  );
});
