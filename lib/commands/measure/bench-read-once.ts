import { createReadStream, readFileSync, rmSync } from "node:fs";
import { parse } from "csv-parse";
import { streamXlsxRows } from "hucre/xlsx";
import { limits } from "#lib/contracts/limits.ts";
import { readTableTask } from "#lib/generation/workers/tasks/uploads/read-table.ts";

// One reading by one reader, in a process of its own: `bench-read.ts` starts it and parses the JSON it prints.

/** Ours does everything that an upload needs, including types and the table's file; the others only read the cells. */
const readers: Record<string, (path: string) => Promise<number>> = {
  async rowpress(path) {
    const tablePath = `${path}.table`;
    const { info } = await readTableTask({ path, options: {}, limits, tablePath });
    rmSync(tablePath);
    return info.source.rowCount * info.source.columns.length;
  },
  async "csv-parse"(path) {
    let cells = 0;
    for await (const record of createReadStream(path).pipe(parse()) as AsyncIterable<string[]>) cells += record.length;
    return cells;
  },
  async hucre(path) {
    let cells = 0;
    for await (const row of streamXlsxRows(readFileSync(path))) cells += row.values.length;
    return cells;
  },
};

const [, , reader = "", path = ""] = process.argv;
const started = performance.now();
const cells = await readers[reader]?.(path);
const milliseconds = performance.now() - started;
// libuv gives the peak in kilobytes.
console.log(JSON.stringify({ cells, milliseconds, peakBytes: process.resourceUsage().maxRSS * 1024 }));
