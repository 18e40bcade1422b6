import iconv from "iconv-lite";
import { candidates } from "./candidates.ts";
import { withEuroOfMac } from "./euro-of-mac.ts";
import { surpriseOfText } from "./plausibility.ts";

/** A damaged UTF-8 file has at least this many valid multi-byte characters per broken one. */
const validForBroken = 4;

/** Bytes of another encoding form valid UTF-8 only by accident. */
function isMostlyUtf8(evidence: Buffer): boolean {
  const others = new TextDecoder().decode(evidence).match(/[^\0-\x7f]/gu) ?? [];
  const broken = others.filter((character) => character === "\ufffd").length;
  return others.length - broken >= broken * validForBroken;
}

/**
 * Guesses the encoding of lines that are not valid UTF-8: decodes them in each candidate and takes the most plausible
 * text. The measure is the bits needed to encode the text under a model of that encoding's languages, plus the
 * encoding's rarity.
 */
export function guessEncoding(evidence: Buffer): string {
  if (isMostlyUtf8(evidence)) return "utf-8";
  let best = "windows-1252";
  let least = Number.POSITIVE_INFINITY;
  for (const { encoding, languages, rarity } of candidates) {
    const text = withEuroOfMac(iconv.decode(evidence, encoding), encoding);
    const bits = rarity + surpriseOfText(text, languages);
    if (bits >= least) continue;
    best = encoding;
    least = bits;
  }
  return best;
}
