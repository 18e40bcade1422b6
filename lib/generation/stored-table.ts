import { createHash } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import type { UploadId } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import { DateOrderSchema, SourceSchema } from "#lib/contracts/session.ts";
import type { Container } from "./container.ts";
import { PercentScaleSchema, TradeNumbersSchema } from "./mapping/settle-readings.ts";
import type { TableFile } from "./rendering/worker-tasks.ts";
import type { ReadOptions } from "./spreadsheet/table.ts";
import { readStored, withStored } from "./stored.ts";
import { uploadFolder, uploadKey } from "./uploads.ts";

const OpenReadingSchema = z.object({
  decimals: z.array(z.enum([".", ","])),
  dateOrders: z.array(DateOrderSchema),
  // Tables that an older build stored have none of these.
  hasMixedDecimals: z.boolean().optional(),
  hasMixedOrders: z.boolean().optional(),
  languages: z.array(z.string()).optional(),
  isMidnight: z.boolean().optional(),
  maySwap: z.boolean().optional(),
  tradeNumbers: TradeNumbersSchema.optional(),
  percents: z.record(z.enum([".", ","]), PercentScaleSchema).optional(),
  currencies: z.array(z.string()).optional(),
  numeric: z.literal(true).optional(),
});

const column = z.number().int();
const AmountRelationsSchema = z.object({
  products: z.array(z.object({ of: z.tuple([column, column]), is: column })),
  sums: z.array(z.object({ of: z.tuple([column, column]), is: column })),
  taxes: z.array(z.object({ of: column, at: column.nullable(), is: column })),
  rates: z.array(column),
  twins: z.array(z.tuple([column, column])).optional(),
});

/** A spreadsheet as it was read with certain options: kept, so that no preview or job reads the upload again. */
export const StoredTableSchema = z.object({
  key: z.string(),
  source: SourceSchema,
  readings: z.array(OpenReadingSchema),
  /** Left out of tables that were stored before there was any. */
  amounts: AmountRelationsSchema.optional(),
  tooLong: z.array(z.object({ row: z.number(), sheetRow: z.number() })),
  offsets: z.array(z.number()),
});
export type StoredTable = z.infer<typeof StoredTableSchema>;

/**
 * Reads a spreadsheet at a local path in a worker process and stores its rows beside the upload.
 * @param beforeStoring awaited once it is read
 * @throws AppError that says what is wrong with the file
 */
export function storeTable(
  container: Container,
  id: UploadId,
  path: string,
  options: ReadOptions,
  beforeStoring?: () => Promise<unknown>,
): Promise<StoredTable> {
  const { scratch, reading, storage, config } = container;
  return scratch.use(async (folder) => {
    const tablePath = join(folder, "rows.ndjson");
    const readLimits = { ...limits, rows: config.maxRows };
    const { info, offsets } = await reading.run("readTable", { path, options, limits: readLimits, tablePath });
    const key = tableKey(id, options);
    const table: StoredTable = { key, offsets, ...info };
    await beforeStoring?.();
    await storage.take(`${key}.ndjson`, tablePath);
    await storage.write(`${key}.json`, [Buffer.from(JSON.stringify(table))]);
    return table;
  });
}

/** The upload's table for these options; read now where it has not been yet. */
export async function openTable(container: Container, id: UploadId, options: ReadOptions): Promise<StoredTable> {
  const { storage } = container;
  const known = await readStored(storage, `${tableKey(id, options)}.json`, StoredTableSchema);
  if (known) return known;
  return withStored(storage, uploadKey(id), (path) => storeTable(container, id, path, options));
}

/** Lends the table's rows to `use` as a local file. @throws AppError `gone` */
export async function withTableFile<T>(
  { storage }: Container,
  table: StoredTable,
  use: (file: TableFile) => Promise<T>,
): Promise<T> {
  return withStored(storage, `${table.key}.ndjson`, (path) => use({ path, offsets: table.offsets }));
}

function tableKey(id: UploadId, options: ReadOptions): string {
  const said = Object.entries(options).filter(([, value]) => value !== undefined);
  const choice = JSON.stringify(said.sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${uploadFolder(id)}/tables/${createHash("sha256").update(choice).digest("hex").slice(0, 16)}`;
}
