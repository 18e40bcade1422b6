/** Requests to a store wait more than they work: this many at once take a fraction of the time, and little memory. */
const usuallyAtOnce = 8;

/** Works on each item, a few at once; gives the results in the order of the items. Ends with the first failure. */
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
