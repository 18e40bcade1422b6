import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mutatedFile, readOriginals } from "./mutate-files.ts";
import { readingOf, readingPool } from "./mutate-reading.ts";

/**
 * `npm run mutate -- <folder> [cases] [first seed]`: mutates the folder's files at random and reads them with the
 * site's worker processes. Each must be read, or rejected with an error code, within 2 s, and no process may die. A
 * seed reproduces its case.
 */
const longestMs = 2_000;
const workers = 2;
const [source, cases = "1000", first = String(Date.now() % 1e9)] = process.argv.slice(2);
if (source === undefined) throw new Error("Name the folder of the files: npm run mutate -- <folder> [cases] [seed]");

const originals = await readOriginals(source);
const pool = readingPool(workers);
const folder = mkdtempSync(join(tmpdir(), "rowpress-mutate-"));
const outcomes = new Map<string, number>();
let wrong = 0;
let slowestMs = 0;

async function tryCase(seed: number): Promise<void> {
  const { name, content } = mutatedFile(originals, seed);
  const read = () => readingOf(pool, join(folder, String(seed)), content);
  const once = await read();
  // On a busy machine, or while a process starts, anything may take long occasionally.
  const { outcome, isValid, milliseconds } = once.milliseconds > longestMs ? await read() : once;
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  slowestMs = Math.max(slowestMs, milliseconds);
  if (isValid && milliseconds <= longestMs) return;
  wrong += 1;
  console.log(`seed ${seed}: ${outcome} after ${Math.round(milliseconds)} ms, ${name}`);
}

const last = Number(first) + Number(cases);
let next = Number(first);
console.log(`${originals.length} files, seeds ${first} to ${last - 1}`);
const lanes = Array.from({ length: workers }, async () => {
  while (next < last) await tryCase(next++);
});
await Promise.all(lanes);
pool.stop();
rmSync(folder, { recursive: true });
for (const [outcome, count] of [...outcomes].sort((a, b) => b[1] - a[1])) console.log(`${count} ${outcome}`);
console.log(`${wrong} wrong, the slowest took ${Math.round(slowestMs)} ms`);
if (wrong > 0) process.exitCode = 1;
