/**
 * Runs `work`, which reports progress by calling `moved`, until it ends, `signal` is aborted, or nothing has moved for
 * `stallMs`. Rejects at once in these cases, even if the work ignores its signal.
 * @throws the reason of the abort; after a stall, a DOMException named `TimeoutError`
 */
export async function whileMoving<Value>(
  stallMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal, moved: ReportMovement) => Promise<Value>,
): Promise<Value> {
  const standstill = new AbortController();
  const either = AbortSignal.any(signal ? [signal, standstill.signal] : [standstill.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved: ReportMovement = (mayStandMs = stallMs) => {
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

/** Reports progress. The next report may take `mayStandMs`, by default as long as before. */
export type ReportMovement = (mayStandMs?: number) => void;
