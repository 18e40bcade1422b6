import type { Client } from "../common/ids/address-id.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Statements } from "../database/database.ts";
import { insertInto } from "./insert-into.ts";

/** Records a preview in progress. It stops counting at `leaseUntil` at the latest. */
export async function insertPreview(
  statements: Statements,
  { visitor, address }: Client,
  id: string,
  leaseUntil: number,
): Promise<void> {
  await insertInto(statements, "previews", { id, visitor, address, lease_until: leaseUntil });
}

/** Removes a preview that has ended. */
export async function removePreview(statements: Statements, visitor: VisitorId, id: string): Promise<void> {
  await statements.execute("DELETE FROM previews WHERE id = $id AND visitor = $visitor", { id, visitor });
}
