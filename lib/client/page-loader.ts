/** A loading that takes so long rests so many times as long, that previews of others are not held up by it. */
const restTimes = 3;
const shortestRestMs = 300;

interface PageLoaderOptions<Item extends { row: number }> {
  load: (item: Item) => Promise<void>;
  /** Waits; given from outside, so that tests need not. */
  rest: (ms: number) => Promise<void>;
}

export interface PageLoader<Item> {
  /** What there is to load now, the most wanted first; what was wanted before and is not loaded is wanted no more. */
  want(items: readonly Item[]): void;
}

/** Loads what is wanted one by one, each row once, with a rest after each. */
export function createPageLoader<Item extends { row: number }>({
  load,
  rest,
}: PageLoaderOptions<Item>): PageLoader<Item> {
  const begun = new Set<number>();
  let wanted: readonly Item[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let item = next(); item; item = next()) {
      begun.add(item.row);
      const begunAt = performance.now();
      await load(item);
      await rest(Math.max(shortestRestMs, restTimes * (performance.now() - begunAt)));
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
