import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { limits } from "#lib/contracts/limits.ts";
import { splitPdf } from "#lib/generation/archive/pdf/split.ts";
import { isFormat } from "#lib/generation/mapping/merge/compile-values.ts";
import { localeFacts } from "#lib/generation/mapping/values/locale.ts";
import { conditionKey, linesKeyOf, listedValues, valueKey } from "#lib/generation/templates/merge.ts";
import { createTypesetter } from "#lib/generation/typesetting/typesetter.ts";
import { readWordFile } from "#lib/generation/word/read-word-file.ts";
import { writeSource } from "#lib/generation/word/typst/write-source.ts";

/**
 * `npm run measure:word -- <file> …`: the processor time that a document of a Word file takes, in batches of 100 rows
 * that all differ: laid out, exported as tagged PDF, and split.
 */
const typesetter = createTypesetter(process.cwd());
const folder = mkdtempSync(join(tmpdir(), "rowpress-word-rate-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
const [batches, rows] = [6, 100];

type Document = Awaited<ReturnType<typeof readWordFile>>;

/** A row's values: texts of its own, conditions by turns, and three lines in each list. */
function valuesOf({ fields, merge }: Document, row: number): Record<string, unknown> {
  const text = (name: string, line = 0) =>
    `${name.replace(/\W+/g, " ").slice(0, 12)} ${row * 7919 + line} ${"abc".repeat(row % 4)}`;
  const listed = listedValues(merge.lists);
  const conditions = merge.conditions.map((each, index) => {
    const key = conditionKey(each);
    const inTurn = (row + index) % 2 === 0 ? "yes" : "";
    return [key, listed[key] ?? inTurn];
  });
  const lines = [1, 2, 3].map((line) =>
    Object.fromEntries(merge.lists.flatMap((list) => list.fields.map((name) => [name, text(name, line)]))),
  );
  return {
    ...Object.fromEntries(fields.map((name) => [name, text(name)])),
    ...Object.fromEntries(merge.values.map((value) => [valueKey(value), text(value.field)])),
    ...Object.fromEntries(conditions),
    ...Object.fromEntries(merge.lists.map((list) => [linesKeyOf(list), lines])),
  };
}

type Batch = Parameters<typeof typesetter.typeset>[0];
const frame: Omit<Batch, "records"> = {
  template: "",
  title: "Word file",
  settings: {},
  author: null,
  locale: localeFacts("en-GB"),
  sheet: null,
  images: {},
};

/** Writes the source of a file, with the edges of its headers as its first document has them. */
function writeSourceOf(document: Document): NonNullable<Batch["word"]> {
  const word = { source: join(folder, "document.typ"), images: {} };
  writeFileSync(word.source, writeSource(document, { isNoted: true }).source);
  const records = [{ values: valuesOf(document, 0), settings: {} }];
  const notes = typesetter.typeset({ ...frame, word, records }).notes();
  const edges = new Map(notes.flatMap((note) => ("section" in note ? [[note.section, note]] : [])));
  writeFileSync(word.source, writeSource(document, { edges }).source);
  return word;
}

/** Microseconds of processor time that a batch takes. */
interface Times {
  layout: number;
  export: number;
  split: number;
}

function timeBatch(batch: Batch): Times & { pages: number } {
  const marks: number[] = [];
  const mark = () => {
    const { user, system } = process.cpuUsage();
    marks.push(user + system);
  };
  mark();
  const typeset = typesetter.typeset(batch);
  mark();
  const pdf = typeset.pdf("pdf", new Date(0));
  mark();
  splitPdf(
    pdf,
    typeset.pages.map((pages) => ({ title: "Document", author: null, pages })),
  );
  mark();
  const [start = 0, laidOut = 0, exported = 0, split = 0] = marks;
  const times = { layout: laidOut - start, export: exported - laidOut, split: split - exported };
  return { ...times, pages: typeset.pages[0] ?? 0 };
}

async function measure(path: string): Promise<string> {
  const document = await readWordFile(path, limits, isFormat);
  const word = writeSourceOf(document);
  const times: Times[] = [];
  let pages = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const records = Array.from({ length: rows }, (_, row) => ({
      values: valuesOf(document, batch * rows + row),
      settings: {},
    }));
    const timed = timeBatch({ ...frame, word, records });
    times.push(timed);
    pages = timed.pages;
    // The engine's buffers are freed only when the event loop turns.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const parts = (["layout", "export", "split"] as const).map((part) => medianMs(times.map((time) => time[part])));
  const whole = medianMs(times.map((time) => time.layout + time.export + time.split));
  const facts = [basename(path), document.fields.length, pages, ...parts.map((ms) => ms.toFixed(2))];
  return `| ${[...facts, (1000 / whole).toFixed(0)].join(" | ")} |`;
}

/** Of a document, in milliseconds. The first batch warms up. */
function medianMs(times: readonly number[]): number {
  const sorted = times.slice(1).toSorted((one, other) => one - other);
  return (sorted[sorted.length >> 1] ?? 0) / 1000 / rows;
}

console.log(
  "| File | Fields | Pages | Layout, ms | Export | Split | Documents a second and core |\n|---|---|---|---|---|---|---|",
);
for (const path of process.argv.slice(2))
  console.log(await measure(path).catch((error) => `| ${basename(path)} | ${String(error).slice(0, 90)} |`));
