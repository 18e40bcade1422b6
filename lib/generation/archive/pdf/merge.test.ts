import assert from "node:assert/strict";
import { test } from "node:test";
import { rasterise } from "../../templates/checks/printed/rasterise.fixture.ts";
import { mergePdfs } from "./merge.ts";
import { checkByQpdf } from "./qpdf.fixture.ts";
import { readBack } from "./read-back.fixture.ts";
import { sampleBatch, typeset } from "./sample-batch.fixture.ts";
import { unpacked } from "./spelled.fixture.ts";

async function* stream(parts: Uint8Array[]) {
  yield* parts;
}

const merge = async (parts: Uint8Array[], title = "All") =>
  Buffer.concat(await Array.fromAsync(mergePdfs(stream(parts), title)));

const first = sampleBatch([
  { name: "Ada", morePages: 1 },
  { name: "Bob", morePages: 0 },
]);
const second = sampleBatch([{ name: "Zoë (12 0 R", morePages: 2 }]);

test("a merged PDF has the parts' pages in order, each with its text, links and structure", async () => {
  const merged = await readBack(await merge([first.pdf, second.pdf]));
  const [before, after] = [await readBack(first.pdf), await readBack(second.pdf)];
  const expected = [...before.pages, ...after.pages];
  assert.deepEqual(
    merged.pages.map(({ text }) => text),
    expected.map(({ text }) => text),
  );
  const shifted = after.pages.flatMap(({ links }) => links.map((link) => (typeof link === "number" ? link + 3 : link)));
  assert.deepEqual(
    merged.pages.flatMap(({ links }) => links),
    [...before.pages.flatMap(({ links }) => links), ...shifted],
  );
  for (const [index, { structure, strayLinks }] of merged.pages.entries()) {
    const document = structure.children?.[0];
    assert.deepEqual([document?.role, document?.children?.map(({ role }) => role)], ["Document", ["Div"]]);
    assert.deepEqual(document?.children?.[0]?.children, expected[index]?.structure.children?.[0]?.children);
    assert.deepEqual(strayLinks, []);
  }
});

test("a merged PDF has the title asked for and the first part's other metadata", async () => {
  const { info, xmpTitle, outline } = await readBack(await merge([first.pdf, second.pdf], "Tous les reçus"));
  assert.equal(info.Title, "Tous les reçus");
  assert.equal(xmpTitle, "Tous les reçus");
  assert.equal(info.Subject, "12 0 R");
  assert.equal(info.Language, "en");
  assert.equal(outline, null);
});

test("names of notes and header cells stay unique, and cells go on naming their headers", async () => {
  const text = unpacked(await merge([first.pdf, second.pdf]));
  const ids = [...text.matchAll(/\/ID (\([^)]+\))/g)].map(([, id]) => id);
  const headers = [...text.matchAll(/\/Headers \[(\([^)]+\))\]/g)].map(([, id]) => id);
  assert.equal(ids.length, 3 * 3, "two header cells and a note a document");
  assert.equal(new Set(ids).size, ids.length);
  assert.equal(headers.length, 3 * 4, "four cells a document");
  assert.ok(headers.every((id) => ids.includes(id)));
});

test("objects that parts share are written once", async () => {
  const [one, ten] = [await merge([first.pdf]), await merge(Array.from({ length: 10 }, () => first.pdf))];
  const fonts = (pdf: Buffer) => unpacked(pdf).match(/\/Type \/FontDescriptor/g)?.length;
  assert.equal(fonts(ten), fonts(one));
});

test("each font is in a merged PDF once, with the glyphs of all parts, and the pages look as before", async () => {
  const parts = ["Ada", "Ğüven", "Øyvind", "Ǻsa", "Ζωή"].map((name) => sampleBatch([{ name, morePages: 0 }]).pdf);
  const merged = await merge(parts);
  const text = unpacked(merged);
  for (const kind of [/\/FontFile2 \d+/g, /\/Type \/FontDescriptor/g]) {
    assert.equal(text.match(kind)?.length, unpacked(parts[0] ?? Buffer.alloc(0)).match(kind)?.length);
  }
  assert.ok(!/\/CIDSet/.test(text));
  checkByQpdf(merged);
  const before = await Promise.all(parts.map(async (part) => (await Array.fromAsync(rasterise(part, 100))).flat()));
  assert.deepEqual(await Array.fromAsync(rasterise(merged, 100)), before.flat());
});

test("the colour profile and the standard of PDF/A parts are kept", async () => {
  const part = sampleBatch([{ name: "Ada", morePages: 0 }], "a-3a").pdf;
  const text = unpacked(await merge([part, part]));
  assert.match(text, /<pdfaid:part>3<\/pdfaid:part><pdfaid:conformance>A</);
  for (const mark of [/\/OutputIntents \d+ 0 R/, /\n\[\d+ 0 R\]\n/, /\/GTS_PDFA1/]) assert.match(text, mark);
});

test("more parts than a node has kids make deeper trees, in which every page and its structure is found", async () => {
  const { pdf } = sampleBatch([{ name: "Ada", morePages: 1 }]);
  const merged = await merge(Array.from({ length: 230 }, () => pdf));
  const { pages } = await readBack(merged, [0, 201, 459]);
  const expected = await readBack(pdf);
  assert.deepEqual(
    pages.map(({ text }) => text),
    [expected.pages[0]?.text, expected.pages[1]?.text, expected.pages[1]?.text],
  );
  assert.deepEqual(
    pages.map(({ structure }) => structure.children?.[0]?.children?.[0]?.children?.[0]?.role),
    ["H1", "H2", "H2"],
  );
});

test("the same parts and title give the same bytes, another title another identifier", async () => {
  const [once, again] = [await merge([first.pdf, second.pdf]), await merge([first.pdf, second.pdf])];
  assert.deepEqual(once, again);
  const other = await readBack(await merge([first.pdf, second.pdf], "Other"), []);
  assert.notEqual((await readBack(once, [])).fingerprint, other.fingerprint);
});

test("nothing to merge is refused", async () => {
  await assert.rejects(merge([]), /There is no PDF to merge/);
});

test("the author is the one that all parts have, or none", async () => {
  const by = (author: string) => typeset(`#set document(title: "T", author: ${author})\nA`);
  for (const [authors, expected] of [
    [['"Zoë"', '"Zoë"'], ["Zoë"]],
    [['"Zoë"', '"Bob"', '"Zoë"'], []],
    [['"Zoë"', "()"], []],
    [["()", '"Zoë"'], []],
    [["()", "()"], []],
  ] as const) {
    const { info, xmpCreators } = await readBack(await merge(authors.map(by), "All"));
    assert.deepEqual([[info.Author ?? []].flat(), xmpCreators], [expected, expected], authors.join());
  }
});
