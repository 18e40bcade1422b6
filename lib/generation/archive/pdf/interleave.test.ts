import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { test } from "node:test";
import { rasterise } from "../../templates/checks/printed/rasterise.fixture.ts";
import { interleave } from "./interleave.ts";
import { mergePdfs } from "./merge.ts";
import { checkByQpdf } from "./qpdf.fixture.ts";
import { readBack } from "./read-back.fixture.ts";
import { readByTags } from "./reading-order/read-by-tags.fixture.ts";
import { type SampleBatch, sampleBatch, typeset } from "./sample-batch.fixture.ts";
import { unpacked } from "./spelled.fixture.ts";
import { splitPdf } from "./split.ts";
import { SpanningElementError } from "./structure.ts";
import { readPdf } from "./syntax/pdf-file.ts";
import { writePdf } from "./write-plain.ts";

const merge = async (parts: Uint8Array[]) =>
  Buffer.concat(await Array.fromAsync(mergePdfs(Readable.from(parts.map((part) => Buffer.from(part))), "All")));

/** The places of the documents of three batches, all with tables, notes and links. */
const places = [[0, 3], [1, 4], [2]];
const batches = places.map((own) =>
  sampleBatch(own.map((place) => ({ name: `Place ${place}`, morePages: place % 2 }))),
);
const joined = writePdf(
  interleave(
    batches.map(({ pdf, documents }, part) => ({
      file: readPdf(pdf),
      documents: documents.map(({ pages }, index) => ({ place: places[part]?.[index] ?? 0, pages })),
    })),
  ),
);
const splits = batches.flatMap(({ pdf, documents }) => splitPdf(pdf, documents));
const alone = places.flat().map((place, index) => ({ place, file: splits[index] as Uint8Array }));
alone.sort((one, other) => one.place - other.place);

test("documents of several batches are in the order of their places, and read and look as in files of their own", async () => {
  const combined = await merge([joined, batches[0]?.pdf ?? new Uint8Array()]);
  checkByQpdf(combined);
  const files = [...alone, ...alone.filter(({ place }) => places[0]?.includes(place))].map(({ file }) => file);
  const texts = await Promise.all(files.map(async (file) => (await readBack(file)).pages.map(({ text }) => text)));
  const read = await readBack(combined);
  assert.deepEqual(
    read.pages.map(({ text }) => text),
    texts.flat(),
  );
  assert.deepEqual(
    read.pages.flatMap(({ strayLinks }) => strayLinks),
    [],
  );
  assert.deepEqual(readByTags(combined), files.flatMap(readByTags));
  const drawn = await Promise.all(files.map((file) => Array.fromAsync(rasterise(file, 60))));
  assert.deepEqual(await Array.fromAsync(rasterise(combined, 60)), drawn.flat());
});

test("the names of notes and header cells stay unique, and cells go on naming their headers", async () => {
  const text = unpacked(await merge([joined, joined]));
  const ids = [...text.matchAll(/\/ID (\([^)]+\))/g)].map(([, id]) => id);
  const headers = [...text.matchAll(/\/Headers \[(\([^)]+\))\]/g)].map(([, id]) => id);
  const documents = alone.length * 2;
  assert.equal(ids.length, 3 * documents, "two header cells and a note a document");
  assert.equal(new Set(ids).size, ids.length);
  assert.equal(headers.length, 4 * documents, "four cells a document");
  assert.ok(headers.every((id) => ids.includes(id)));
});

test("refuses documents that share an element", () => {
  const [{ pdf, documents }] = batches as [SampleBatch];
  const table = readPdf(typeset('#set document(title: "Table")\n#table(columns: 1, ..range(90).map(str))'));
  assert.ok(table.pages.length > 1);
  assert.throws(
    () =>
      interleave([
        { file: readPdf(pdf), documents: documents.map(({ pages }, place) => ({ place, pages })) },
        { file: table, documents: table.pages.map((_, index) => ({ place: 2 + index, pages: 1 })) },
      ]),
    SpanningElementError,
  );
});
