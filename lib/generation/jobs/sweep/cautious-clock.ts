/** How far the time of day may run ahead of the time that passes: it is adjusted little by little. */
const mostAheadMs = 60_000;
/** After so long, the clock that was set forward is taken to be right. */
const usualDoubtMs = 6 * 3_600_000;

/**
 * A clock for what is deleted by its age. Where the time of day is set forward, this one goes on from where it was: a clock
 * that is hours ahead for a while must not have files deleted that are in use. Where it is set back, this one follows.
 * @param wall the time of day, in milliseconds since 1970
 * @param passed milliseconds that go on evenly
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
