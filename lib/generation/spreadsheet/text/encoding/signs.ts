import { fold } from "./letter-pairs.ts";

const edge = "^|$|[\\s,;|:()\\[\\]/\"'’.\\-]";
const word = "[\\p{L}\\p{N}]";
const ending = `${word}|[.!?,%)…\u00a0]`;
/** An opening quotation mark earlier in the line. */
const opened = "[“„”«»‹›‘‚][^\\r\\n]{0,200}";
const number = "\\p{Nd}";

/**
 * Where non-letter signs usually appear: the context before, the sign, the context after, and its cost in bits there.
 */
const places: [string, string, string, number][] = [
  [`(?:${edge})\\p{L}|\\p{Script=Cyrillic}|\\P{ASCII}`, "’", "\\p{L}", 5],
  ["\\p{L}", "’", `(?:s|t|S|T|re|ve|ll|m|d|n|er)(?:${edge})`, 5],
  [`${edge}`, "‘’", word, 7],
  ["\\p{L}", "’", edge, 9],
  [edge, "“„«‘‚‹”»›", `${word}|[¿¡$€£«\u00a0]`, 7],
  [`${opened}(?:${ending})`, "”“»’›«‹‘", edge, 6],
  [ending, "”“»›", edge, 13],
  ["\\s", "–—", "\\s", 5],
  [`^|${number}|[,;\\t\\p{L}]`, "–", `$|${number}|[,;\\t\\p{Lu}]`, 7],
  [`\\p{L}`, "—", "\\p{L}", 13],
  [`${word}|\\s`, "…", edge, 7],
  [`${number}[ \u00a0]?|${edge}`, "€£", `${edge}|${number}|[ \u00a0]`, 5],
  [`${number}[ \u00a0]?|${edge}`, "¥", `${edge}|${number}|[ \u00a0]`, 8],
  [`${number} ?`, "°", `[CFcf]?(?:${edge})`, 5],
  ["[Nn]", "°º", `${edge}|${number}`, 6],
  [`${number}\\.?|\\b[nN]\\.?|\\p{L}\\.`, "ºª", `${edge}|${number}`, 6],
  [`${word}|\\s|^`, "©®™", edge, 8],
  ["^|[\\s,;(]", "§", `\\s|${number}`, 7],
  [`${number}|[.«]`, "\u00a0", `${word}|[€%]`, 6],
  [`${word}`, "\u00a0", "[:;!?»€%]", 6],
  [`\\p{L}|[:,]`, "\u00a0", `${word}`, 11],
  [`${number}|${edge}`, "½¼¾", edge, 8],
  ["m|cm|km|M", "²³", edge, 7],
  [`${number} ?`, "×", ` ?${number}`, 8],
  ["^|[\\s,;(]", "±", ` ?${number}`, 8],
  [`${number}|${edge}`, "µ", "[A-Za-z]", 7],
  ["[lL]", "·", "[lL]", 4],
  ["^|[\\s,;]", "·•", "\\s", 8],
  ['^|[,;\t"(]|\\p{L} ', "¿¡", "\\p{Lu}", 6],
  ['^|[\\s,;"]', "№", `\\s|${number}|$|[,;|"]`, 5],
  ["", "\u3000-\u3020\u30fb\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff60\uffe5", "(?![a-z])", 8],
  ["(?<![A-Za-z])", "\uff61-\uff65", "(?![A-Za-z])", 8],
  ["(?<!\\p{Script=Latin})", "\\p{Nd}", "(?!\\p{Script=Latin})", 7],
];

const usual = places.map(([before, signs, after, bits]) => ({
  signs: new RegExp(`[${signs}]`, "u"),
  place: new RegExp(`(?<=${before})[${signs}](?=${after})`, "uym"),
  bits,
}));

/** Characters that never appear in text: controls, private use, unassigned, lone surrogates, and undecodable bytes. */
const never = /[[\p{Cc}\p{Co}\p{Cn}\p{Cs}\ufffd]--\p{ASCII}]/gv;
const neverBits = 30;
const otherBits = 17;

const signs = /[[\P{ASCII}--[\p{L}\p{M}]][ªºµ]]/gv;

function bitsAt(text: string, at: number, sign: string): number {
  const fitting = usual.filter(({ signs, place }) => {
    place.lastIndex = at;
    return signs.test(sign) && place.test(text);
  });
  return Math.min(otherBits, ...fitting.map(({ bits }) => bits));
}

/**
 * How unlikely the non-letter signs are in their places, in bits. A usual place counts once, each misplaced sign
 * counts.
 */
export function signBits(text: string): number {
  const places = new Map<string, number>();
  for (const { 0: sign, index } of text.matchAll(signs)) {
    const place = fold(text.slice(Math.max(0, index - 1), index + 2));
    if (!places.has(place)) places.set(place, bitsAt(text, index, sign));
  }
  const faults = text.match(never)?.length ?? 0;
  return [...places.values()].reduce((sum, bits) => sum + bits, faults * neverBits);
}
