import { parseArgs } from "node:util";
import { completeSettings } from "#lib/generation/mapping/fit/fit-defaults.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { withSamples } from "#lib/generation/templates/definition-in.ts";
import { startBenchSite } from "./bench-http.ts";
import { keep, median, number, table } from "./bench-kept.ts";
import { byRow, installPeers, measurePeer, peers } from "./bench-peers.ts";
import { type BenchSheet, benchRows, benchSheets } from "./bench-rows.ts";
import { measureSteps } from "./bench-steps.ts";

/**
 * `npm run bench`: what documents take, step by step on one core and over HTTP, beside other libraries that draw a
 * plain certificate of the same rows. Medians of three runs; the parts of a run follow each other closely, so that a
 * busy machine slows them equally. `--quick` runs each once with few rows, `--only steps`, `http` or `peers` one part,
 * and `--keep` puts the tables into docs/measurements.md. `PORT` is the site's.
 */
const { values } = parseArgs({
  options: { quick: { type: "boolean" }, keep: { type: "boolean" }, only: { type: "string" } },
});
const turns = values.quick ? [1] : [1, 2, 3];
const counts = values.quick ? { steps: 300, peers: 100, http: 500 } : { steps: 1_100, peers: 300, http: 10_000 };
const rows = benchRows(10_000);
const catalogue = readCatalogue(process.cwd());
const isAsked = (part: string) => values.only === undefined || values.only === part;

/** The median of each figure. */
async function repeated<T extends object>(measure: () => T | Promise<T>): Promise<T> {
  const runs: T[] = [];
  for (const _ of turns) runs.push(await measure());
  const [first] = runs;
  if (!first) throw new Error("Nothing was measured");
  const names = Object.keys(first) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => Number(run[name])))])) as T;
}

async function steps(): Promise<string> {
  const lines: string[][] = [];
  for (const sheet of benchSheets) {
    const own = rows.slice(0, counts.steps);
    const taken = await repeated(() => measureSteps(catalogue.find(sheet.template), sheet, own));
    const each = [taken.layout, taken.export, taken.split, taken.zip];
    const rate = 1_000 / each.reduce((sum, ms) => sum + ms, 0);
    lines.push([sheet.name, ...each.map((ms) => number(ms, 3)), number(rate), number(taken.bytes)]);
  }
  return table(
    ["One core, 100 rows a compile, ms a document", "lay out", "export", "split", "zip", "a second", "bytes"],
    lines,
  );
}

async function compared(): Promise<string> {
  const own = rows.slice(0, counts.peers);
  const lines: string[][] = [];
  let floor = 0;
  for (const peer of peers) {
    const { milliseconds, bytes } = await repeated(() => measurePeer(peer, own));
    if (peer === byRow) floor = milliseconds;
    const rate = [number(1_000 / milliseconds), number(floor / milliseconds, 2)];
    lines.push([peer, number(milliseconds, 2), ...rate, number(bytes)]);
  }
  return table(["A plain certificate, one core", "ms", "a second", "of row by row", "bytes"], lines);
}

async function overHttp(): Promise<string> {
  const site = await startBenchSite(Number(process.env.PORT ?? 3_900));
  const lines: string[][] = [];
  const own = rows.slice(0, counts.http);
  const add = async (plain: BenchSheet, output: "archive" | "combined") => {
    // Some settings must be filled in.
    const samples = completeSettings(withSamples(catalogue.find(plain.template)), plain.settings);
    const texts = Object.entries(samples).filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const sheet = { ...plain, settings: Object.fromEntries(texts) };
    // Beside each job, the engine row by row on the same machine in the same minute.
    const { ratio, ...job } = await repeated(async () => {
      const taken = await site.run(sheet, own, output);
      const { milliseconds } = measurePeer(byRow, rows.slice(0, counts.peers));
      return { ...taken, ratio: (milliseconds * taken.documents) / taken.milliseconds };
    });
    const each = (sum: number, digits: number) => number(sum / job.documents, digits);
    lines.push([
      output === "archive" ? sheet.name : `${sheet.name}, combined`,
      number(job.milliseconds / 1_000, 1),
      number((job.documents / job.milliseconds) * 1_000),
      number(ratio, 2),
      each(job.siteMs, 3),
      each(job.allMs, 2),
      number(job.peakBytes / 1e6),
      each(job.bytes, 0),
    ]);
  };
  try {
    for (const sheet of benchSheets) await add(sheet, "archive");
    for (const sheet of benchSheets.slice(0, 2)) await add(sheet, "combined");
  } finally {
    await site.stop();
  }
  const header = ["s", "a second", "of row by row", "site, ms each", "all, ms each", "MB at most", "bytes each"];
  return table([`Over HTTP, ${number(counts.http)} rows`, ...header], lines);
}

if (values.only !== "steps") installPeers();
const tables: string[] = [];
for (const [part, measure] of Object.entries({ steps, peers: compared, http: overHttp })) {
  if (!isAsked(part)) continue;
  tables.push(await measure());
  console.log(`${tables.at(-1)}\n`);
}
if (values.keep) keep(tables);
