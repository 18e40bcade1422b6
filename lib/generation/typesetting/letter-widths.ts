import { eachCharacter, readTables } from "./font-tables.ts";

/** Upper bounds for the width and height of letters, in font sizes, over all of our fonts. */
export interface LetterWidths {
  /** By character code, for texts of this weight (100 to 900); 0 if unknown. */
  ofWeight(weight: number): Float32Array;
  /** From the baseline of a line to its top. */
  height: number;
}

/**
 * Scripts whose letters have a fixed width: those that join, stack or are emoji depend on their neighbours. All are in
 * the Basic Multilingual Plane; phonetic and historic letters and arrows may be composed of others.
 */
const plain =
  /^(?![\p{Extended_Pictographic}\u0250-\u02ff\u03d0-\u03ff\u2190-\u2bff])(?=[\p{L}\p{N}\p{P}\p{S}\p{Zs}])[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]$/u;
const plainElsewhere =
  /^(?![\p{M}\p{Extended_Pictographic}])[\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff00-\uffef]$/u;
const codes = 0x10000;

/** Kerning adds less than this: `letter-widths.test.ts` compares many texts with the engine. */
const spare = 0.04;
/** Characters as wide as the widest digit under tabular figures. */
const figure = /^[\p{Nd}\p{Sm}\p{Sc}*-]$/u;
/** The engine inserts a quarter of an em between East Asian and other letters. */
const eastAsian = { from: 0x2e80, spare: 0.25 };

/**
 * Reads the metrics of font families: OpenType 1.9, "hmtx", "OS/2". The first two come first in every family list, so a
 * letter that one of them has is never set by another.
 */
export function readLetterWidths([first = [], second = [], ...others]: readonly string[][]): LetterWidths {
  const latin = [...first, ...second].map((font) => readFont(font, (letter) => plain.test(letter)));
  const known = widest(latin);
  const isOther = (letter: string) => known[letter.charCodeAt(0)] === 0 && plainElsewhere.test(letter);
  const fonts = [...latin, ...others.flat().map((font) => ({ ...readFont(font, isOther), weight: 0 }))];
  const byWeight = new Map<number, Float32Array>();
  return {
    height: Math.max(...fonts.map(({ height }) => height)),
    ofWeight(weight) {
      // The engine substitutes the nearest weight; from the regular on, the fonts have every hundred.
      const most = Math.max(400, Math.ceil(weight / 100) * 100);
      const widths = byWeight.get(most) ?? widest(fonts.filter((font) => font.weight <= most)).map(spaced);
      byWeight.set(most, widths);
      return widths;
    },
  };
}

interface Font {
  weight: number;
  height: number;
  widths: Float32Array;
}

/** The requested letters of a font. */
function readFont(path: string, isWanted: (letter: string) => boolean): Font {
  const { cmap, head, hhea, hmtx, "OS/2": os2 } = readTables(path, ["cmap", "head", "hhea", "hmtx", "OS/2"]);
  const unitsPerEm = head.readUInt16BE(18);
  const measured = hhea.readUInt16BE(34);
  const font = { weight: os2.readUInt16BE(4), height: 0, widths: new Float32Array(codes) };
  eachCharacter(cmap, (codePoint, glyph) => {
    if (codePoint >= codes || !isWanted(String.fromCharCode(codePoint))) return;
    font.widths[codePoint] = hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4) / unitsPerEm;
    font.height = capHeight(os2, hhea) / unitsPerEm;
  });
  return font;
}

/** Fonts state their cap height from version 2 of the table on; without it the engine uses the ascender. */
function capHeight(os2: Buffer, hhea: Buffer): number {
  const stated = os2.readUInt16BE(0) >= 2 ? os2.readInt16BE(88) : 0;
  return stated > 0 ? stated : hhea.readInt16BE(4);
}

function widest(fonts: readonly Font[]): Float32Array {
  const widths = new Float32Array(codes);
  for (const font of fonts) {
    for (let code = 0; code < codes; code += 1) widths[code] = Math.max(widths[code] ?? 0, font.widths[code] ?? 0);
  }
  const digit = Math.max(...[..."0123456789"].map((each) => widths[each.charCodeAt(0)] ?? 0));
  return widths.map((width, code) =>
    width > 0 && figure.test(String.fromCharCode(code)) ? Math.max(width, digit) : width,
  );
}

function spaced(width: number, code: number): number {
  return width === 0 ? 0 : width + spare + (code >= eastAsian.from ? eastAsian.spare : 0);
}
