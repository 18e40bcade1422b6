/**
 * How many times longer something takes for four times the input: 4 if time grows with the size, 16 if with its
 * square. Compares processor time, of the fastest of several runs, which alternate: neither waiting for a core matters
 * nor a machine that is slower for a while.
 */
export function growth(size: number, run: (size: number) => void, runs = 15): number {
  const time = (given: number) => {
    const from = process.cpuUsage();
    run(given);
    const { user, system } = process.cpuUsage(from);
    return user + system;
  };
  // A first run, so that compiling it isn't measured.
  time(size);
  const pairs = Array.from({ length: runs }, () => [time(size), time(4 * size)] as const);
  return Math.min(...pairs.map(([, long]) => long)) / Math.min(...pairs.map(([short]) => short));
}
