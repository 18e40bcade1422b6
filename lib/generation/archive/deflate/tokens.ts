import { farthest, longest, shortest } from "./symbols.ts";

/** A byte, or that bytes are repeated (RFC 1951, 2): {@link repetition}. */
export type Token = number;

const factor = 2 ** 16;
const repetition = (length: number, distance: number): Token => length * factor + distance;

export const isByte = (token: Token) => token < 256;
export const lengthOf = (token: Token) => Math.floor(token / factor);
export const distanceOf = (token: Token) => token % factor;

/** How many places that start with the same three bytes are compared. */
const mostCompared = 16;
const hashBits = 10;
/** By the hash of three bytes, the last place with it; and for each place the one before. Both count from 1. */
const lastPlaces = new Int32Array(2 ** hashBits);
let earlierPlaces = new Int32Array(1_024);

/**
 * Finds what bytes repeat of themselves: the longest repetition, unless one that starts a byte later is longer.
 * @param from where the tokens start; what stands before is repeated only
 */
export function tokensOf(bytes: Uint8Array, from = 0): Token[] {
  if (earlierPlaces.length <= bytes.length) earlierPlaces = new Int32Array(bytes.length * 2);
  lastPlaces.fill(0);
  const tokens: Token[] = [];
  const end = bytes.length - shortest;
  const remember = (at: number) => {
    if (at > end) return;
    const hash = hashAt(bytes, at);
    earlierPlaces[at] = lastPlaces[hash] ?? 0;
    lastPlaces[hash] = at + 1;
  };
  const bestAt = (at: number): Token => {
    let best = 0;
    if (at > end) return best;
    let place = lastPlaces[hashAt(bytes, at)] ?? 0;
    for (let left = mostCompared; place > 0 && at - place < farthest && left > 0; left -= 1) {
      const length = commonLength(bytes, place - 1, at);
      if (length > lengthOf(best)) best = repetition(length, at - place + 1);
      place = earlierPlaces[place - 1] ?? 0;
    }
    return best;
  };
  for (let at = 0; at < from; at += 1) remember(at);
  let best = bestAt(from);
  for (let at = from; at < bytes.length; ) {
    remember(at);
    const next = bestAt(at + 1);
    const length = lengthOf(best);
    if (length < shortest || lengthOf(next) > length) {
      tokens.push(bytes[at] ?? 0);
      at += 1;
      best = next;
      continue;
    }
    tokens.push(best);
    for (let next = at + 1; next < at + length; next += 1) remember(next);
    at += length;
    best = bestAt(at);
  }
  return tokens;
}

/** The tokens of bytes that may repeat what stands right before them. */
export const tokensAfter = (before: Uint8Array, bytes: Uint8Array) =>
  tokensOf(Buffer.concat([before, bytes]), before.length);

/** Finds only what is the same `distance` bytes before, as in rows of that length. */
export function tokensOfRows(bytes: Uint8Array, distance: number): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = at < distance ? 0 : commonLength(bytes, at - distance, at);
    if (length < shortest) {
      tokens.push(bytes[at] ?? 0);
      at += 1;
    } else {
      tokens.push(repetition(length, distance));
      at += length;
    }
  }
  return tokens;
}

/** How many bytes from one place on are the same as from an earlier one. */
function commonLength(bytes: Uint8Array, from: number, at: number): number {
  const most = Math.min(longest, bytes.length - at);
  let length = 0;
  while (length < most && bytes[from + length] === bytes[at + length]) length += 1;
  return length;
}

const hashAt = (bytes: Uint8Array, at: number) =>
  Math.imul(((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0), 0x9e3779b1) >>>
  (32 - hashBits);
