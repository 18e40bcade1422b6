import { mixtureBits } from "./language-mixture.ts";
import { fold, letterPairs, otherPairs, surprise } from "./letter-pairs.ts";
import { signBits } from "./signs.ts";

/** Words. Unicode counts the ordinals ª and º and the micro sign as letters, but they are used as signs. */
const words = /[[\p{L}\p{M}0-9]--[ªºµ]]+/gv;
const other = /[^\0-\x7f]/;

/**
 * Cost in bits of a capital inside a word (RenŽ), and of a small letter after capitals (GUZMáN), if either is not
 * ASCII.
 */
const innerCapital = 7;
const innerSmall = 3.5;

function caseBits(word: string): number {
  const isOther = ([letters]: RegExpMatchArray) => other.test(letters);
  const capitals = [...word.matchAll(/\p{Ll}\p{Lu}/gu)].filter(isOther).length;
  const small = [...word.matchAll(/\p{Lu}\p{Lu}\p{Ll}/gu)].filter(isOther).length;
  return capitals * innerCapital + small * innerSmall;
}

/**
 * How unlikely a text's non-ASCII characters are in these languages, in bits: the lower, the more likely the text was
 * decoded correctly. Repeated words count once, and so do those that differ only in digits: a column of dates such as
 * `2026年11月21日` repeats three characters.
 */
export function surpriseOfText(text: string, languages: string[]): number {
  const normal = text.normalize("NFC");
  let bits = 0;
  const found: number[][] = [];
  const known = languages.map(letterPairs);
  const others = normal.match(words)?.filter((each) => other.test(each)) ?? [];
  for (const word of new Set(others.map((each) => each.replace(/[0-9]+/g, "0")))) {
    const pairs = otherPairs(fold(word));
    bits += caseBits(word);
    found.push(known.map((language) => surprise(language, pairs)));
  }
  return bits + signBits(normal) + mixtureBits(found, languages.length);
}
