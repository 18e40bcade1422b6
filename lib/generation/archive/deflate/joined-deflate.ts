import { type Adler, adlerOf, joinedAdler } from "./adler.ts";
import { type BitWriter, bitWriter, joinBits, type WrittenBits } from "./bits.ts";
import { type HuffmanCode, huffmanCode } from "./huffman.ts";
import {
  distanceSymbols,
  endOfBlock,
  literalSymbols,
  type Written,
  writtenDistance,
  writtenLength,
} from "./symbols.ts";
import { distanceOf, isByte, lengthOf, type Token, tokensAfter, tokensOfRows } from "./tokens.ts";

/** Deflated bytes that can be part of any stream with the same codes. */
export interface DeflatedPart {
  bits: WrittenBits;
  adler: Adler;
}

/** Bytes of a stream, and those right before them, which they may repeat. */
export interface StreamPart {
  before: Uint8Array;
  bytes: Uint8Array;
}

/** A part that repeats only itself. */
export const alone = (bytes: Uint8Array): StreamPart => ({ before: new Uint8Array(), bytes });

/** Deflates streams that consist of the same parts in different selections and orders. */
export interface JoinedDeflate {
  part(part: StreamPart): DeflatedPart;
  /** Rows of this length: only bytes that are the same in the row before are repeated, which takes less time. */
  rows(bytes: Uint8Array, length: number): DeflatedPart;
  /** A stream in zlib's format (RFC 1950). */
  join(parts: readonly DeflatedPart[]): Buffer;
}

/** How much more often than any other byte one of the samples is expected. */
const sampleWeight = 64;

/** The codes of a stream's block: of bytes and lengths, and of distances (RFC 1951, 3.2.7). */
interface BlockCodes {
  literals: HuffmanCode;
  distances: HuffmanCode;
}

/**
 * Streams with one Huffman code, made for parts like these `samples`. Other bytes can be written, too, and take more
 * bits. Format: RFC 1951, one block with its own code (3.2.7).
 */
export function joinedDeflate(samples: readonly StreamPart[]): JoinedDeflate {
  const codes = codesFor(samples);
  const [head, end] = [writeHead(codes), writeEnd(codes)];
  return {
    part: ({ before, bytes }) => encode(bytes, tokensAfter(before, bytes), codes),
    rows: (bytes, length) => encode(bytes, tokensOfRows(bytes, length), codes),
    join(parts) {
      const joined = joinBits([head, ...parts.map(({ bits }) => bits), end], checkBytes);
      joined.writeUInt32BE(joinedAdler(parts.map(({ adler }) => adler)), joined.length - checkBytes);
      return joined;
    },
  };
}

/** Codes that write the samples in the fewest bits, and any other bytes too. */
function codesFor(samples: readonly StreamPart[]): BlockCodes {
  const literals = new Array<number>(literalSymbols).fill(1);
  const distances = new Array<number>(distanceSymbols).fill(1);
  const add = (counts: number[], symbol: number) => {
    counts[symbol] = (counts[symbol] ?? 0) + sampleWeight;
  };
  for (const { before, bytes } of samples) {
    for (const token of tokensAfter(before, bytes)) {
      if (isByte(token)) add(literals, token);
      else {
        add(literals, writtenLength(lengthOf(token)).symbol);
        add(distances, writtenDistance(distanceOf(token)).symbol);
      }
    }
  }
  return { literals: huffmanCode(literals, longestCode), distances: huffmanCode(distances, longestCode) };
}

function encode(bytes: Uint8Array, tokens: readonly Token[], { literals, distances }: BlockCodes): DeflatedPart {
  const writer = bitWriter(tokens.length * mostBits);
  const put = (code: HuffmanCode, { symbol, extra, bits }: Written) => {
    putSymbol(writer, code, symbol);
    writer.put(extra, bits);
  };
  for (const token of tokens) {
    if (isByte(token)) putSymbol(writer, literals, token);
    else {
      put(literals, writtenLength(lengthOf(token)));
      put(distances, writtenDistance(distanceOf(token)));
    }
  }
  return { bits: writer.end(), adler: adlerOf(bytes) };
}

/** In bits (3.2.7). */
const longestCode = 15;
/** Of a token: a length and a distance, each a code and the bits that follow it (3.2.5). */
const mostBits = longestCode + 5 + longestCode + 13;
const checkBytes = 4;
/** Deflated, in a window of 32 KiB, without a preset dictionary (RFC 1950, 2.2). */
const zlibHead = 0x0178;

function putSymbol(writer: BitWriter, { codes, lengths }: HuffmanCode, symbol: number): void {
  writer.put(codes[symbol] ?? 0, lengths[symbol] ?? 0);
}

function writeEnd({ literals }: BlockCodes): WrittenBits {
  const writer = bitWriter(mostBits);
  putSymbol(writer, literals, endOfBlock);
  return writer.end();
}

/** The order in which the lengths of the codes of lengths stand (3.2.7). */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const mostHeadBits = 16 + 17 + lengthOrder.length * 3 + (literalSymbols + distanceSymbols) * 9;
/** That the length before is repeated three to six times. */
const repeated = 16;

/** zlib's head, and that of a last block with these codes. */
function writeHead({ literals, distances }: BlockCodes): WrittenBits {
  const lengths = runsOf([...literals.lengths, ...distances.lengths]);
  const counts = new Array<number>(lengthOrder.length).fill(0);
  for (const { symbol } of lengths) counts[symbol] = (counts[symbol] ?? 0) + 1;
  const code = huffmanCode(counts, 7);
  const writer = bitWriter(mostHeadBits);
  writer.put(zlibHead, 16);
  writer.put(1, 1);
  writer.put(2, 2);
  writer.put(literalSymbols - 257, 5);
  writer.put(distanceSymbols - 1, 5);
  writer.put(lengthOrder.length - 4, 4);
  for (const symbol of lengthOrder) writer.put(code.lengths[symbol] ?? 0, 3);
  for (const { symbol, more } of lengths) {
    putSymbol(writer, code, symbol);
    if (symbol === repeated) writer.put(more - 3, 2);
  }
  return writer.end();
}

/** Lengths of codes, and `repeated` for three to six more of the same. */
function runsOf(lengths: readonly number[]): { symbol: number; more: number }[] {
  const runs: { symbol: number; more: number }[] = [];
  for (let at = 0; at < lengths.length; ) {
    const symbol = lengths[at] ?? 0;
    runs.push({ symbol, more: 0 });
    at += 1;
    let more = 0;
    while (at + more < lengths.length && lengths[at + more] === symbol) more += 1;
    for (; more >= 3; more -= Math.min(6, more)) {
      const taken = Math.min(6, more);
      runs.push({ symbol: repeated, more: taken });
      at += taken;
    }
  }
  return runs;
}
