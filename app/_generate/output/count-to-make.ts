import type { SessionResponse } from "#lib/contracts/sessions/session.ts";

type Counted = Pick<SessionResponse, "documentCount" | "preflight" | "unmapped">;

/** How many documents will be created, once the check has counted them; until then, the number of rows asked for. */
export function countToMake({ documentCount, preflight, unmapped }: Counted): number {
  // With unmapped fields, the check ends at once without a count.
  const isKnown = preflight?.state === "done" && unmapped.length === 0;
  return isKnown ? preflight.right : documentCount;
}
