import type { ColumnValues } from "#lib/contracts/sessions/row-conditions.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { Container } from "../container.ts";
import { withTable } from "../orders/lend-order.ts";
import type { Order } from "../records/order.ts";
import { invalidChoices } from "./invalid-choices.ts";

/**
 * The different values of a column in the order's range of rows, whether or not they meet the conditions.
 * @throws AppError `invalid_request` for a column that the table doesn't have
 */
export async function columnValues({ pools, storage }: Container, order: Order, column: string): Promise<ColumnValues> {
  const index = order.columns.findIndex(({ name }) => name === column);
  if (index < 0) throw invalidChoices([{ path: "values.column", ...msg("choice.column", { column }) }]);
  const { from, to } = order.rows;
  const counted = await withTable(storage, order, (table) =>
    pools.previews.run("countValues", { table, column: index, rows: { from, to } }),
  );
  return { column, ...counted };
}
