/**
 * How many times longer something takes for four times the input: 4 if time grows with the size, 16 if with its
 * square. Compares the fastest of several runs, so that a busy machine doesn't matter.
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
  // A first run, so that compiling it isn't measured.
  quickest(size);
  return quickest(4 * size) / quickest(size);
}
