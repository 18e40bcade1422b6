import iconv from "iconv-lite";
import { AppError } from "#lib/generation/common/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { byteOrder } from "../../formats/byte-order.ts";
import { readHead } from "../read-head.ts";
import { readEvidence } from "./encoding/evidence.ts";
import { guessEncoding } from "./encoding/guess.ts";

/** iconv-lite lists these beside the encodings of text. */
const notEncodings = /^(?:base64|hex|binary|internal|utf7imap)$/;

/**
 * The name of an encoding that a visitor asked for, as it is reported. Throws `invalid_request` for one that cannot be
 * decoded.
 */
export function checkEncoding(encoding: string): string {
  const name = encoding.trim().toLowerCase();
  if (iconv.encodingExists(name) && !notEncodings.test(name)) return name;
  const fault = msg("text.encoding", { encoding });
  throw new AppError("invalid_request", fault, { errors: [{ path: "encoding", ...fault }] });
}

/** The encoding of a text file, from its bytes alone: `utf-8`, `utf-16le`, `windows-1252`, `shift_jis` ... */
export async function detectEncoding(path: string): Promise<string> {
  const marked = byteOrder(await readHead(path));
  if (marked !== null) return marked;
  const evidence = await readEvidence(path);
  return evidence === null ? "utf-8" : guessEncoding(evidence);
}
