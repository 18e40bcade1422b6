/**
 * What ends a block, and the number of literals and lengths, of distances, and of the lengths of their codes (RFC 1951,
 * 3.2.5 to 3.2.7).
 */
export const endOfBlock = 256;
export const literalSymbols = 286;
export const distanceSymbols = 30;

/** The shortest and the longest repetition, and how far back it may start. */
export const shortest = 3;
export const longest = 258;
export const farthest = 32_768;

/** The first value of each symbol, and the bits that follow its code. */
const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBits = [
  ...[0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13],
];
const lengthStarts = startsOf(lengthBits, shortest);
// 258 has its own symbol.
lengthStarts[lengthStarts.length - 1] = longest;
const distanceStarts = startsOf(distanceBits, 1);

function startsOf(bits: readonly number[], first: number): number[] {
  let next = first;
  return bits.map((count) => {
    const start = next;
    next += 2 ** count;
    return start;
  });
}

/** How a length or a distance is written: a symbol, and `bits` more bits of the value `extra`. */
export interface Written {
  symbol: number;
  extra: number;
  bits: number;
}

function writtenOf(value: number, starts: readonly number[], bits: readonly number[], firstSymbol: number): Written {
  const at = starts.findLastIndex((start) => start <= value);
  return { symbol: firstSymbol + at, extra: value - (starts[at] ?? 0), bits: bits[at] ?? 0 };
}

/** By length, and by distance up to 256. */
const lengths = Array.from({ length: longest + 1 }, (_, value) =>
  writtenOf(Math.max(value, shortest), lengthStarts, lengthBits, endOfBlock + 1),
);
const near = Array.from({ length: 257 }, (_, value) => writtenOf(Math.max(value, 1), distanceStarts, distanceBits, 0));

export const writtenLength = (length: number): Written => lengths[length] as Written;
export const writtenDistance = (distance: number): Written =>
  near[distance] ?? writtenOf(distance, distanceStarts, distanceBits, 0);
