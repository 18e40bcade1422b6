import assert from "node:assert/strict";
import { test } from "node:test";
import { DesignSchema } from "#lib/contracts/designs/design.ts";
import { designDefinition } from "../../designs/design-definition.ts";
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
  const largest = (template: string) => {
    const { first, others } = shardSizes(10_000, catalogue.find(template));
    return Math.max(...first, others);
  };
  assert.deepEqual(["certificate", "badge", "invoice", "letter"].map(largest), [600, 200, 200, 200]);
});

test("designs have larger shards unless each row has a picture, or they have many elements", () => {
  const box = { page: 1, x: 10, y: 10, width: 50, height: 20 };
  const name = { ...box, id: "name", kind: "text", text: "{Name}" };
  const usual = (elements: object[]) => {
    const design = DesignSchema.parse({ version: 1, pages: [{ width: 100, height: 80 }], elements });
    return shardSizes(10_000, designDefinition(design)).first.at(-1);
  };
  assert.equal(usual([name]), 600);
  assert.equal(usual([name, { ...box, id: "photo", kind: "picture", source: "{Photo}" }]), 20);
  assert.equal(usual(Array.from({ length: 11 }, (_, at) => ({ ...name, id: `name${at}` }))), 20);
});

test("the first shards are small, so that the first documents are there at once, and the last aren't large", () => {
  for (const documents of [2_001, 10_000, 100_000]) {
    const { first, others } = shardSizes(documents, catalogue.find("certificate"));
    assert.deepEqual(first.slice(0, 4), [20, 20, 20, 20]);
    const left = documents - first.reduce((sum, size) => sum + size, 0);
    assert.ok(left >= 4 * others && left < 1_400 && others === 200, `${left} of ${documents} in shards of ${others}`);
  }
});
