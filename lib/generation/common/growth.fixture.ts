/**
 * How many times longer something takes for four times the input: 4 if time grows with the size, 16 if with its
 * square. Compares the fastest of several runs, which alternate, so that a machine that is busy for a while doesn't
 * matter.
 */
export function growth(size: number, run: (size: number) => void, runs = 15): number {
  const time = (given: number) => {
    const from = performance.now();
    run(given);
    return performance.now() - from;
  };
  // A first run, so that compiling it isn't measured.
  time(size);
  const pairs = Array.from({ length: runs }, () => [time(size), time(4 * size)] as const);
  return Math.min(...pairs.map(([, long]) => long)) / Math.min(...pairs.map(([short]) => short));
}
