/** Requests to a store mostly wait: eight at a time take a fraction of the time, and little memory. */
const usuallyAtOnce = 8;

/** Maps items with limited concurrency. Returns the results in the order of the items; rejects at the first failure. */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
  atOnce = usuallyAtOnce,
): Promise<R[]> {
  const results: R[] = [];
  const rest = items.entries();
  const takeAll = async () => {
    for (const [index, item] of rest) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, takeAll));
  return results;
}
