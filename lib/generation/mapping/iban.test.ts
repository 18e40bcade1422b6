import assert from "node:assert/strict";
import { test } from "node:test";
import { isIban, plainIban } from "./iban.ts";

const right = [
  "DE89 3704 0044 0532 0130 00",
  "GB82WEST12345698765432",
  "no93 8601 1117 947",
  "MT84MALT011000012345MTLCAST001S",
];
const wrong = [
  "",
  "DE88 3704 0044 0532 0130 00",
  "DE89 3704 0044 0532 0130 0O",
  "GB00 BANK 0000 0000 0000 00",
  "89370400440532013000",
];

test("an IBAN is known by its check digits, however it is spaced", () => {
  assert.deepEqual(right.filter(isIban), right);
  assert.equal(plainIban(" no93 8601 1117 947"), "NO9386011117947");
});

test("a mistyped digit or letter is found", () => {
  assert.deepEqual(wrong.filter(isIban), []);
});
