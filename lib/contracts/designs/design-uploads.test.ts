import assert from "node:assert/strict";
import { test } from "node:test";
import { type UploadId, UploadIdSchema } from "../ids.ts";
import { DesignSchema } from "./design.ts";
import { uploadsIn, withUploads } from "./design-uploads.ts";

const upload = (letter: string): UploadId => UploadIdSchema.parse(`upl_${letter.repeat(22)}`);
const box = { page: 1, x: 0, y: 0, width: 10, height: 10 };

const design = DesignSchema.parse({
  version: 1,
  pages: [
    { width: 100, height: 100, background: { uploadId: upload("a"), page: 1 } },
    { width: 100, height: 100, background: { uploadId: upload("a"), page: 2 } },
    { width: 100, height: 100, background: { color: "#ffffff" } },
  ],
  elements: [
    { ...box, id: "e1", kind: "picture", uploadId: upload("b") },
    { ...box, id: "e2", kind: "picture", source: "{Photo}" },
    { ...box, id: "e3", kind: "text", text: "a", font: upload("c") },
    { ...box, id: "e4", kind: "text", text: "b", font: "inter" },
  ],
});

test("finds a design's pages, images and fonts, each once", () => {
  assert.deepEqual(uploadsIn(design), [upload("a"), upload("b"), upload("c")]);
});

test("replaces the uploads that were sent again, and nothing else", () => {
  const again = withUploads(
    design,
    new Map([
      [upload("a"), upload("x")],
      [upload("c"), upload("z")],
    ]),
  );
  assert.deepEqual(uploadsIn(again), [upload("x"), upload("b"), upload("z")]);
  const back = withUploads(
    again,
    new Map([
      [upload("x"), upload("a")],
      [upload("z"), upload("c")],
    ]),
  );
  assert.deepEqual(back, design);
});
