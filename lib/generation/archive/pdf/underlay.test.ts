import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { rasterise } from "../../templates/checks/printed/rasterise.fixture.ts";
import { mergePdfs } from "./merge.ts";
import { checkByQpdf } from "./qpdf.fixture.ts";
import { readBack } from "./read-back.fixture.ts";
import { sampleBatch, typeset } from "./sample-batch.fixture.ts";
import { unpacked } from "./spelled.fixture.ts";
import { splitPdf } from "./split.ts";
import { readPdf } from "./syntax/pdf-file.ts";
import { pictureUnderlay, readUnderlays, type Underlay, writeUnderlays } from "./underlay.ts";
import { type Underlaying, type UnderlayPlace, withUnderlays } from "./with-underlays.ts";
import { writePdf } from "./write-plain.ts";

const underlayPdf = (pdf: Uint8Array, underlaying: Underlaying) => writePdf(withUnderlays(readPdf(pdf), underlaying));

const form = (content: string, resources = "") =>
  `<< /Type /XObject /Subtype /Form /BBox [0 0 200 100] /Resources << ${resources} >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
/** Red at the left, green at the right, and a text in a font with one byte a letter, as our engine never writes. */
const designed: Underlay = {
  width: 200,
  height: 100,
  objects: [
    {
      texts: form(
        "1 0 0 rg 0 0 100 100 re f 0 1 0 rg 100 0 100 100 re f BT /F 9 Tf (Designed) Tj ET",
        "/Font << /F 1 0 R >>",
      ).split("1 0 R"),
      references: [1],
    },
    { texts: ["<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"], references: [] },
  ],
};
const picture = async () => {
  const create = { width: 40, height: 20, channels: 3, background: "#0000ff" } as const;
  return pictureUnderlay(await sharp({ create }).jpeg().toBuffer(), 340, 170);
};
const records = Array.from({ length: 4 }, (_, index) => ({ name: `Ada ${index}`, morePages: index % 2 }));
const whole = { underlay: 0, x: 0, y: 0, width: 340, height: 453 };
const merge = async (parts: Uint8Array[]) => Buffer.concat(await Array.fromAsync(mergePdfs(stream(parts), "All")));
async function* stream(parts: Uint8Array[]) {
  yield* parts;
}

/** The colour in the middle of a place, in points from the top left corner: red, green and blue as 0 or 1. */
async function coloursAt(pdf: Uint8Array, places: [x: number, y: number][]) {
  const [page] = await Array.fromAsync(rasterise(pdf, 72, [0]));
  return places.map(([x, y]) => {
    const at = (y * (page?.width ?? 0) + x) * 4;
    return Array.from(page?.data.subarray(at, at + 3) ?? [], (each) => (each > 127 ? 1 : 0)).join("");
  });
}

for (const standard of ["ua-1", "a-3a"] as const) {
  test(`an underlay is once in a combined file and in each split document that shows it (${standard})`, async () => {
    const { pdf, documents } = sampleBatch(records, standard);
    const underlays = [designed, await picture()];
    const under = underlayPdf(pdf, { underlays, places: (page) => [{ ...whole, underlay: page % 2 }] });
    const combined = await merge([under, under]);
    const split = splitPdf(under, documents);
    for (const each of [under, combined, ...split]) checkByQpdf(each);
    const count = (file: Uint8Array) =>
      [/\(Designed\) Tj/g, /DCTDecode/g].map((mark) => unpacked(file).match(mark)?.length ?? 0);
    assert.deepEqual(count(combined), [1, 1]);
    assert.deepEqual(split.map(count), [
      [1, 0],
      [1, 1],
      [0, 1],
      [1, 1],
    ]);
  });
}

test("text, structure and links stay as they are, and the underlay is an artifact", async () => {
  const { pdf, documents } = sampleBatch(records);
  const under = underlayPdf(pdf, { underlays: [designed], places: () => [whole] });
  const [before, after] = [await readBack(pdf), await readBack(under)];
  assert.deepEqual(
    after.pages.map(({ text }) => text.replaceAll("Designed", "").trim()),
    before.pages.map(({ text }) => text.trim()),
  );
  assert.deepEqual(
    after.pages.map(({ structure, links }) => [structure, links]),
    before.pages.map(({ structure, links }) => [structure, links]),
  );
  for (const document of splitPdf(under, documents)) {
    assert.match(unpacked(document), /\/Artifact BMC\nq [-\d. ]+ cm \/Underlay0 Do Q\nEMC\n/);
    assert.match(unpacked(document), /\/BaseFont \/Helvetica/);
  }
});

test("boxes, angles and both sides are where requested", async () => {
  const page = typeset(
    '#set document(title: "T")\n#set page(width: 300pt, height: 200pt, margin: 0pt)\n#rect(width: 20pt, height: 20pt, fill: blue)',
  );
  const at = async (place: Partial<UnderlayPlace>, side: "below" | "above", ...spots: [number, number][]) =>
    coloursAt(underlayPdf(page, { underlays: [designed], places: () => [{ ...whole, ...place }], side }), spots);
  const box = { x: 50, y: 20, width: 100, height: 50 };
  assert.deepEqual(await at(box, "below", [52, 22], [148, 68], [48, 22], [152, 68], [52, 72]), [
    "100",
    "010",
    "111",
    "111",
    "111",
  ]);
  // Upright, clockwise: what was left is above.
  assert.deepEqual(await at({ ...box, angle: 90 }, "below", [100, 2], [100, 90], [80, 3], [122, 90], [60, 45]), [
    "100",
    "010",
    "100",
    "010",
    "111",
  ]);
  const corner = { x: 0, y: 0, width: 300, height: 200 };
  assert.deepEqual(await at(corner, "below", [10, 10], [290, 190]), ["001", "010"]);
  assert.deepEqual(await at(corner, "above", [10, 10], [290, 190]), ["100", "010"]);
});

test("labels of a sheet share one form", async () => {
  const { pdf } = sampleBatch(records.slice(0, 1));
  const places = Array.from({ length: 8 }, (_, index) => ({
    underlay: 0,
    x: (index % 2) * 160,
    y: Math.floor(index / 2) * 90,
    width: 150,
    height: 75,
  }));
  const text = unpacked(underlayPdf(pdf, { underlays: [designed], places: () => places }));
  assert.deepEqual([text.match(/\/Underlay0 Do/g)?.length, text.match(/\(Designed\) Tj/g)?.length], [8, 1]);
});

test("the same underlays give the same bytes, and what was written is read again", async () => {
  const underlays = [designed, await picture()];
  const file = writeUnderlays(underlays);
  checkByQpdf(file);
  assert.deepEqual(readUnderlays(file), underlays);
  const { pdf, documents } = sampleBatch(records);
  const once = () => splitPdf(underlayPdf(pdf, { underlays, places: () => [whole] }), documents);
  assert.deepEqual(once(), once());
});

test("a hundred pages cost little more than one underlay", () => {
  const many = sampleBatch(Array.from({ length: 100 }, (_, index) => ({ name: `${index}`, morePages: 0 }))).pdf;
  const added = underlayPdf(many, { underlays: [designed], places: () => [whole] }).length - many.length;
  assert.ok(added < 13_000, `${added}`);
});
