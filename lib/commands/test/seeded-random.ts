/** Returns numbers from 0 up to, but not including, 1, reproducible by seed. */
export type Random = () => number;

/** Mulberry32 (T. Ettinger, 2017): short, and good enough to pick places in a file. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @throws Error if there are none */
export function oneOf<T>(random: Random, things: readonly T[]): T {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new Error("nothing to choose from");
  return thing;
}
