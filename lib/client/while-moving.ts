/**
 * Runs work that tells of its progress by `moved`, until it ends, `signal` is aborted, or nothing has moved for `stallMs`.
 * The work need not heed the signal that it is given: whoever waits is told at once.
 * @throws the reason of the abort, or of the standstill
 */
export async function whileMoving(
  stallMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal, moved: () => void) => Promise<unknown>,
): Promise<void> {
  const standstill = new AbortController();
  const either = AbortSignal.any(signal ? [signal, standstill.signal] : [standstill.signal]);
  const late = () => standstill.abort(new DOMException(`Nothing moved for ${stallMs} ms`, "TimeoutError"));
  let timer = setTimeout(late, stallMs);
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(late, stallMs);
  };
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  either.addEventListener("abort", () => reject(either.reason), { once: true });
  try {
    either.throwIfAborted();
    await Promise.race([work(either, moved), stopped]);
  } finally {
    clearTimeout(timer);
  }
}
