/** A loading that takes so long rests so many times as long, that previews of others are not held up by it. */
const restTimes = 3;
const shortestRestMs = 300;
/** Nothing more is loaded after one that took so long: in a large sheet of invoices each costs a look at every row. */
const longestLoadMs = 3_000;

interface PageLoaderOptions<Item extends { row: number }> {
  load: (item: Item) => Promise<void>;
  /** Waits; given from outside, so that tests need not. */
  rest: (ms: number) => Promise<void>;
  now?: () => number;
}

export interface PageLoader<Item> {
  /** What there is to load now, the most wanted first; what was wanted before and is not loaded is wanted no more. */
  want(items: readonly Item[]): void;
}

/** Loads what is wanted one by one, each row once, with a rest after each; no more after one that takes too long. */
export function createPageLoader<Item extends { row: number }>({
  load,
  rest,
  now = () => performance.now(),
}: PageLoaderOptions<Item>): PageLoader<Item> {
  const begun = new Set<number>();
  let wanted: readonly Item[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let item = next(); item; item = next()) {
      begun.add(item.row);
      const begunAt = now();
      await load(item);
      const tookMs = now() - begunAt;
      if (tookMs > longestLoadMs) return;
      await rest(Math.max(shortestRestMs, restTimes * tookMs));
    }
    isBusy = false;
  }
  const next = () => wanted.find(({ row }) => !begun.has(row));

  return {
    want(items) {
      wanted = items;
      void work();
    },
  };
}
