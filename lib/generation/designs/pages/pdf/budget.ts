import { tooComplex } from "./faults.ts";

/**
 * What reading one file may cost. A designer's page has hundreds of objects, megabytes of pictures and less than a
 * hundred thousand operators; at these limits, a file takes about a second.
 */
const most = {
  objects: 100_000,
  /** Of streams that we unpack: page contents, object streams, fonts' tables of characters. */
  unpackedBytes: 64_000_000,
  operators: 600_000,
  /** Paths and shadings: 40,000 take a second to draw. */
  painted: 40_000,
  /** Pixels of all pictures, which are only decoded for the page's picture; 80 million take about a second. */
  pixels: 80_000_000,
  glyphs: 300_000,
} as const;

export type Cost = keyof typeof most;

export interface Budget {
  /** @throws AppError `hostile_file` once the sum exceeds the limit */
  spend(cost: Cost, amount?: number): void;
  left(cost: Cost): number;
}

/** The budget of one file. */
export function createBudget(): Budget {
  const spent = new Map<Cost, number>();
  const left = (cost: Cost) => most[cost] - (spent.get(cost) ?? 0);
  return {
    left,
    spend(cost, amount = 1) {
      if (!(amount <= left(cost))) throw tooComplex();
      spent.set(cost, (spent.get(cost) ?? 0) + amount);
    },
  };
}
