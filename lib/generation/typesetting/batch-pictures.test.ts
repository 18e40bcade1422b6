import assert from "node:assert/strict";
import { test } from "node:test";
import type { PicturePlace } from "../pictures/picture-index.ts";
import { samplePack } from "../pictures/picture-pack.fixture.ts";
import { batchesOf } from "../workers/tasks/render/batches.ts";
import { setPictures } from "./batch-pictures.ts";

const picture = { text: "ann", picture: 0, alt: "Photo: Ann" };

test("an image is one file for the engine, wherever it is in the values", async () => {
  const lines = [
    { item: "Chair", photo: picture },
    { item: "Table", photo: null },
  ];
  const labels = [{ values: { photo: picture }, settings: {} }];
  const code = { text: "A-1", svg: "<svg/>" };
  const values = { name: "Ann", photo: picture, code, lines, labels };
  const { records, files } = setPictures([{ values }, { values: { photo: picture } }], await samplePack());
  const [[path] = [""], ...others] = files;
  assert.deepEqual(others, []);
  assert.match(path, /^\/pictures\/[0-9a-f]{64}\.jpeg$/);
  const photo = { path, alt: "Photo: Ann" };
  const set = { lines: [{ item: "Chair", photo }, lines[1]], labels: [{ values: { photo }, settings: {} }] };
  assert.deepEqual(records[0]?.values, { name: "Ann", photo, code, ...set });
});

test("a batch ends before its pictures are more than the engine may hold, and counts each once", () => {
  const place = { name: "", offset: 0, bytes: 500_000, format: "jpeg", width: 1_800, height: 1_350 } as const;
  const places: PicturePlace[] = Array.from({ length: 90 }, () => ({ ...place }));
  const pack = { path: "", unreadable: [], places };
  const document = { rows: [1], sheetRows: [2], settings: {}, filename: "", title: "" };
  const showing = (index: number) => ({ ...document, values: { photo: { ...picture, picture: index } } });
  const sizes = (shown: number[]) => [...batchesOf(shown.map(showing), pack)].map(({ length }) => length);
  assert.deepEqual(sizes([...places.keys()]), [16, 16, 16, 16, 16, 10]);
  assert.deepEqual(sizes(Array.from({ length: 90 }, (_, at) => at % 16)), [90]);
});
