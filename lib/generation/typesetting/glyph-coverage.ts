import { graphemesOf } from "../mapping/graphemes.ts";
import { eachCharacter, readTables } from "./font-tables.ts";

/**
 * Finds the first part of a text that no font can set, or null: a letter with its marks, or an emoji, for which no
 * single font has all characters.
 */
export type FindMissingGlyph = (text: string) => string | null;

/** Joiners, variation selectors, direction marks: they shape their neighbours and are never drawn. */
const neverDrawn = /^(?![\u180f\ufeff])[\n\t\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]$/u;

/**
 * Characters that no document can contain, whatever the fonts cover: the engine does not know U+180F, PDF/UA-1 forbids
 * a byte order mark, and PDF/A-3a characters for private use.
 */
const refused = [
  [0x180f, 0x180f],
  [0xe000, 0xf8ff],
  [0xfeff, 0xfeff],
  [0xf0000, 0x10ffff],
] as const;

/** Marks, joiners and the like. Without them, each character stands alone, which saves the slow split into clusters. */
const joining = /\p{M}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u;

const lineFeed = 0x0a;

const drawn = (cluster: string) => [...cluster].filter((character) => !neverDrawn.test(character));

/**
 * The glyph coverage of the fonts: one per family, at most 31, the last one for emoji. The engine tries the families in
 * order for a cluster, and draws a box if none has all of it. The first font is read at once, each other one when a
 * text needs more than those before it: reading all takes a sixth of a preview's start, and few texts need more than
 * two.
 */
export function readGlyphCoverage(fonts: readonly string[]): FindMissingGlyph {
  const familiesOf = new Uint32Array(0x110000);
  let read = 0;
  const readNext = () => {
    const [font = "", family] = [fonts[read], 1 << read];
    read += 1;
    if (read === fonts.length) for (const picture of pictures()) familiesOf[picture] = 0;
    eachCharacter(readTables(font, ["cmap"]).cmap, (codePoint) => {
      familiesOf[codePoint] = (familiesOf[codePoint] ?? 0) | family;
    });
    for (const [first, last] of refused) familiesOf.fill(0, first, last + 1);
  };
  const isSet = (characters: Iterable<string>) => {
    let families = -1;
    for (const character of characters) families &= familiesOf[character.codePointAt(0) ?? 0] ?? 0;
    return families !== 0;
  };
  const isSetByRead = (cluster: string) =>
    isSet(cluster) || isSet(drawn(cluster)) || isSet(drawn(cluster.normalize("NFD")));
  const isCovered = (cluster: string) => {
    // Until the last font is read, others seem to set what only that one does.
    if (mayBePicture.test(cluster)) while (read < fonts.length) readNext();
    while (!isSetByRead(cluster)) {
      if (read === fonts.length) return false;
      readNext();
    }
    return true;
  };
  readNext();
  /** A fast path for most texts, in a tenth of the time: nothing below U+0300 joins its neighbours. */
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
    for (const cluster of graphemesOf(text)) if (!isCovered(cluster)) return cluster;
    return null;
  };
}

/** The blocks of Unicode that have such characters: looking through all others would take most of the time. */
const pictureBlocks = [
  [0x2300, 0x2bff],
  [0x1f000, 0x1ffff],
] as const;

const mayBePicture = /[\u2300-\u2bff\u{1f000}-\u{1ffff}]/u;

/** As in `templates/scripts.typ`: only the emoji font sets characters that are emoji by default. */
export function* pictures(blocks: readonly (readonly [number, number])[] = pictureBlocks): Generator<number> {
  for (const [first, last] of blocks)
    for (let codePoint = first; codePoint <= last; codePoint += 1)
      if (/^\p{Emoji_Presentation}$/u.test(String.fromCodePoint(codePoint))) yield codePoint;
}
