/** After a load, the loader pauses this many times as long, so that it doesn't delay other visitors' previews. */
const restTimes = 3;
const shortestRestMs = 300;
/**
 * If one load takes this long, the loader stops: in a large spreadsheet of invoices, each load has to read every row.
 */
const longestLoadMs = 3_000;

interface PageLoaderOptions<Item extends { row: number }> {
  load: (item: Item) => Promise<void>;
  /** Waits; injected so that tests don't have to. */
  rest: (ms: number) => Promise<void>;
  now?: () => number;
}

export interface PageLoader<Item> {
  /** Sets what to load, most wanted first. Replaces the previous list. */
  want(items: readonly Item[]): void;
}

/**
 * Loads the wanted items one at a time, each row once, with a pause after each. Stops for good after a load that is too
 * slow.
 */
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
