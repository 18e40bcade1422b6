import { readTable } from "#lib/generation/spreadsheet/read-table.ts";
import type { WorkerTasks } from "../../protocol.ts";
import { createTableWriter } from "../rows/table-file.ts";

type Task = WorkerTasks["readTable"];

/** Reads a spreadsheet once and writes its rows to a file that all later tasks read. */
export async function readTableTask({ path, options, limits, tablePath }: Task["input"]): Promise<Task["output"]> {
  const writer = createTableWriter(tablePath);
  try {
    const info = await readTable(path, options, limits, (row) => writer.add(row), writer.restart);
    return { info, offsets: writer.finish() };
  } finally {
    writer.close();
  }
}
