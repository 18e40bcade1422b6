import { isAscii } from "node:buffer";
import { createReadStream } from "node:fs";

/** Enough bytes of non-ASCII lines for a guess; more makes it slower, not better. */
const evidenceBytes = 16_384;
const longestLine = 4096;
/** How many bytes of a line to keep before its first non-ASCII character. */
const before = 256;

/** The non-ASCII lines of a chunk, at most `limit` bytes. */
function telling(chunk: Buffer, limit: number): Buffer[] {
  const lines: Buffer[] = [];
  let size = 0;
  let start = 0;
  for (let at = 0; at < chunk.length && size < limit; at++) {
    const byte = chunk[at] ?? 0;
    if (byte === 10 || byte === 13) start = at + 1;
    if (byte < 0x80) continue;
    const from = Math.max(start, at - before);
    const rest = chunk.subarray(at, from + longestLine);
    const length = rest.findIndex((each) => each === 10 || each === 13);
    const line = chunk.subarray(from, length < 0 ? at + rest.length : at + length + 1);
    lines.push(line);
    size += line.length;
    start = from + line.length;
    at = start - 1;
  }
  return lines;
}

function decodes(strict: TextDecoder, chunk?: Buffer): boolean {
  try {
    strict.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Null if the whole file is UTF-8; otherwise the lines that help guess its encoding. */
export async function readEvidence(path: string): Promise<Buffer | null> {
  const strict = new TextDecoder("utf-8", { fatal: true });
  const lines: Buffer[] = [];
  let size = 0;
  let isUtf8 = true;
  for await (const chunk of createReadStream(path, { highWaterMark: 1_000_000 }) as AsyncIterable<Buffer>) {
    if (isUtf8) isUtf8 = decodes(strict, chunk);
    if (size < evidenceBytes && !isAscii(chunk)) {
      const found = telling(chunk, evidenceBytes - size);
      lines.push(...found);
      size += found.reduce((sum, line) => sum + line.length, 0);
    }
    if (!isUtf8 && size >= evidenceBytes) break;
  }
  return isUtf8 && decodes(strict) ? null : Buffer.concat(lines);
}
