/** Waits until the time is over or the signal is aborted. Resolves to false if it was aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
    resolve(!signal.aborted);
  };
  const timer = setTimeout(end, ms);
  if (signal.aborted) end();
  else signal.addEventListener("abort", end);
  return promise;
}
