import assert from "node:assert/strict";
import { test } from "node:test";
import { readCatalogue } from "../../templates/catalogue.ts";
import { shardSizes } from "./shard-sizes.ts";

const catalogue = readCatalogue(process.cwd());
const sizeOf = (template: string, documents: number) => shardSizes(documents, catalogue.find(template)).others;

test("a small job is cut into ten shards or so, of at least 20 documents", () => {
  assert.deepEqual(
    [50, 240, 1_000].map((documents) => sizeOf("certificate", documents)),
    [20, 24, 100],
  );
});

test("only documents that differ in lines of text alone have larger shards in large jobs", () => {
  assert.deepEqual(
    ["certificate", "badge", "invoice", "letter"].map((template) => sizeOf(template, 10_000)),
    [600, 200, 200, 200],
  );
});

test("the first shards are small, so that the first documents are there at once", () => {
  assert.deepEqual(shardSizes(10_000, catalogue.find("certificate")).first, [20, 20, 20, 20]);
});
