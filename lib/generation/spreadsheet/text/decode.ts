import { createReadStream } from "node:fs";
import iconv from "iconv-lite";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { withEuroOfMac } from "./encoding/euro-of-mac.ts";

/** If more than this share of the text cannot be decoded, the file is rejected. */
const mostUnreadable = 0.1;

function unreadable(encoding: string): AppError {
  return new AppError("unreadable_text", msg("text.unreadable", { encoding }));
}

/**
 * A text file's content as a stream of strings of some 64 kB, without a byte order mark. Throws `unreadable_text` if
 * the bytes don't fit the encoding.
 */
export async function* decodeFile(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding);
  let characters = 0;
  let lost = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = withEuroOfMac(decoder.write(chunk), encoding);
    if (text.includes("\0")) throw unreadable(encoding);
    characters += text.length;
    if (text.includes("\ufffd")) lost += text.split("\ufffd").length - 1;
    if (lost > characters * mostUnreadable) throw unreadable(encoding);
    if (text !== "") yield text;
  }
  const rest = decoder.end();
  if (rest) yield rest;
}
