import assert from "node:assert/strict";
import { test } from "node:test";
import { createTextStore } from "./text-store.ts";

test("each text is returned for its index, any number of times", () => {
  const store = createTextStore();
  const texts = Array.from({ length: 10_000 }, (_, at) => (at % 1_000 === 7 ? `${at} long `.repeat(100) : `Zoë ${at}`));
  for (const text of texts) store.add(text);
  for (const at of [0, 0, 4_096, 0, 7, 7, 8_192, 4_096, 9_999]) assert.equal(store.at(at), texts[at]);
  for (const at of [-1, 10_000, 0.5, 2 ** 32, Number.NaN]) assert.equal(store.at(at), "");
  assert.equal(store.at(0), texts[0]);
});
