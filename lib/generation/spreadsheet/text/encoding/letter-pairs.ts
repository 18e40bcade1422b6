import { commonCharacters } from "./common-characters.ts";
import { languageWords } from "./language-words.ts";

/** How often letters stand in a language, alone and after one another. A blank is the edge of a word. */
export interface LetterPairs {
  pairs: Map<string, number>;
  singles: Map<string, number>;
  total: number;
  common: Set<string>;
  /** Bits of pairs that were asked for: text has the same ones again and again. */
  bits: Map<string, number>;
}

/** How many letters the frequency of a letter alone counts for beside that of its pairs, and the same as a share. */
const trust = 8;
const shareOfAlphabet = 0.03;
/** The words hold few of the pairs that thousands of characters make. */
const shareOfLargeScript = 1;
/** Chances that a letter is one in daily use which the words lack, and that it is one of another language. */
const unseen = 0.3;
const foreign = 1e-5;
/** Bits that it costs to mix Latin letters with others, or a letter with a digit. */
const mixedScripts = 10;
const besideDigit = 5;
/** Bits of a letter that stands alone, where letters are no words: a dash or a bullet in another encoding looks so. */
const lonely = 5;

/** So many bits of pairs are kept: some 2 MB a language. */
const mostKept = 20_000;

const ascii = /[\0-\x7f]/;
const latin = /\p{Script=Latin}/u;

/** A text as it is compared: small letters, one digit for all, half-width letters as wide ones. */
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

/** The letters of a language, learnt when they are first asked for: some 10 ms each. */
export function letterPairs(language: string): LetterPairs {
  const pairs = known.get(language) ?? learn(language);
  known.set(language, pairs);
  return pairs;
}

function chanceAlone({ singles, total, common }: LetterPairs, letter: string): number {
  return (singles.get(letter) ?? 0) / total + (common.has(letter) ? unseen / common.size : foreign);
}

/** Bits that two neighbours cost beyond their frequency, for standing side by side at all. */
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

/** The neighbours in a folded word that are not both ASCII. */
export function otherPairs(word: string): string[] {
  const letters = [" ", ...word, " "];
  return letters.slice(1).flatMap((letter, index) => {
    const pair = `${letters[index]}${letter}`;
    return ascii.test(letters[index] ?? " ") && ascii.test(letter) ? [] : [pair];
  });
}

/**
 * How much the other letters than ASCII of a word, as `otherPairs`, surprise one who knows the language, in bits. An ASCII
 * letter is the same in every encoding: it counts by what it is likelier or less likely beside one of them.
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
