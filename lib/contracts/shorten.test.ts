import assert from "node:assert/strict";
import { test } from "node:test";
import { cutText, shorten } from "./shorten.ts";

test("keeps a text that is short enough, and marks where a longer one was cut", () => {
  assert.equal(shorten("12345", 5), "12345");
  assert.equal(shorten("123456", 5), "1234…");
  assert.equal(cutText("123456", 5), "12345");
});

test("never leaves half of a character beyond the basic plane", () => {
  assert.equal(shorten("123😀5", 5), "123…");
  assert.equal(shorten("12😀56", 5), "12😀…");
  assert.equal(cutText("123😀", 4), "123");
  assert.equal(cutText("123😀", 5), "123😀");
});
