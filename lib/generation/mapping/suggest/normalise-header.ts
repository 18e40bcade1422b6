/**
 * A unit or hint after a name, as in "Date (dd.mm.yyyy)", "Price [EUR]" and "単価（円）". Not the script that a Japanese
 * name is spelled in.
 */
const hint = /(?<=\S)\s*(?:\((?![^()]*(?:カナ|かな|仮名|ガナ|がな|ヨミ|よみ))[^()]*\)|\[[^[\]]*\])\s*$/;

/** "Item #" is the number of an item. A "#" alone may be anything. */
const numberSign = /(?<=\p{L}\s?)#\s*$/u;

/**
 * A header's words for comparison: without case, accents, punctuation, plural and hint; "unitPrice" equals "Unit
 * price", and "Bestell-Nr." "Bestellnummer".
 */
export function headerWords(header: string): string[] {
  const named = comparedPart(header).normalize("NFKC").replace(hint, "").replace(numberSign, " number");
  const words = wordsOf(foldedLetters(spaced(named)));
  return words.map((word) => singular(word.replace(/nr$/, "nummer")));
}

/**
 * A longer name is a question or a text. Comparing 50 such names with all words would block the site for half a second.
 */
const mostCompared = 400;

/**
 * What a form asks before it explains the question, if that is long: "What is your full name, as it should be printed?"
 */
export function askedPart(header: string): string {
  const [, asked] =
    header.length > longestName ? (/^(.{10,}?)[,(:;?.–](?:\s|$)/u.exec(comparedPart(header)) ?? []) : [];
  return asked ?? header;
}
const longestName = 40;

/** The part of a header that is compared with known words. */
export const comparedPart = (header: string) => header.slice(0, mostCompared);

/** A header with a space between the words of "unitPrice". */
export const spaced = (header: string) => header.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");

/** "P.U. H.T." and "T.V.A.": letters that are one word or two without their dots. */
const dotted = /(?<![\p{L}\p{N}])(?:\p{L}\.\s?)+\p{L}(?![\p{L}\p{N}])\.?/gu;

export const withoutDots = (text: string) => text.replace(dotted, (letters) => letters.replace(/[.\s]/g, ""));

/** A text without case and accents. */
export function foldedLetters(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").replaceAll("ı", "i");
}

/** A text's letters and digits, without what separates them. */
export const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");

const small = new Set(
  "what which is are your you did do please enter of the a an for de du des d la le l les di da del della dei do dos von der die das den dem am und en van het op et e y i w na".split(
    " ",
  ),
);

/** A header's words without those that any header may have: "Data di conseguimento" shares one of two with "Data". */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !small.has(word));
  return telling.length > 0 ? telling : [...words];
}

/**
 * English plurals, which most other languages' resemble closely enough; both sides of a comparison are treated alike.
 */
function singular(word: string): string {
  if (word.length < 4 || word.endsWith("ss")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
