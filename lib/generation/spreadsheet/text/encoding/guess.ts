import iconv from "iconv-lite";
import { candidates } from "./candidates.ts";
import { withEuroOfMac } from "./euro-of-mac.ts";
import { surpriseOfText } from "./plausibility.ts";

/** Of valid UTF-8 characters there are at least this many for each broken one, where a file is UTF-8 but damaged. */
const validForBroken = 4;

/** Bytes of another encoding make valid UTF-8 by accident only. */
function isMostlyUtf8(evidence: Buffer): boolean {
  const others = new TextDecoder().decode(evidence).match(/[^\0-\x7f]/gu) ?? [];
  const broken = others.filter((character) => character === "\ufffd").length;
  return others.length - broken >= broken * validForBroken;
}

/**
 * The encoding of lines that are not valid UTF-8: decoded in each that visitors use, they are text in one. The measure is
 * how many bits it takes to tell the text to one who knows the languages of that encoding, and the encoding itself.
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
