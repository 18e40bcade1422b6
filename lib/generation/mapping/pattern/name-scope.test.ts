import assert from "node:assert/strict";
import { test } from "node:test";
import { nameScope } from "./name-scope.ts";

test("an exact match with a column comes first, then one with a field, then matches in another case", () => {
  const columns = [{ name: "Name" }, { name: "DATE" }, { name: "Name" }];
  const { resolve } = nameScope(columns, [{ name: "name" }, { name: "date" }, { name: "score" }]);
  assert.deepEqual(resolve("Name"), { column: 0 });
  assert.deepEqual(resolve("name"), { field: "name" });
  assert.deepEqual(resolve("Date"), { column: 1 });
  assert.deepEqual(resolve("SCORE"), { field: "score" });
  assert.equal(resolve("nothing"), undefined);
});

test("a name that several columns match only in other cases is ambiguous", () => {
  const { resolve, rivals } = nameScope([{ name: "Name" }, { name: "name" }, { name: "Town" }], [{ name: "TOWN" }]);
  assert.deepEqual(resolve("name"), { column: 1 });
  assert.equal(resolve("NAME"), undefined);
  assert.deepEqual(rivals("NAME"), ["Name", "name"]);
  assert.deepEqual(resolve("town"), { column: 2 });
  assert.deepEqual(rivals("town"), []);
});
