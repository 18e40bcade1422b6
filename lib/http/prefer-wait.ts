import { setTimeout as sleep } from "node:timers/promises";
import { limits } from "#lib/contracts/limits.ts";
import { etagOf, matches } from "./downloads/conditional.ts";

/**
 * How soon a held request checks again: a job of one document takes a tenth of a second. Grows up to `longestLookMs`.
 */
const firstLookMs = 15;
const longestLookMs = 150;

/**
 * `Prefer: wait=N` (RFC 7240): holds a response until it differs from the client's version (`If-None-Match`) or else
 * from the first read, for at most N seconds. Returns at once when there is nothing left to wait for (`pollAfterMs` 0).
 */
export async function waitUntilChanged<T extends { pollAfterMs: number }>(
  request: Request,
  read: () => Promise<T>,
): Promise<{ value: T; headers: Record<string, string> }> {
  const seconds = preferredSeconds(request.headers.get("prefer"));
  let value = await read();
  if (seconds === null) return { value, headers: {} };

  const known = request.headers.get("if-none-match") ?? etagOf(JSON.stringify(value));
  const until = performance.now() + seconds * 1000;
  const unchanged = () => value.pollAfterMs > 0 && matches(known, etagOf(JSON.stringify(value)));
  let lookMs = firstLookMs;
  while (unchanged() && performance.now() < until && !request.signal.aborted) {
    await sleep(Math.min(lookMs, Math.max(0, until - performance.now())));
    lookMs = Math.min(longestLookMs, lookMs * 1.5);
    value = await read();
  }
  return { value, headers: { "Preference-Applied": `wait=${seconds}` } };
}

function preferredSeconds(header: string | null): number | null {
  const wait = header?.match(/(?:^|[,;\s])wait\s*=\s*"?(\d{1,4})"?/i)?.[1];
  return wait === undefined ? null : Math.min(Number(wait), limits.waitSeconds);
}
