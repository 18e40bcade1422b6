/** An LRU cache of `most` values, created on first use. Failures aren't cached. */
export function keepRecent<Value>(most: number): (key: string, make: () => Promise<Value>) => Promise<Value> {
  /** Least recently used first. */
  const kept = new Map<string, Value>();
  return async (key, make) => {
    const value = kept.get(key) ?? (await make());
    kept.delete(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
    return value;
  };
}
