import { commonCharacters } from "./common-characters.ts";
import { languageWords } from "./language-words.ts";

/** A language's letter and letter-pair frequencies. A blank marks the edge of a word. */
export interface LetterPairs {
  pairs: Map<string, number>;
  singles: Map<string, number>;
  total: number;
  common: Set<string>;
  /** Cache of pair costs in bits: text repeats the same pairs. */
  bits: Map<string, number>;
}

/**
 * Smoothing: how many observations a single letter's frequency counts for against its pairs', and the same as a share.
 */
const trust = 8;
const shareOfAlphabet = 0.03;
/** For scripts of thousands of characters, the words contain few of the possible pairs. */
const shareOfLargeScript = 1;
/** The probabilities of an everyday letter that the words lack, and of a letter from another language. */
const unseen = 0.3;
const foreign = 1e-5;
/** Cost in bits of mixing Latin letters with another script, or a letter with a digit. */
const mixedScripts = 10;
const besideDigit = 5;
/**
 * Cost in bits of a single letter, in languages without one-letter words: a dash or bullet decoded wrongly looks like
 * one.
 */
const lonely = 5;

/** Maximum cached pairs: about 2 MB per language. */
const mostKept = 20_000;

const ascii = /[\0-\x7f]/;
const latin = /\p{Script=Latin}/u;

/** Folds a text for comparison: lower case, one digit for all, half-width letters as full-width. */
export function fold(text: string): string {
  return text
    .replace(/[\uff61-\uffdc]+/g, (run) => run.normalize("NFKC"))
    .replaceAll("İ", "i")
    .toLowerCase()
    .replace(/[0-9]/g, "0");
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function learn(language: string): LetterPairs {
  const common = commonCharacters(language);
  const learnt: LetterPairs = { pairs: new Map(), singles: new Map(), total: 0, common, bits: new Map() };
  for (const word of fold(languageWords(language)).match(/[\p{L}\p{M}]+/gu) ?? []) {
    let before = " ";
    for (const letter of `${word} `) {
      count(learnt.pairs, before + letter);
      count(learnt.singles, letter);
      learnt.total++;
      before = letter;
    }
  }
  return learnt;
}

const known = new Map<string, LetterPairs>();

/** A language's letter pairs, built on first use in about 10 ms. */
export function letterPairs(language: string): LetterPairs {
  const pairs = known.get(language) ?? learn(language);
  known.set(language, pairs);
  return pairs;
}

function chanceAlone({ singles, total, common }: LetterPairs, letter: string): number {
  return (singles.get(letter) ?? 0) / total + (common.has(letter) ? unseen / common.size : foreign);
}

/** Cost in bits of an ASCII character next to a non-ASCII one, in addition to their pair frequency. */
function neighbourBits(asciiLetter: string, other: string, { common }: LetterPairs): number {
  if (asciiLetter === "0") return common.size > 0 ? 0 : besideDigit;
  return asciiLetter !== " " && !latin.test(other) ? mixedScripts : 0;
}

function bitsOf(language: LetterPairs, [before = " ", letter = " "]: string): number {
  const alone = chanceAlone(language, letter);
  const met = language.singles.get(before) ?? 0;
  const weight = trust + met * (language.common.size > 0 ? shareOfLargeScript : shareOfAlphabet);
  const chance = ((language.pairs.get(before + letter) ?? 0) + weight * alone) / (met + weight);
  if (ascii.test(letter)) return neighbourBits(letter, before, language) - Math.log2(chance / alone);
  return (ascii.test(before) ? neighbourBits(before, letter, language) : 0) - Math.log2(chance);
}

/** The letter pairs of a folded word that are not both ASCII. */
export function otherPairs(word: string): string[] {
  const letters = [" ", ...word, " "];
  return letters.slice(1).flatMap((letter, index) => {
    const pair = `${letters[index]}${letter}`;
    return ascii.test(letters[index] ?? " ") && ascii.test(letter) ? [] : [pair];
  });
}

/**
 * How unlikely a word's non-ASCII letters are in the language, in bits; takes the result of `otherPairs`. An ASCII
 * letter is the same in every encoding, so it counts only by how its likelihood changes next to a non-ASCII one.
 */
export function surprise(language: LetterPairs, pairs: string[]): number {
  const isLonely = pairs.length === 2 && pairs[0]?.startsWith(" ") && pairs[1]?.endsWith(" ");
  if (language.bits.size > mostKept) language.bits.clear();
  let sum = isLonely && language.common.size === 0 ? lonely : 0;
  for (const pair of pairs) {
    const bits = language.bits.get(pair) ?? bitsOf(language, pair);
    language.bits.set(pair, bits);
    sum += bits;
  }
  return sum;
}
