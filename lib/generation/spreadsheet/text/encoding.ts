import { isAscii } from "node:buffer";
import { createReadStream } from "node:fs";
import iconv from "iconv-lite";
import { chardet } from "jschardet";
import { AppError } from "#lib/generation/app-error.ts";
import { readHead } from "../read-head.ts";
import { byteOrder } from "./byte-order.ts";

/** How much of the lines with other characters than ASCII the guess needs; more makes it slower, not better. */
const evidenceBytes = 65_536;
/** `EncodingEra.MODERN_WEB` of jschardet, which it does not export. */
const modernWeb = 1;
/** iconv-lite lists these beside the encodings of text. */
const notEncodings = /^(?:base64|hex|binary|internal|utf7imap)$/;

/** What a guess names, and the later Windows encoding that is the same with more characters. */
const supersets: Record<string, string> = {
  ascii: "windows-1252",
  "iso-8859-1": "windows-1252",
  "iso-8859-9": "windows-1254",
  "tis-620": "windows-874",
  gb2312: "gb18030",
  gbk: "gb18030",
  "euc-kr": "cp949",
};

/**
 * The name of an encoding that a visitor asked for, as it is reported. Throws `invalid_request` for one that cannot be
 * decoded.
 */
export function checkEncoding(encoding: string): string {
  const name = encoding.trim().toLowerCase();
  if (iconv.encodingExists(name) && !notEncodings.test(name)) return name;
  const message = `"${encoding}" is no encoding that can be read. Choose for example utf-8, utf-16le, windows-1252 or shift_jis.`;
  throw new AppError("invalid_request", message, { errors: [{ path: "encoding", message }] });
}

/** Whether all of the file is UTF-8; where not, the lines that show what else it may be. */
async function readEvidence(path: string): Promise<Buffer | null> {
  const strict = new TextDecoder("utf-8", { fatal: true });
  const lines: Buffer[] = [];
  let size = 0;
  let isUtf8 = true;
  for await (const chunk of createReadStream(path, { highWaterMark: 1_000_000 }) as AsyncIterable<Buffer>) {
    if (isUtf8) isUtf8 = decodes(strict, chunk);
    if (isAscii(chunk) && !chunk.includes(0x1b)) continue;
    for (let at = 0; at < chunk.length && size < evidenceBytes; ) {
      const end = chunk.indexOf(10, at);
      const line = chunk.subarray(at, end < 0 ? chunk.length : end + 1);
      if (line.some((byte) => byte > 0x7f || byte === 0x1b)) {
        lines.push(line.subarray(0, evidenceBytes));
        size += line.length;
      }
      at += line.length;
    }
    if (!isUtf8 && size >= evidenceBytes) break;
  }
  return isUtf8 && decodes(strict) ? null : Buffer.concat(lines);
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

/** Encodings of the web and of Windows first: a single pound sign looks like Czech under DOS as well. */
function guessEncoding(evidence: Buffer): string {
  const modern = chardet.detect(evidence, { encodingEra: modernWeb }).encoding;
  return (modern ?? chardet.detect(evidence).encoding ?? "windows-1252").toLowerCase();
}

/** The encoding of a text file, from its bytes alone: `utf-8`, `utf-16le`, `windows-1252`, `shift_jis` ... */
export async function detectEncoding(path: string): Promise<string> {
  const marked = byteOrder(await readHead(path));
  if (marked !== null) return marked;
  const evidence = await readEvidence(path);
  if (evidence === null) return "utf-8";
  const guess = guessEncoding(evidence);
  const name = supersets[guess] ?? guess;
  return iconv.encodingExists(name) ? name : "windows-1252";
}
