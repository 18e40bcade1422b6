import assert from "node:assert/strict";
import { test } from "node:test";
import { de } from "#lib/messages/de.ts";
import { en } from "#lib/messages/en.ts";
import { speak } from "#lib/messages/page-messages.ts";
import { readRowList, rowListInText, rowListInWords } from "./row-list.ts";

test("reads numbers and ranges in any order, separated as in a mail or a copied column", () => {
  assert.deepEqual(readRowList("5, 22, 31-34", 40), [5, 22, 31, 32, 33, 34]);
  assert.deepEqual(readRowList(" 31 – 33;5\n22\t5 , 32,", 40), [5, 22, 31, 32, 33]);
  assert.deepEqual(readRowList("007", 40), [7]);
  assert.deepEqual(readRowList(" ", 40), []);
});

test("reads nothing that could mean other rows", () => {
  for (const text of ["0", "-3", "3-", "40-31", "1.200", "5 to 7", "#5", "3-4-5", "1e3", "12345678901"]) {
    assert.equal(readRowList(text, 100_000), "unreadable", text);
  }
  assert.equal(readRowList("5, 41", 40), "beyond");
});

test("asks whether a number is grouped or two rows are meant, if there is such a row", () => {
  for (const text of ["1,200", "5, 1,200", "1,200,7", "1-1,200", "7,1,200", "1\u00a0200", "1\u202f200"]) {
    assert.equal(readRowList(text, 1_200), "grouped", text);
  }
  assert.deepEqual(readRowList("1,200", 1_199), [1, 200]);
  assert.deepEqual(readRowList("1, 200", 1_200), [1, 200]);
  assert.deepEqual(readRowList("5,100,200", 400), [5, 100, 200]);
  assert.deepEqual(readRowList("5,22,1200,300", 2_000), [5, 22, 300, 1_200]);
});

test("accepts as many rows as a request may have, and measures a range before it is spelled out", () => {
  assert.equal(readRowList("1-2000", 100_000).length, 2_000);
  assert.equal(readRowList("1-2000, 5000", 100_000), "many");
  assert.equal(readRowList("1-100000", 100_000), "many");
  assert.equal(readRowList("1-999999999", 999_999_999), "many");
});

test("is written as it can be typed, and in words", () => {
  const rows = [5, 22, 31, 32, 33, 1_200];
  assert.equal(rowListInText(rows), "5, 22, 31-33, 1200");
  assert.deepEqual(readRowList(rowListInText(rows), 2_000), rows);
  const english = { language: "en", say: speak(en.messages, "en") };
  const german = { language: "de", say: speak(de.messages, "de") };
  assert.equal(rowListInWords(rows, english), "5, 22, 31–33, and 1200");
  assert.equal(rowListInWords(rows, german), "5, 22, 31–33 und 1200");
  const scattered = Array.from({ length: 12 }, (_, index) => index * 3 + 1);
  assert.equal(rowListInWords(scattered, english), "1, 4, 7, 10, 13, 16, 19, 22, and 4 others");
});
