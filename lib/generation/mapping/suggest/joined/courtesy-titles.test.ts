import assert from "node:assert/strict";
import { test } from "node:test";
import { isAcademic } from "./courtesy-titles.ts";

const isTitle = (...samples: string[]) => isAcademic({ name: "Title", type: "text", samples, empty: 0 });

test("academic titles are distinguished from names, alone and in a row", () => {
  assert.ok(isTitle("Dr.", "Prof. Dr. med.", "Univ.-Prof. Dr. h.c."));
  assert.ok(isTitle("Dipl.-Ing.", "M.Sc.", "Dott.ssa", "Dra."));
  assert.ok(!isTitle("Dr.", "Drago"));
  assert.ok(!isTitle("Maria"));
});

test("the time for hundreds of titles in a row grows with their number only", () => {
  for (const title of ["dr", "dr.", "dott.ssa", "ma", "prof", "h.c.", "Dr. "]) {
    assert.ok(!isTitle(`${title.repeat(500)}!`), title);
  }
});

test("titles of Austria and for women are known", () => {
  assert.ok(isTitle("Mag.a", "Dr.in", "MMag.", "DDr.", "Dipl.-Ing.in", "Univ.-Prof. Dr.", "Priv.-Doz."));
  assert.ok(!isTitle("in"));
  assert.ok(!isTitle("Dra", "Ina"));
});
