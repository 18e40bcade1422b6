import assert from "node:assert/strict";
import { test } from "node:test";
import { localeNames } from "./locale-names.ts";

test("locales have a name, also with extensions", () => {
  const nameOf = localeNames("en");
  assert.equal(nameOf("de-CH"), "German (Switzerland)");
  assert.equal(nameOf("de-DE-u-nu-latn"), "German (Germany)");
  assert.equal(nameOf("en-x-own"), "English");
});
