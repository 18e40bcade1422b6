import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "#lib/contracts/limits.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { readTable } from "./read-table.ts";
import { type Cell, cellText, type ReadLimits, type ReadOptions, type Row, type TableInfo } from "./table.ts";

/** For tests only: calls `use` with a temporary file of this content. */
export async function withFile<T>(content: Buffer | string, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "rowpress-spreadsheet-"));
  try {
    const path = join(folder, "upload");
    await writeFile(path, content);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** For tests only: everything that `readTable` returns for this content. */
export function readContent(
  content: Buffer | string,
  options: ReadOptions = {},
  changed: Partial<ReadLimits> = {},
): Promise<TableInfo & { rows: Row[] }> {
  return withFile(content, async (path) => {
    const rows: Row[] = [];
    const info = await readTable(
      path,
      options,
      { ...limits, ...changed },
      (row) => {
        rows.push(row);
      },
      () => rows.splice(0),
    );
    return { ...info, rows };
  });
}

/** For tests only: the AppError that a promise rejects with. */
export async function refusalOf(promise: Promise<unknown>): Promise<AppError> {
  const outcome = await promise.then(
    () => new Error("nothing was refused"),
    (error: unknown) => error,
  );
  if (outcome instanceof AppError) return outcome;
  throw outcome;
}

export function textsOf(rows: { cells: Cell[] }[]): string[][] {
  return rows.map(({ cells }) => cells.map(cellText));
}
