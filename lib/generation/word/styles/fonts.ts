import { join } from "node:path";
import { dictionary } from "#lib/generation/formats/dictionary.ts";
import type { FontStyle } from "../../fonts/read-font.ts";
import type { FontTwin } from "./families/font-twin.ts";
import { namedFamily } from "./families/own-families.ts";

/** One of our fonts in the place of another, and why: that isn't in the file, or not with all letters or this style. */
export interface StandIn {
  name: string;
  family: string;
  isMetric: boolean;
  why: "absent" | "subset" | "style";
}

/** A font file that is embedded in the Word file or uploaded by the visitor, under its own family name. */
export interface OwnFace extends Pick<FontTwin, "family" | "ascent" | "descent" | "gap"> {
  /** Whether it has all letters of the alphabet and digits; others have what the file's own texts need. */
  isWhole: boolean;
}
export type OwnFaces = Partial<Record<FontStyle, OwnFace>>;

/** Where an embedded font is written, by its family name. */
export const fontPath = (folder: string, family: string) => join(folder, `${family.replace(/\D/g, "")}.otf`);

/** What fonts in the file are found by. */
export const fontKey = (name: string) => name.toLowerCase().trim();

/** The replacement for a style that isn't embedded. */
const nearest: Record<FontStyle, readonly FontStyle[]> = {
  regular: ["regular"],
  bold: ["bold", "regular"],
  italic: ["italic", "regular"],
  boldItalic: ["boldItalic", "bold", "italic", "regular"],
};

const carlito = "Carlito";
const aptos = "Carlito as wide as Aptos";
const tinos = "Tinos as high as Times New Roman";
const gelasio = "Gelasio as high as Georgia";
const twin = (family: string, ascent: number, descent: number, gap = 0, isMetric = false, tracking = 0): FontTwin => ({
  family,
  ascent,
  descent,
  gap,
  isMetric,
  tracking,
});

/**
 * By lower-case name. The metrics are the originals' own (OS/2 `usWinAscent` and `usWinDescent`, and the external
 * leading that Word adds): a line is as high as in Word, whatever sets it.
 */
const twins = dictionary<FontTwin>({
  calibri: twin(carlito, 0.952, 0.269, 0, true),
  "calibri light": twin(carlito, 0.952, 0.269),
  cambria: twin("Caladea as wide as Cambria", 0.95, 0.222, 0, true),
  "cambria math": twin("Caladea as wide as Cambria", 0.95, 0.222),
  arial: twin("Arimo", 0.905, 0.212, 0.033, true),
  helvetica: twin("Arimo", 0.905, 0.212, 0.033, true),
  "arial narrow": twin("Arimo", 0.936, 0.212),
  "liberation sans": twin("Arimo", 0.905, 0.212, 0.033, true),
  "times new roman": twin(tinos, 0.891, 0.216, 0.042, true),
  times: twin(tinos, 0.891, 0.216, 0.042, true),
  "liberation serif": twin(tinos, 0.891, 0.216, 0.042, true),
  "liberation mono": twin("Cousine", 0.833, 0.3, 0, true),
  "courier new": twin("Cousine", 0.833, 0.3, 0, true),
  courier: twin("Cousine", 0.833, 0.3, 0, true),
  consolas: twin("Cousine", 0.906, 0.266),
  georgia: twin(gelasio, 0.917, 0.219, 0, true),
  garamond: twin("EB Garamond", 0.862, 0.263),
  "book antiqua": twin(gelasio, 0.923, 0.283),
  "palatino linotype": twin(gelasio, 1.055, 0.284),
  verdana: twin("Inter as wide as Verdana", 1.005, 0.21, 0, true),
  // A paragraph in it is as wide as in Verdana, to 0.3 %.
  "dejavu sans": twin("Inter as wide as Verdana", 0.928, 0.236),
  tahoma: twin("Arimo as wide as Tahoma", 1.0, 0.207, 0, true),
  "segoe ui": twin("Arimo", 1.079, 0.251),
  "trebuchet ms": twin("Arimo", 0.939, 0.222),
  "century gothic": twin("Inter", 1.006, 0.22),
  aptos: twin(aptos, 0.939, 0.282, 0, true),
  "aptos display": twin(aptos, 0.939, 0.282, 0, false, -0.022),
  corbel: twin(carlito, 0.952, 0.269),
  candara: twin(carlito, 0.952, 0.269),
  opensymbol: twin("Arimo", 0.6934, 0.216, 0.15),
  constantia: twin("Caladea", 0.952, 0.269),
});

const monospace = /mono(?!type)|courier|consol|code|typewriter/i;
const serif =
  /serif|roman|times|garamond|georgia|book|century(?! gothic)|palatino|baskerville|bodoni|cambria|minion|song|ming|mincho|batang|antiqua|didot|caslon/i;

/** Our font that sets a text in Word's font `name`. */
function twinOf(names: string): FontTwin {
  // LibreOffice writes the fonts of web pages as a list.
  const [first = "", ...others] = names.split(";").map((each) => each.trim());
  const name = [first, ...others].find((each) => twins[each.toLowerCase()] ?? namedFamily(each)) ?? first;
  const key = name.toLowerCase();
  const known =
    namedFamily(name) ??
    twins[key] ??
    twins[key.replace(/ (light|semibold|medium|bold|regular|display|semilight)$/, "")];
  if (known) return known;
  if (monospace.test(name)) return twin("Cousine", 0.833, 0.3);
  if (/sans/i.test(name)) return twin("Arimo", 0.905, 0.212, 0.033);
  return serif.test(name) ? twin(tinos, 0.891, 0.216, 0.042) : twin(carlito, 0.952, 0.269);
}

/** The family of ours that sets texts in a font that isn't there. */
export const standInOf = (name: string): string => shownFamily(twinOf(name).family);

/** A font with the widths or heights of another is called as the one that its letters are from. */
export const shownFamily = (family: string) => family.replace(/ as (?:wide|high) as .*$/, "");

/** What sets a text, and why that isn't the font it asks for, if so. */
export interface ChosenFont extends FontTwin {
  /** Sets characters that the font lacks. */
  next?: string;
  standsIn: StandIn["why"] | null;
}

/**
 * The font that sets a text of a run.
 * @param faces its own, from the Word file or from the visitor
 * @param isValue whether the text comes from a row, and may have any letters
 */
export function chooseFont(
  { font, bold, italic }: { font: string; bold: boolean; italic: boolean },
  faces: OwnFaces = {},
  isValue = false,
): ChosenFont {
  const twin = twinOf(font);
  const wanted = bold && italic ? "boldItalic" : bold ? "bold" : italic ? "italic" : "regular";
  const style = nearest[wanted].find((each) => faces[each]);
  const face = style && faces[style];
  if (!face) return { ...twin, standsIn: "absent" };
  if (isValue && !face.isWhole) return { ...twin, standsIn: "subset" };
  const { isWhole: _, ...own } = face;
  return { ...own, isMetric: true, tracking: 0, next: twin.family, standsIn: style === wanted ? null : "style" };
}
