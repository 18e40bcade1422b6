/** The longest delay of a timer (WHATWG HTML, timers); a longer one would fire at once. */
const longestMs = 2 ** 31 - 1;
/** Covers the time that the page took to arrive, during which the server's clock may have moved on. */
const marginMs = 1_000;

/** Milliseconds until a moment has passed on the server's clock, at most what a timer allows. */
export function msUntil(iso: string, serverNow: number): number {
  return Math.min(Math.max(0, Date.parse(iso) - serverNow) + marginMs, longestMs);
}
