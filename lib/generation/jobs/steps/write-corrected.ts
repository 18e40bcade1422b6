import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Container } from "../../container.ts";
import { withTable } from "../../orders/lend-order.ts";
import { sheetDelimiter } from "../../orders/sheet-delimiter.ts";
import type { JobOrder } from "../../records/order.ts";

/** Writes the visitor's spreadsheet with their corrections, for download. Returns its size in bytes. */
export function writeCorrected({ pools, scratch, storage }: Container, order: JobOrder, key: string): Promise<number> {
  const delimiter = sheetDelimiter(order, order.language);
  const columns = order.columns.map(({ name }) => name);
  return scratch.use(async (folder) => {
    const path = join(folder, "corrected.csv");
    await withTable(storage, order, (table) =>
      pools.documents.for("site").run("writeSheet", { table, columns, delimiter, path }),
    );
    const { size } = await stat(path);
    await storage.take(key, path);
    return size;
  });
}
