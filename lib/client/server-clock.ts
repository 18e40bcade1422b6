/** What a timer can wait at most (WHATWG HTML, timers): longer waits would be over at once. */
const longestMs = 2 ** 31 - 1;
/** The page was on its way to the visitor while the server's clock went on, or not. */
const marginMs = 1_000;

/** How long to wait until a moment has passed by the server's clock, in ms; at most what a timer can wait. */
export function msUntil(iso: string, serverNow: number): number {
  return Math.min(Math.max(0, Date.parse(iso) - serverNow) + marginMs, longestMs);
}
