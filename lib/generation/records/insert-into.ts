import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { SqlValue, Statements } from "../database/database.ts";

/** Column values by table. Rows that belong to a visitor must name the visitor. */
interface Rows {
  uploads: VisitorsRow;
  sessions: VisitorsRow;
  preflights: VisitorsRow;
  previews: VisitorsRow;
  jobs: VisitorsRow;
  results: VisitorsRow;
  shares: VisitorsRow;
  shards: Row;
  shard_problems: Row;
  workers: Row;
  chores: Row;
  secrets: Row;
}
type Row = { readonly [column: string]: SqlValue };
type VisitorsRow = Row & { readonly visitor: VisitorId };

/**
 * Inserts a row.
 * @param otherwise the `ON CONFLICT ...` clause for an existing row; the new values are `EXCLUDED`
 * @returns whether a row was inserted or changed
 */
export async function insertInto<Table extends keyof Rows>(
  statements: Statements,
  table: Table,
  row: Rows[Table],
  otherwise = "",
): Promise<boolean> {
  const columns = Object.keys(row);
  const values = columns.map((column) => `$${column}`);
  const sql = `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${values.join(", ")}) ${otherwise}`;
  return (await statements.execute(sql, row)) > 0;
}
