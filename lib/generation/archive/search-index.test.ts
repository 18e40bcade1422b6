import assert from "node:assert/strict";
import { test } from "node:test";
import { encodeIndex, searchIndex } from "./search-index.ts";

const named = (name: string, row: number, text = "") => ({ name, row, text, labels: [] });
const documents = [
  named("Zoë Müller.pdf", 1),
  named("Łukasz Straße.pdf", 2),
  named("Ελένη.pdf", 3),
  named("Zoë Øst.pdf", 4, "Werft Kiel"),
  named("محمد.pdf", 5),
];
const list = Buffer.from(encodeIndex(documents));
/** Cut within characters, as a store may hand it out. */
const chunks = Array.from({ length: Math.ceil(list.length / 7) }, (_, at) => list.subarray(at * 7, at * 7 + 7));
const numbers = async (text: string) => (await searchIndex(chunks, text, 50)).documents.map(({ number }) => number);

test("finds names regardless of case and accents", async () => {
  assert.deepEqual(await numbers("ZOE"), [1, 4]);
  assert.deepEqual(await numbers("zoë ost"), [4]);
  assert.deepEqual(await numbers("lukasz strasse"), [2]);
  assert.deepEqual(await numbers("ελενη"), [3]);
  assert.deepEqual(await numbers("محمد"), [5]);
  assert.deepEqual(await numbers("Zoë Lukasz"), []);
  assert.deepEqual(await numbers("kiel ost"), [4]);
});

test("shows the text that a word was found in, unless the name has them all", async () => {
  const found = async (text: string) => (await searchIndex(chunks, text, 50)).documents;
  assert.deepEqual(await found("zoë KIEL"), [{ number: 4, filename: "Zoë Øst.pdf", row: 4, text: "Werft Kiel" }]);
  assert.deepEqual(await found("ost"), [{ number: 4, filename: "Zoë Øst.pdf", row: 4 }]);
  const before = Buffer.from("D\t4\tZoë Øst.pdf\tzoe ost.pdf werft kiel\n");
  assert.deepEqual(await searchIndex([before], "kiel", 50), {
    documents: [{ number: 1, filename: "Zoë Øst.pdf", row: 4 }],
    count: 1,
  });
});

test("gives the first few, with their names as they are, and counts all", async () => {
  assert.deepEqual(await searchIndex(chunks, " ", 2), {
    documents: [
      { number: 1, filename: "Zoë Müller.pdf", row: 1 },
      { number: 2, filename: "Łukasz Straße.pdf", row: 2 },
    ],
    count: 5,
  });
  assert.deepEqual(await searchIndex([], "", 2), { documents: [], count: 0 });
});

test("finds labels with their sheet and place, and lists sheets alone if there is nothing to search for", async () => {
  const labels = [
    { row: 1, place: 4, text: "Wolfesch,\tAnna\nKai 1" },
    { row: 3, place: 5, text: `Wolf ${"x".repeat(500)}` },
  ];
  const sheets = encodeIndex([{ name: "Labels.pdf", row: 1, text: "", labels }, { ...named("Labels (2).pdf", 4) }]);
  const { documents, count } = await searchIndex([Buffer.from(sheets)], "wolf", 50);
  assert.equal(count, 2);
  const [anna] = documents;
  assert.deepEqual(anna, { number: 1, filename: "Labels.pdf", row: 1, place: 4, text: "Wolfesch, Anna Kai 1" });
  assert.equal(documents[1]?.text?.length, 80);
  assert.equal((await searchIndex([Buffer.from(sheets)], "", 50)).count, 2);
});

test("still searches the lists of an older build, which are names alone", async () => {
  const old = Buffer.from("Ann.pdf\tann.pdf\nBo.pdf\tbo.pdf\n");
  assert.deepEqual(await searchIndex([old], "bo", 50), { documents: [{ number: 2, filename: "Bo.pdf" }], count: 1 });
});
