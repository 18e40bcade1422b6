import type { SessionResponse } from "#lib/contracts/session.ts";

type Counted = Pick<SessionResponse, "documentCount" | "preflight" | "unmapped">;

/** How many documents will be made, once the check has found that; until then, how many the rows ask for. */
export function countToMake({ documentCount, preflight, unmapped }: Counted): number {
  // A check without all of its columns is over at once, and has found nothing.
  const isKnown = preflight?.state === "done" && unmapped.length === 0;
  return isKnown ? preflight.right : documentCount;
}
