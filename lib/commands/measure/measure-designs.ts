import { readFileSync } from "node:fs";
import { drawnCertificate, openDesignJob } from "#lib/generation/workers/tasks/render/design-job.fixture.ts";
import { median, number, table } from "./bench/bench-kept.ts";
import { benchRows, benchSheets } from "./bench/bench-rows.ts";

/**
 * `npm run measure:designs -- [page.pdf …]`: what 300 certificates of a design take on a page of each PDF, beside the
 * same design on white paper, and what they weigh. Both are made in turn in one process, so that a busy machine slows
 * them equally; the rate is the median of the turns' quotients. Without a file: a certificate drawn with fine curves.
 * Names in many scripts are laid out, since the design's fonts lack some of them; Latin ones are stamped.
 */
const count = 300;
const turns = 9;
const paths = process.argv.slice(2);
const all = benchSheets[0]?.csv(benchRows(4 * count)) ?? "";
const [header = "", ...people] = all.trimEnd().split("\n");
const isLatin = (line: string) => !/[^\p{Script=Latin}\p{Script=Common}]/u.test(line);
const sheets = { "many scripts": people, "Latin names": people.filter(isLatin) };
const grounds = paths.length > 0 ? paths.map((path) => readFileSync(path)) : [drawnCertificate()];
const lines: string[][] = [];
const cases = grounds.flatMap((ground, index) => Object.entries(sheets).map((sheet) => ({ ground, index, sheet })));
for (const { ground, index, sheet } of cases) {
  const csv = [header, ...sheet[1].slice(0, count)].join("\n");
  const [white, printed] = [await openDesignJob(csv, null), await openDesignJob(csv, ground)];
  // The first turn fills caches.
  for (const job of [white, printed]) await job.render(count);
  const pairs: [number, number][] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const order = turn % 2 ? [printed, white] : [white, printed];
    const times = new Map<unknown, number>();
    for (const job of order) times.set(job, (await job.render(count)).milliseconds / count);
    pairs.push([times.get(white) ?? 0, times.get(printed) ?? 0]);
  }
  const { documents, combined } = await printed.render(count);
  const first = (await printed.render(1)).combined.length;
  const document = documents.reduce((sum, { length }) => sum + length, 0) / count;
  lines.push([
    `${paths[index]?.split("/").at(-1) ?? "drawn certificate"}, ${sheet[0]}`,
    ...[0, 1].map((side) => number(median(pairs.map((pair) => pair[side] ?? 0)), 2)),
    number(median(pairs.map(([alone, below]) => alone / below)), 2),
    ...[printed.groundBytes, document, document - printed.groundBytes].map((bytes) => number(bytes)),
    number((combined.length - first) / (count - 1)),
  ]);
  for (const job of [white, printed]) job.close();
}
console.log(
  table(
    [
      "300 certificates on",
      "white, ms",
      "page, ms",
      "rate",
      "page, bytes",
      "a document",
      "beyond the page",
      "a further page",
    ],
    lines,
  ),
);
