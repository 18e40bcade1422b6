import assert from "node:assert/strict";
import { test } from "node:test";
import { encodeNames, findNames } from "./document-names.ts";

const segment = (names: string[]) => ({
  bytes: 0,
  entries: names.map((name) => ({ name, crc32: 0, bytes: 0, offset: 0 })),
});
const segments = [segment(["Zoë Müller.pdf", "Łukasz Straße.pdf"]), segment(["Ελένη.pdf", "Zoë Øst.pdf", "محمد.pdf"])];
const list = Buffer.concat([...encodeNames(segments)]).toString();
const numbers = (text: string) => findNames(list, text, 50).documents.map(({ number }) => number);

test("finds names in whatever case, with accents or without", () => {
  assert.deepEqual(numbers("ZOE"), [1, 4]);
  assert.deepEqual(numbers("zoë ost"), [4]);
  assert.deepEqual(numbers("lukasz strasse"), [2]);
  assert.deepEqual(numbers("ελενη"), [3]);
  assert.deepEqual(numbers("محمد"), [5]);
  assert.deepEqual(numbers("Zoë Lukasz"), []);
});

test("gives the first few, with their names as they are, and counts all", () => {
  assert.deepEqual(findNames(list, " ", 2), {
    documents: [
      { number: 1, filename: "Zoë Müller.pdf" },
      { number: 2, filename: "Łukasz Straße.pdf" },
    ],
    count: 5,
  });
  assert.deepEqual(findNames("", "", 2), { documents: [], count: 0 });
});
