import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fitOf, certificate as model } from "#lib/generation/mapping/mapping.fixture.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import {
  type Batch,
  createTypesetter,
  type Typesetter,
  TypesettingError,
} from "#lib/generation/typesetting/typesetter.ts";
import { type ShardDocument, writeShard } from "../render/shard-file.ts";
import { layOutTask } from "./lay-out.ts";

const documents = (count: number): ShardDocument[] =>
  Array.from({ length: count }, (_, index) => ({
    rows: [index + 1],
    sheetRows: [index + 2],
    values: { recipient: `Ann ${index + 1}`, course: "Maths", date: null, score: null },
    settings: {},
    filename: `${index + 1}.pdf`,
    title: `Certificate ${index + 1}`,
  }));

async function layOut(typesetter: Typesetter, made: ShardDocument[]) {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-layout-"));
  try {
    const shardPath = join(folder, "1.ndjson");
    writeShard(shardPath, made);
    const template = readCatalogue(process.cwd()).find(model.id);
    const columns = ["Full name", "Course"].map((name) => ({ name, type: "text" as const, samples: [], empty: 0 }));
    const nothing = { tooLong: [], images: {}, pictures: null };
    const assignment = { fit: fitOf(template, columns), rows: { from: 1, to: made.length }, ...nothing };
    return await layOutTask({ shardPath, assignment }, typesetter);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("names the rows whose texts don't fit, and counts the others as valid", async () => {
  const made = documents(130);
  for (const index of [4, 120]) Object.assign(made[index]?.values ?? {}, { course: "A\n".repeat(200) });
  const { right, problems } = await layOut(createTypesetter(process.cwd()), made);
  assert.equal(right, 128);
  assert.deepEqual(
    problems.map(({ row, sheetRow, column, field, code, severity }) => [row, sheetRow, column, field, code, severity]),
    [
      [5, 6, "Course", "course", "text_too_long", "error"],
      [121, 122, "Course", "course", "text_too_long", "error"],
    ],
  );
});

test("finds the one document that the engine rejects", async () => {
  const typesetter = createTypesetter(process.cwd());
  const refuse = ({ records }: Batch) => {
    if (records.some(({ values }) => values.recipient === "Ann 7")) throw new TypesettingError("refused");
  };
  const refusing: Typesetter = {
    ...typesetter,
    sketch: (batch, doubtful) => refuse(batch) ?? typesetter.sketch(batch, doubtful),
    typeset: (batch) => refuse(batch) ?? typesetter.typeset(batch),
  };
  const { right, problems } = await layOut(refusing, documents(12));
  assert.equal(right, 11);
  assert.deepEqual(
    problems.map(({ row, code }) => [row, code]),
    [[7, "cannot_be_set"]],
  );
});
