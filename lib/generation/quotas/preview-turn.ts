import { randomUUID } from "node:crypto";
import type { Client } from "../common/ids/address-id.ts";
import type { Container } from "../container.ts";
import { removeEndedPreviews } from "../records/everyone/usage.ts";
import { insertPreview, removePreview } from "../records/previews.ts";
import { admission, admit } from "./quotas.ts";

/** Longer than any preview takes. A preview of a killed process stops counting after this. */
const leaseMs = 60_000;

/**
 * Draws a preview if its visitor, its address and the site may have one more at a time.
 * @throws AppError `quota_exceeded`, `site_full`, and what `draw` throws
 */
export async function inPreviewTurn<T>(
  { config: { quotas }, database }: Pick<Container, "config" | "database">,
  client: Client,
  draw: () => Promise<T>,
): Promise<T> {
  if (Object.values(quotas).every(({ previews }) => previews === 0)) return draw();
  const id = randomUUID();
  await database.transaction(async (statements) => {
    const now = Date.now();
    await removeEndedPreviews(statements, now);
    await admit(statements, quotas, client, "previews", 1, now);
    await insertPreview(statements, client, id, now + leaseMs);
  }, admission);
  try {
    return await draw();
  } finally {
    await removePreview(database, client.visitor, id);
  }
}
