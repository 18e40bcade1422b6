import assert from "node:assert/strict";
import { test } from "node:test";
import { regionSamples } from "./stamp-samples.ts";

test("samples keep the words that all texts share, and no half of an emoji", () => {
  const part = { name: "settings.greeting", path: ["settings", "greeting"], isNumber: false };
  const documents = ["Dear 😀 Ann,", "Dear 😁 Bo,", "Dear 😂 Cy,"].map((greeting, index) => ({
    document: { filename: `${index}.pdf`, title: "", rows: [], sheetRows: [], values: {}, settings: { greeting } },
    texts: { [part.name]: greeting },
    codes: {},
  }));
  const [sample] = regionSamples([part], documents, 0) ?? [];
  const text = sample?.texts[part.name] ?? "";
  assert.match(text, /^Dear .+,$/);
  assert.ok(text.isWellFormed(), JSON.stringify(text));
});
