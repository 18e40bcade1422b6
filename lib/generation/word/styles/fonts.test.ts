import assert from "node:assert/strict";
import { test } from "node:test";
import { standInOf } from "./fonts.ts";

test("of a list of fonts, the first known one counts", () => {
  assert.equal(standInOf("Arial;serif"), "Arimo");
  assert.equal(standInOf("Foundry Sterling;Georgia;Times"), standInOf("Georgia"));
  assert.equal(standInOf("Foundry Serif;Unknown"), standInOf("Foundry Serif"));
});
