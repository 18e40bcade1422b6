import { join } from "node:path";
import type { UploadId } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { ClientContainer } from "../container.ts";
import { type StoredTable, StoredTableSchema } from "../records/stored-table.ts";
import type { ReadOptions } from "../spreadsheet/table.ts";
import { tableKey, uploadKey } from "../storage/keys.ts";
import { readStored, withStored } from "../storage/stored-files.ts";

/**
 * Reads a spreadsheet at a local path in a worker process and stores its rows beside the upload.
 * @param beforeStoring awaited after reading, before anything is stored
 * @throws AppError that says what is wrong with the file
 */
export function storeTable(
  container: ClientContainer,
  id: UploadId,
  path: string,
  options: ReadOptions,
  beforeStoring?: () => Promise<unknown>,
): Promise<StoredTable> {
  const { scratch, pools, storage, config } = container;
  return scratch.use(async (folder) => {
    const tablePath = join(folder, "rows.ndjson");
    const readLimits = { ...limits, rows: config.maxRows };
    const { info, offsets } = await pools.sheets.run("readTable", { path, options, limits: readLimits, tablePath });
    const key = tableKey(id, options);
    const table: StoredTable = { key, offsets, ...info };
    await beforeStoring?.();
    await storage.take(`${key}.ndjson`, tablePath);
    await storage.write(`${key}.json`, [Buffer.from(JSON.stringify(table))]);
    return table;
  });
}

/** The upload's table for these options, read now unless it is already stored. */
export async function openTable(container: ClientContainer, id: UploadId, options: ReadOptions): Promise<StoredTable> {
  const { storage } = container;
  const known = await readStored(storage, `${tableKey(id, options)}.json`, StoredTableSchema);
  if (known) return known;
  return withStored(storage, uploadKey(id), (path) => storeTable(container, id, path, options));
}
