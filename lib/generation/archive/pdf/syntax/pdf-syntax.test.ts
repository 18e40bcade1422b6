import assert from "node:assert/strict";
import { test } from "node:test";
import { cutAtReferences, readArray, readDictionary, readReference, textString } from "./pdf-syntax.ts";

test("references are found in dictionaries and arrays, and the pieces around them join to the text", () => {
  const text = "<< /Kids [1 12 0 R 0 13 0 R null] /Parent 4 0 R /Size [10 0 0 3] >>";
  const { texts, references } = cutAtReferences(text);
  assert.deepEqual(references, [12, 13, 4]);
  assert.equal(
    texts.reduce((joined, piece, index) => `${joined}${references[index - 1]} 0 R${piece}`),
    text,
  );
});

test("text in strings that looks like a reference is left alone", () => {
  for (const text of ["(12 0 R)", "(a (nested) 12 0 R)", "(\\) 12 0 R \\\\)", "(\\( 12 0 R)", "<31203020 52>"]) {
    assert.deepEqual(cutAtReferences(`<< /A ${text} /B 7 0 R >>`).references, [7], text);
  }
});

test("a stream's data are left alone, even where brackets in them do not balance", () => {
  const { texts, references } = cutAtReferences("<< /F 3 0 R >>\nstream\n(((\xff 12 0 R\nendstream");
  assert.deepEqual(references, [3]);
  assert.equal(texts[1], " >>\nstream\n(((\xff 12 0 R\nendstream");
});

test("a dictionary is read one level deep, with strings and nested values unchanged", () => {
  const text = "<<\n/Type /Page/T (a >> /B)\n/D << /X [1 << >>] >> /R 3 0 R /H <FEFF> /N -1.5 /Null null >>\nstream\nx";
  assert.deepEqual(Object.fromEntries(readDictionary(text)), {
    "/Type": "/Page",
    "/T": "(a >> /B)",
    "/D": "<< /X [1 << >>] >>",
    "/R": "3 0 R",
    "/H": "<FEFF>",
    "/N": "-1.5",
    "/Null": "null",
  });
});

test("an array's items are its numbers, strings, groups and references", () => {
  assert.deepEqual(readArray("[0 12 0 R(a ] b)<< /K [1] >> /Name []]"), [
    "0",
    "12 0 R",
    "(a ] b)",
    "<< /K [1] >>",
    "/Name",
    "[]",
  ]);
});

test("a value of another kind is rejected with what was found", () => {
  assert.throws(() => readDictionary("[1]"), /Expected a dictionary in a PDF and found "\[1\]"/);
  assert.throws(() => readArray("7"), /Expected an array/);
  assert.throws(() => readReference("7"), /Expected a reference/);
  assert.throws(() => readReference(undefined), /Expected a reference/);
  assert.throws(() => readDictionary("<< /A (never closed >>"), /Expected the end of a string/);
  assert.throws(() => readDictionary("<< /A 1"), /Expected a value/);
  assert.throws(() => readDictionary("<< /A <41"), /Expected a value/);
});

test("a text string holds any character as UTF-16", () => {
  assert.equal(textString("Zoë (漢🚀)"), "<FEFF005A006F00EB002000286F22D83DDE800029>");
});

test("references are found in time that grows with the length only", () => {
  const digits = "1".repeat(2_000_000);
  assert.deepEqual(cutAtReferences(`<< /A ${digits} /B 7 0 R >>`).references, [7]);
});
