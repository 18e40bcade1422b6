import { createHash } from "node:crypto";
import type { SessionContent } from "../../records/sessions.ts";

/** Identifies everything in a session that affects its documents' layout; the names of the documents don't. */
export function preflightFingerprint(content: SessionContent): string {
  const { check: _, filename: __, staleCorrections: ___, staleConditions: ____, output, table, ...decisive } = content;
  const text = JSON.stringify({ ...decisive, table: table.key, locale: output.locale, format: output.format }, inOrder);
  return createHash("sha256").update(text).digest("base64url");
}

/** The same object may come from a request or from the database, with its keys in a different order. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
