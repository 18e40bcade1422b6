import { createHash } from "node:crypto";
import type { SessionContent } from "../../records/sessions.ts";

/** What tells how a session's documents are laid out from how they were before a change: not what their files are called. */
export function preflightFingerprint(content: SessionContent): string {
  const { check: _, filename: __, output, table, ...decisive } = content;
  const text = JSON.stringify({ ...decisive, table: table.key, locale: output.locale }, inOrder);
  return createHash("sha256").update(text).digest("base64url");
}

/** The same object may come from a request or from the database, with its keys in another order. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
