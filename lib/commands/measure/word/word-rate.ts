import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { limits } from "#lib/contracts/limits.ts";
import { splitPdf } from "#lib/generation/archive/pdf/split.ts";
import { isFormat } from "#lib/generation/mapping/merge/compile-values.ts";
import { localeFacts } from "#lib/generation/mapping/values/locale.ts";
import { conditionKey, linesKey, valueKey } from "#lib/generation/templates/merge.ts";
import { createTypesetter } from "#lib/generation/typesetting/typesetter.ts";
import { readWordFile } from "#lib/generation/word/read-word-file.ts";
import { writeSource } from "#lib/generation/word/typst/write-source.ts";

/**
 * `npm run measure:word -- <file> …`: the processor time that a document of a Word file takes, in batches of 100 rows that
 * all differ: laid out, exported as tagged PDF, and split.
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
  const isList = new Set(merge.lists.map(({ name }) => conditionKey({ filled: name })));
  const conditions = merge.conditions.map((each, index) => {
    const key = conditionKey(each);
    return [key, isList.has(key) ? "list" : (row + index) % 2 === 0 ? "yes" : ""];
  });
  const lines = [1, 2, 3].map((line) =>
    Object.fromEntries(merge.lists.flatMap((list) => list.fields.map((name) => [name, text(name, line)]))),
  );
  return {
    ...Object.fromEntries(fields.map((name) => [name, text(name)])),
    ...Object.fromEntries(merge.values.map((value) => [valueKey(value), text(value.field)])),
    ...Object.fromEntries(conditions),
    [linesKey]: lines,
  };
}

async function measure(path: string): Promise<string> {
  const document = await readWordFile(path, limits, isFormat);
  const source = join(folder, "document.typ");
  const frame = {
    template: "",
    title: "Word file",
    settings: {},
    author: null,
    locale: localeFacts("en-GB"),
    sheet: null,
    images: {},
  };
  const word = { source, images: {} };
  const first = { values: valuesOf(document, 0), settings: {} };
  writeFileSync(source, writeSource(document, { isNoted: true }).source);
  const notes = typesetter.typeset({ ...frame, word, records: [first] }).notes();
  const edges = new Map(notes.flatMap((note) => ("section" in note ? [[note.section, note]] : [])));
  writeFileSync(source, writeSource(document, { edges }).source);
  const times: { layout: number; export: number; split: number }[] = [];
  let pages = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const records = Array.from({ length: rows }, (_, row) => ({
      values: valuesOf(document, batch * rows + row),
      settings: {},
    }));
    const marks: number[] = [];
    const mark = () => marks.push(process.cpuUsage().user + process.cpuUsage().system);
    mark();
    const set = typesetter.typeset({ ...frame, word, records });
    mark();
    const pdf = set.pdf("pdf", new Date(0));
    mark();
    splitPdf(
      pdf,
      set.pages.map((count) => ({ title: "Document", author: null, pages: count })),
    );
    mark();
    const [start = 0, laid = 0, exported = 0, split = 0] = marks;
    times.push({ layout: laid - start, export: exported - laid, split: split - exported });
    pages = set.pages[0] ?? 0;
    await new Promise((resolve) => setImmediate(resolve));
  }
  // The first batch warms up.
  const median = (of: (time: (typeof times)[number]) => number) =>
    (times
      .slice(1)
      .map(of)
      .toSorted((a, b) => a - b)[batches >> 1] ?? 0) /
    1000 /
    rows;
  const shown = [median(({ layout }) => layout), median((time) => time.export), median(({ split }) => split)];
  const whole = median((time) => time.layout + time.export + time.split);
  const facts = [
    basename(path),
    document.fields.length,
    pages,
    ...shown.map((time) => time.toFixed(2)),
    (1000 / whole).toFixed(0),
  ];
  return `| ${facts.join(" | ")} |`;
}

console.log(
  "| File | Fields | Pages | Layout, ms | Export | Split | Documents a second and core |\n|---|---|---|---|---|---|---|",
);
for (const path of process.argv.slice(2))
  console.log(await measure(path).catch((error) => `| ${basename(path)} | ${String(error).slice(0, 90)} |`));
