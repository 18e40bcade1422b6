/**
 * How many times as long something takes for input that is four times as large: 4 where time grows with the size, 16
 * where it grows with its square. Of the quickest of several runs, so that a busy machine doesn't matter.
 */
export function growth(size: number, run: (size: number) => void, runs = 15): number {
  const quickest = (given: number) => {
    const times = Array.from({ length: runs }, () => {
      const from = performance.now();
      run(given);
      return performance.now() - from;
    });
    return Math.min(...times);
  };
  // Compiles it first.
  quickest(size);
  return quickest(4 * size) / quickest(size);
}
