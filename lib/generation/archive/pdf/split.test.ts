import assert from "node:assert/strict";
import { test } from "node:test";
import { readBack } from "./read-back.fixture.ts";
import { sampleBatch, typeset } from "./sample-batch.fixture.ts";
import { unpacked } from "./spelled.fixture.ts";
import { splitPdf } from "./split.ts";

const records = [
  { name: "Zoë Åžebnem", morePages: 0 },
  { name: "Bob (12 0 R", morePages: 2 },
  { name: "Chloé <&> 1) 2", morePages: 1 },
];
const batch = sampleBatch(records);
const split = splitPdf(batch.pdf, batch.documents);

test("each document has the text, structure and links that it has when it is set alone", async () => {
  assert.equal(split.length, records.length);
  for (const [index, record] of records.entries()) {
    const alone = sampleBatch([record]);
    const [{ pages }, expected] = [await readBack(split[index] as Uint8Array), await readBack(alone.pdf)];
    assert.equal(pages.length, 1 + record.morePages);
    assert.deepEqual(pages, expected.pages);
    assert.match(pages[0]?.text ?? "", new RegExp(`^${RegExp.escape(record.name)}\n`));
    assert.deepEqual(pages[0]?.links.slice(0, 3), ["https://example.com/a(b)", 0, 0]);
    assert.ok(pages.every(({ strayLinks }) => strayLinks.length === 0));
  }
});

test("a document contains nothing from the others", () => {
  const names = records.map(({ name }) => Buffer.from(name, "utf16le").swap16().toString("hex").toUpperCase());
  for (const [index, document] of split.entries()) {
    const text = unpacked(document);
    assert.deepEqual(
      names.filter((name) => text.includes(name)),
      [names[index]],
    );
    assert.equal(text.match(/\/Type \/Page\n/g)?.length, batch.documents[index]?.pages);
  }
});

test("the title is in the information and in the XMP metadata, with any characters", async () => {
  const titles = new Map([
    ["Zoë & <Bob> ]]> 漢🚀", "Zoë & <Bob> ]]> 漢🚀"],
    ["$& $1 (\\) {}", "$& $1 (\\) {}"],
    ["ends alone \ud83d", "ends alone \ufffd"],
    ["tab\tand\u0000nul\uffff", "tab and nul"],
  ]);
  for (const [title, expected] of titles) {
    const [document] = splitPdf(sampleBatch(records.slice(0, 1)).pdf, [{ pages: 1, title }]);
    const { info, xmpTitle } = await readBack(document as Uint8Array);
    assert.equal(info.Title, expected);
    assert.equal(xmpTitle, expected);
    assert.equal(info.Subject, "12 0 R");
  }
});

test("a document has its own author or none, never that of the batch or of another document", async () => {
  const pages = ["A", "B", "C", "D"].map((text) => `#text[${text}]\n\n`).join("#pagebreak()\n");
  const pdf = typeset(`#set document(title: "T", author: "{School}")\n${pages}`);
  const authors = ["Secret School", null, "Ärzte & <Söhne>", undefined];
  const sources = authors.map((author) => ({ title: "T", pages: 1, ...(author !== undefined && { author }) }));
  for (const [index, document] of splitPdf(pdf, sources).entries()) {
    const { info, xmpCreators } = await readBack(document);
    const author = authors[index] ?? null;
    assert.deepEqual([info.Author ?? null, xmpCreators], [author, author === null ? [] : [author]]);
  }
});

test("conformance, language and the colour profile are kept", () => {
  const marks = {
    "ua-1": ["<pdfuaid:part>1</pdfuaid:part>", "/DisplayDocTitle true"],
    "a-3a": [
      "<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A<",
      "/OutputIntents",
      "/GTS_PDFA1",
      "/DestOutputProfile",
    ],
  } as const;
  for (const standard of ["ua-1", "a-3a"] as const) {
    const { pdf, documents } = sampleBatch(records, standard);
    for (const document of splitPdf(pdf, documents)) {
      const text = unpacked(document);
      for (const mark of [...marks[standard], "/Lang (en)", "/Marked true"]) assert.ok(text.includes(mark), mark);
    }
  }
});

test("the same batch gives the same bytes, and each document its own identifier", async () => {
  assert.deepEqual(splitPdf(sampleBatch(records).pdf, batch.documents), split);
  const fingerprints = await Promise.all(split.map(async (document) => (await readBack(document, [])).fingerprint));
  assert.equal(new Set(fingerprints).size, records.length);
});

test("a batch of one document can be divided too", async () => {
  const { pdf, documents } = sampleBatch(records.slice(0, 1));
  const [document] = splitPdf(pdf, documents);
  assert.deepEqual((await readBack(document as Uint8Array)).pages, (await readBack(pdf)).pages);
});

test("pages that do not add up are refused", () => {
  assert.throws(() => splitPdf(batch.pdf, batch.documents.slice(1)), /Documents of 5 pages cannot make a PDF of 6/);
});

test("a paragraph that runs from one document into the next is refused", () => {
  const pdf = typeset('#set document(title: "T")\n#set page(width: 80mm, height: 60mm)\n#lorem(90)');
  const documents = Array.from({ length: 2 }, (_, index) => ({ pages: 1, title: `${index}` }));
  assert.throws(() => splitPdf(pdf, documents), /reaches across two documents/);
});

test("a batch with a file attached to it is refused, as the file would be lost", () => {
  const pdf = typeset(
    '#set document(title: "T")\n#pdf.attach("a.txt", bytes("x"), description: "d", mime-type: "text/plain", relationship: "data")\nHello',
    "a-3a",
  );
  assert.throws(() => splitPdf(pdf, [{ pages: 1, title: "T" }]), /A PDF with \/AF cannot be divided/);
});

test("anything but a PDF of the engine is rejected", () => {
  const documents = [{ pages: 1, title: "T" }];
  for (const bytes of [Buffer.from("no PDF"), batch.pdf.slice(0, -10), Buffer.alloc(0)]) {
    assert.throws(() => splitPdf(bytes, documents), /did not write it/);
  }
});
