/**
 * Runs work that tells of its progress by `moved`, until it ends, `signal` is aborted, or nothing has moved for `stallMs`.
 * The work need not heed the signal that it is given: whoever waits is told at once.
 * @throws the reason of the abort, or of the standstill: a DOMException named `TimeoutError`
 */
export async function whileMoving<Value>(
  stallMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal, moved: Moved) => Promise<Value>,
): Promise<Value> {
  const standstill = new AbortController();
  const either = AbortSignal.any(signal ? [signal, standstill.signal] : [standstill.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved: Moved = (mayStandMs = stallMs) => {
    clearTimeout(timer);
    const late = () => standstill.abort(new DOMException(`Nothing moved for ${mayStandMs} ms`, "TimeoutError"));
    timer = setTimeout(late, mayStandMs);
  };
  moved();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  either.addEventListener("abort", () => reject(either.reason), { once: true });
  try {
    either.throwIfAborted();
    return await Promise.race([work(either, moved), stopped]);
  } finally {
    clearTimeout(timer);
  }
}

/** Something moved; the next thing may take as long as before, or as is said. */
export type Moved = (mayStandMs?: number) => void;
