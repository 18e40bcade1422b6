import assert from "node:assert/strict";
import { test } from "node:test";
import { holdsExactly } from "./exact-number.ts";

test("a double written with up to 17 digits, or with all that it has, is exact", () => {
  const exact = [
    "97.5",
    "123456789012345",
    "100000000000000000000000",
    "0.30000000000000004",
    "5.1999999999999998E-2",
    "1.1000000000000001",
    "-9007199254740992",
    "0.1000000000000000055511151231257827021181583404541015625",
    "12.500000000000000000000",
  ];
  for (const text of exact) assert.ok(holdsExactly(Number(text), text), text);
});

test("a number with digits that a double drops is not", () => {
  const inexact = [
    "12345678901234567890",
    "9007199254740993",
    "1234567890123.4567",
    "1.2345678901234567890E+19",
    "0.123456789012345678",
    "-4929000000000000001",
  ];
  for (const text of inexact) assert.ok(!holdsExactly(Number(text), text), text);
});
