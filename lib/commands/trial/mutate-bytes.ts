import { oneOf, type Random } from "../test/seeded-random.ts";

type Change = (content: Buffer, random: Random, other: Buffer) => Buffer;

const placeIn = (content: Buffer, random: Random) => Math.floor(random() * (content.length + 1));

/** A run of at most 64 bytes, or one time in eight of any length. */
function runIn(content: Buffer, random: Random): [from: number, to: number] {
  const from = placeIn(content, random);
  const length = Math.floor(random() * (random() < 0.125 ? content.length : 64));
  return [from, Math.min(content.length, from + length)];
}

/** Bytes with a meaning in text, in XML or in numbers. */
const telling = ["\0", "\xff", "\xfe", '"', "'", "\n", "\r", ",", ";", "<", ">", "&", "/", "=", "-1", "9".repeat(20)];

const changes: Change[] = [
  function flip(content, random) {
    const flipped = Buffer.from(content);
    const at = Math.floor(random() * content.length);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(random() * 8));
    return flipped;
  },
  function remove(content, random) {
    const [from, to] = runIn(content, random);
    return Buffer.concat([content.subarray(0, from), content.subarray(to)]);
  },
  function insert(content, random) {
    const at = placeIn(content, random);
    const piece = Buffer.from(oneOf(random, telling).repeat(1 + Math.floor(random() ** 4 * 1_000)), "latin1");
    return Buffer.concat([content.subarray(0, at), piece, content.subarray(at)]);
  },
  function duplicate(content, random) {
    const [from, to] = runIn(content, random);
    return Buffer.concat([content.subarray(0, to), content.subarray(from)]);
  },
  function swap(content, random) {
    const [start, from, to, end] = Array.from({ length: 4 }, () => placeIn(content, random)).sort((a, b) => a - b);
    const piece = (first?: number, last?: number) => content.subarray(first, last);
    return Buffer.concat([piece(0, start), piece(to, end), piece(from, to), piece(start, from), piece(end)]);
  },
  function truncate(content, random) {
    return content.subarray(0, placeIn(content, random));
  },
  function splice(content, random, other) {
    return Buffer.concat([content.subarray(0, placeIn(content, random)), other.subarray(placeIn(other, random))]);
  },
];

/** The content with one to four mutations; `other` is what it is spliced with. */
export function mutateBytes(content: Buffer, random: Random, other: Buffer): Buffer {
  let mutated = content;
  for (let left = 1 + Math.floor(random() * 4); left > 0; left--)
    mutated = oneOf(random, changes)(mutated, random, other);
  return mutated;
}
