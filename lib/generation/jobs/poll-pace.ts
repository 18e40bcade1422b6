import type { Job } from "../records/jobs.ts";

/** A job of one document takes a tenth of a second. If it takes longer, other jobs are ahead of it. */
const oneDocumentMs = 500;

/**
 * Milliseconds until the page should ask again. Small jobs take about a second; longer ones are polled less often. The
 * client waits that long on a visible page, and longer on a hidden one (`lib/client/polling/next-poll.ts`).
 */
export function pollPaceMs({ createdAt, total }: Job, latest: number | null): number {
  if (total === 1 && Date.now() - createdAt < oneDocumentMs) return 50;
  const ageMs = (latest ?? createdAt) - createdAt;
  if (ageMs < 3_000) return 250;
  return ageMs < 30_000 ? 500 : 1_000;
}
