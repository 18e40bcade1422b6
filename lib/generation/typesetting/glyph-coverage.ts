import { eachCharacter, readTables } from "./font-tables.ts";

/**
 * The first part of a text that would come out as a box, or null where there is none: a letter with its marks, or an
 * emoji, that no one font has all characters of.
 */
export type FindMissingGlyph = (text: string) => string | null;

/** Joiners, variation selectors, direction marks: they shape their neighbours and are never drawn. */
const neverDrawn = /^(?![\u180f\ufeff])[\n\t\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]$/u;

/**
 * What no document can have, whatever its fonts cover: the engine knows no U+180F, PDF/UA-1 forbids a byte order mark, and
 * PDF/A-3a characters for private use.
 */
const refused = [
  [0x180f, 0x180f],
  [0xe000, 0xf8ff],
  [0xfeff, 0xfeff],
  [0xf0000, 0x10ffff],
] as const;

/** Marks, joiners and the like: without one, each character stands alone, and dividing a text into clusters takes time. */
const joining = /\p{M}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u;

const lineFeed = 0x0a;

const clusters = new Intl.Segmenter("en", { granularity: "grapheme" });
const drawn = (cluster: string) => [...cluster].filter((character) => !neverDrawn.test(character));

/**
 * Reads what fonts can set, one font of each family, at most 31, the last of them the pictures'. The engine asks one
 * family after the other for a cluster, and draws a box where none has it all.
 */
export function readGlyphCoverage(fonts: readonly string[]): FindMissingGlyph {
  const familiesOf = new Uint32Array(0x110000);
  for (const [index, font] of fonts.entries()) {
    const isLast = index === fonts.length - 1;
    eachCharacter(readTables(font, ["cmap"]).cmap, (codePoint) => {
      if (isLast || !isPicture(codePoint)) familiesOf[codePoint] = (familiesOf[codePoint] ?? 0) | (1 << index);
    });
  }
  for (const [first, last] of refused) familiesOf.fill(0, first, last + 1);
  const isSet = (characters: Iterable<string>) => {
    let families = -1;
    for (const character of characters) families &= familiesOf[character.codePointAt(0) ?? 0] ?? 0;
    return families !== 0;
  };
  const isCovered = (cluster: string) =>
    isSet(cluster) || isSet(drawn(cluster)) || isSet(drawn(cluster.normalize("NFD")));
  /** Most texts, decided in a tenth of the time: below U+0300 nothing joins its neighbours. */
  const isPlain = (text: string) => {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit >= 0x300 || (familiesOf[unit] === 0 && unit !== lineFeed)) return false;
    }
    return true;
  };
  return (text) => {
    if (isPlain(text)) return null;
    if (!joining.test(text)) return [...text].find((character) => !isCovered(character)) ?? null;
    for (const { segment } of clusters.segment(text)) if (!isCovered(segment)) return segment;
    return null;
  };
}

/** As `templates/common.typ` has it: what is a picture by itself is set by the pictures' font alone. */
function isPicture(codePoint: number): boolean {
  return codePoint > 0x2300 && /^\p{Emoji_Presentation}$/u.test(String.fromCodePoint(codePoint));
}
