/**
 * Bits in words of 32, the first ones lowest, as in the bytes of deflated data (RFC 1951, 3.1.1). Many parts share one
 * array: allocating and freeing an array for each takes longer than filling it.
 */
export interface WrittenBits {
  words: Uint32Array;
  /** The first word of this part. */
  start: number;
  count: number;
}

export interface BitWriter {
  /** Writes the lowest `bits` of a value, 31 at most. */
  put(value: number, bits: number): void;
  end(): WrittenBits;
}

/** Room for what is being written; grows to the largest part. */
let scratch = new Uint32Array(1_024);

const storeWords = 2 ** 14;
/** Written parts, and how much of it is used. What no part is in any more is freed as a whole. */
let store = new Uint32Array(storeWords);
let stored = 0;

/**
 * Starts to write bits. Only the last writer that was started may be used.
 * @param most as many bits as will be written
 */
export function bitWriter(most: number): BitWriter {
  if (scratch.length * 32 <= most) scratch = new Uint32Array(Math.ceil(most / 16));
  const words = scratch;
  let at = 0;
  let word = 0;
  let filled = 0;
  return {
    put(value, bits) {
      word |= value << filled;
      filled += bits;
      if (filled < 32) return;
      words[at++] = word;
      filled -= 32;
      word = filled === 0 ? 0 : value >>> (bits - filled);
    },
    end() {
      words[at] = word;
      if (stored + at >= store.length) {
        store = new Uint32Array(Math.max(storeWords, at + 1));
        stored = 0;
      }
      const start = stored;
      for (let index = 0; index <= at; index += 1) store[stored++] = words[index] ?? 0;
      return { words: store, start, count: at * 32 + filled };
    },
  };
}

/** Grows to the largest file; what was in it is overwritten. */
let joined = new Uint32Array(4_096);

/** Parts one after the other as bytes, the last of which is filled up, with `more` bytes behind them. */
export function joinBits(parts: readonly WrittenBits[], more: number): Buffer {
  let total = 0;
  for (const { count } of parts) total += count;
  const words = Math.ceil(total / 32) + 1;
  if (joined.length < words) joined = new Uint32Array(words * 2);
  const to = joined;
  let at = 0;
  let shift = 0;
  to[0] = 0;
  for (const { words: from, start, count } of parts) {
    const whole = (count + 31) >>> 5;
    if (shift === 0) for (let index = 0; index < whole; index += 1) to[at + index] = from[start + index] ?? 0;
    else {
      for (let index = 0; index < whole; index += 1) {
        const word = from[start + index] ?? 0;
        to[at + index] = (to[at + index] ?? 0) | (word << shift);
        to[at + index + 1] = word >>> (32 - shift);
      }
    }
    const end = shift + count;
    at += end >>> 5;
    shift = end & 31;
    if (shift === 0) to[at] = 0;
  }
  const bytes = Math.ceil(total / 8);
  const result = Buffer.allocUnsafe(bytes + more);
  result.set(new Uint8Array(to.buffer, 0, bytes));
  return result;
}
