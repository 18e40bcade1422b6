import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import {
  benchColumns,
  benchRows,
  writeBenchCsv,
  writeBenchWorkbook,
  writeNumberWorkbook,
  writeTextWorkbook,
} from "./bench-read-sheets.ts";

/**
 * `npm run bench:read`: the time and memory that reading takes, compared with the fastest known readers, in one run.
 */
const ReadingSchema = z.object({ cells: z.number(), milliseconds: z.number(), peakBytes: z.number() });
type Reading = z.infer<typeof ReadingSchema>;

const turns = 5;
const program = join(import.meta.dirname, "bench-read-once.ts");

function readOnce(reader: string, path: string): Reading {
  const printed = execFileSync(process.execPath, [program, reader, path], { encoding: "utf8" });
  const reading = ReadingSchema.parse(JSON.parse(printed));
  if (reading.cells < benchRows * benchColumns) throw new Error(`${reader} read ${reading.cells} cells of ${path}`);
  return reading;
}

function median(readings: Reading[]): { milliseconds: number; peakBytes: number } {
  const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
  return {
    milliseconds: middle(readings.map(({ milliseconds }) => milliseconds)),
    peakBytes: Math.max(...readings.map(({ peakBytes }) => peakBytes)),
  };
}

/** Both alternate, so that a busy machine slows them equally. */
function compare(kind: string, path: string, other: string, mostRatio: number): void {
  const [ours, theirs]: [Reading[], Reading[]] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    ours.push(readOnce("rowpress", path));
    theirs.push(readOnce(other, path));
  }
  const [own, peer] = [median(ours), median(theirs)];
  for (const [name, { milliseconds, peakBytes }] of [["rowpress", own] as const, [other, peer] as const]) {
    const figures = [`${Math.round(milliseconds)} ms`, `${Math.round(peakBytes / 1e6)} MB at most`];
    console.log(`${kind.padEnd(8)}${name.padEnd(12)}${figures.map((figure) => figure.padStart(16)).join("")}`);
  }
  const ratio = (own.milliseconds / peer.milliseconds).toFixed(2);
  console.log(`${kind.padEnd(8)}ratio ${ratio}, wanted: at most ${mostRatio}; memory wanted: under 300 MB\n`);
}

const comparisons = [
  { kind: "CSV", file: "table.csv", write: writeBenchCsv, other: "csv-parse", mostRatio: 2 },
  { kind: "XLSX", file: "table.xlsx", write: writeBenchWorkbook, other: "hucre", mostRatio: 1 },
  { kind: "texts", file: "texts.xlsx", write: writeTextWorkbook, other: "hucre", mostRatio: 1 },
  { kind: "amounts", file: "amounts.xlsx", write: writeNumberWorkbook, other: "hucre", mostRatio: 1 },
];
const folder = mkdtempSync(join(tmpdir(), "rowpress-bench-"));
try {
  console.log(`${benchRows.toLocaleString("en")} rows of ${benchColumns} columns, medians of ${turns}\n`);
  for (const { kind, file, write, other, mostRatio } of comparisons) {
    const path = join(folder, file);
    write(path);
    compare(kind, path, other, mostRatio);
    rmSync(path);
  }
} finally {
  rmSync(folder, { recursive: true });
}
