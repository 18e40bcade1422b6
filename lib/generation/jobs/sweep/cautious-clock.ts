/** How far the wall clock may get ahead of the monotonic clock: NTP adjusts it in small steps. */
const mostAheadMs = 60_000;
/** If the wall clock is still ahead after this time, we trust it. */
const usualDoubtMs = 6 * 3_600_000;

/**
 * A clock for deletions by age. If the wall clock jumps forward, this one keeps its own pace for `doubtMs`: a clock
 * that is hours ahead for a while must not delete files that are in use. If the wall clock is set back, this one
 * follows at once.
 * @param wall the time of day, in milliseconds since 1970
 * @param passed a monotonic time, in milliseconds
 */
export function cautiousClock(
  wall: () => number = Date.now,
  passed: () => number = () => performance.now(),
  doubtMs = usualDoubtMs,
): () => number {
  let [trusted, at] = [wall(), passed()];
  let doubtedSince: number | null = null;
  return () => {
    const [said, now] = [wall(), passed()];
    const expected = trusted + (now - at);
    const isAhead = said > expected + mostAheadMs;
    doubtedSince = isAhead ? (doubtedSince ?? now) : null;
    const isDoubted = doubtedSince !== null && now - doubtedSince < doubtMs;
    [trusted, at] = [isDoubted ? expected : said, now];
    return trusted;
  };
}
