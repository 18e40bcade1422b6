import iconv from "iconv-lite";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { byteOrder } from "../../formats/byte-order.ts";
import { readHead } from "../read-head.ts";
import { readEvidence } from "./encoding/evidence.ts";
import { guessEncoding } from "./encoding/guess.ts";

/** iconv-lite lists these alongside text encodings. */
const notEncodings = /^(?:base64|hex|binary|internal|utf7imap)$/;

/** The canonical name of the encoding that the visitor set. Throws `invalid_request` if it cannot be decoded. */
export function checkEncoding(encoding: string): string {
  const name = encoding.trim().toLowerCase();
  if (iconv.encodingExists(name) && !notEncodings.test(name)) return name;
  const fault = msg("text.encoding", { encoding });
  throw new AppError("invalid_request", fault, { errors: [{ path: "encoding", ...fault }] });
}

/** Detects a text file's encoding from its bytes alone: `utf-8`, `utf-16le`, `windows-1252`, `shift_jis` ... */
export async function detectEncoding(path: string): Promise<string> {
  const marked = byteOrder(await readHead(path));
  if (marked !== null) return marked;
  const evidence = await readEvidence(path);
  return evidence === null ? "utf-8" : guessEncoding(evidence);
}
