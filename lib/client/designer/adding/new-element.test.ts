import assert from "node:assert/strict";
import { test } from "node:test";
import { columnForCode } from "./new-element.ts";

const columnsOf = (...names: string[]) => names.map((name) => ({ name, type: "text" as const, samples: [name] }));

test("a new code starts with a column of codes, or else with one that isn't on the page yet", () => {
  const pupils = columnsOf("Name", "Klasse", "Foto", "Ausweisnr.");
  assert.equal(columnForCode(pupils, new Set(["Name", "Klasse", "Foto"])), "Ausweisnr.");
  assert.equal(columnForCode(columnsOf("Name", "Ticket code"), new Set()), "Ticket code");
  assert.equal(columnForCode(columnsOf("Name", "Foto"), new Set(["Name"])), undefined);
  assert.equal(columnForCode([], new Set()), undefined);
});
