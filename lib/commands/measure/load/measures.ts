/** The combined measurements of all visitors of a run. */
export function createMeasures() {
  const times = new Map<string, number[]>();
  const refusals = new Map<string, number>();
  const errors: string[] = [];
  let documents = 0;

  return {
    errors,
    failed(what: string) {
      errors.push(`After ${Math.round(performance.now() / 1_000)} s: ${what}`);
    },
    time(what: string, ms: number) {
      const all = times.get(what) ?? [];
      times.set(what, all);
      all.push(ms);
    },
    refused(what: string, status: number) {
      const name = `${status} ${what}`;
      refusals.set(name, (refusals.get(name) ?? 0) + 1);
    },
    checked(count: number) {
      documents += count;
    },
    checkedDocuments: () => documents,
    refusals: () => [...refusals].map(([name, count]) => `${name}: ${count}`),
    names: () => [...times.keys()],
    of: (what: string) => quantiles(times.get(what) ?? []),
  };
}
export type Measures = ReturnType<typeof createMeasures>;

export interface Quantiles {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/** By the nearest rank, so each quantile is one of the values. */
export function quantiles(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
