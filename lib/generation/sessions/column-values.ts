import type { ColumnValues } from "#lib/contracts/sessions/row-conditions.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { Client } from "../common/ids/address-id.ts";
import type { ClientContainer } from "../container.ts";
import { withAssignment, withTable } from "../orders/lend-order.ts";
import { inPreviewTurn } from "../quotas/preview-turn.ts";
import type { Order } from "../records/order.ts";
import { invalidChoices } from "./invalid-choices.ts";

/**
 * The different values of a column in the order's range of rows, whether or not they meet the conditions. Takes
 * as long as a check of all rows, which one visitor may not have others wait for, so it counts as a preview.
 * @throws AppError `invalid_request` for a column that the table doesn't have, and what `inPreviewTurn` throws
 */
export async function columnValues(
  container: ClientContainer,
  client: Client,
  order: Order,
  column: string,
): Promise<ColumnValues> {
  const { pools, storage } = container;
  const index = order.columns.findIndex(({ name }) => name === column);
  if (index < 0) throw invalidChoices([{ path: "values.column", ...msg("choice.column", { column }) }]);
  const counted = await inPreviewTurn(container, client, () =>
    withTable(storage, order, (table) =>
      withAssignment(storage, order, ({ fit, rows }) =>
        pools.previews.run("countValues", { table, assignment: { fit, rows }, column: index }),
      ),
    ),
  );
  return { column, ...counted };
}
