import { mixtureBits } from "./language-mixture.ts";
import { fold, letterPairs, otherPairs, surprise } from "./letter-pairs.ts";
import { signBits } from "./signs.ts";

/** Words. The ordinals ª and º are letters to Unicode, but stand as signs do. */
const words = /[[\p{L}\p{M}0-9]--[ªº]]+/gv;
const other = /[^\0-\x7f]/;

/** Bits of a capital within a word (RenŽ), and of a small letter after capitals (GUZMáN), where either is not ASCII. */
const innerCapital = 7;
const innerSmall = 3.5;

function caseBits(word: string): number {
  const isOther = ([letters]: RegExpMatchArray) => other.test(letters);
  const capitals = [...word.matchAll(/\p{Ll}\p{Lu}/gu)].filter(isOther).length;
  const small = [...word.matchAll(/\p{Lu}\p{Lu}\p{Ll}/gu)].filter(isOther).length;
  return capitals * innerCapital + small * innerSmall;
}

/**
 * How much the other characters than ASCII of a text surprise one who knows the languages, in bits: the less, the
 * likelier was it decoded rightly. What stands in a sheet many times counts once.
 */
export function surpriseOfText(text: string, languages: string[]): number {
  const normal = text.normalize("NFC");
  let bits = 0;
  const found: number[][] = [];
  const known = languages.map(letterPairs);
  for (const word of new Set(normal.match(words)?.filter((each) => other.test(each)))) {
    const pairs = otherPairs(fold(word));
    bits += caseBits(word);
    found.push(known.map((language) => surprise(language, pairs)));
  }
  return bits + signBits(normal) + mixtureBits(found, languages.length);
}
