import { fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import { designFonts } from "./font-files.ts";
import { readLetterWidths } from "./letter-widths.ts";
import { mostLetters, usable, widthIn } from "./surely-fits.ts";

/** The texts of a design as `designs/drawn-design.ts` has it: the id of each one's family, or of an uploaded font. */
export interface DrawnTexts {
  elements: readonly { id: string; family?: string; weight?: number }[];
}

/**
 * By family and weight, such as `lora 700`: how wide texts are at most, as multiples of their size, if their letters
 * stand as close as usual.
 */
export type DesignWidths = Record<string, Record<string, number>>;

/**
 * The widths that spare a batch of a design from measuring its short texts (`templates/design/text.typ`).
 * @param records whatever holds texts by their elements' ids
 */
export function designWidths(design: DrawnTexts, records: readonly unknown[], rootDir: string): DesignWidths {
  const texts = new Map(design.elements.map((element) => [element.id, element]));
  const widths: DesignWidths = {};
  const add = ({ family = "", weight = 400 }: DrawnTexts["elements"][number], text: string) => {
    const letters = text.length > mostLetters ? null : lettersOf(family, weight, rootDir);
    const width = letters ? widthIn(text, letters, 0) / usable : Number.POSITIVE_INFINITY;
    if (!Number.isFinite(width)) return;
    const key = `${family} ${weight}`;
    widths[key] = Object.assign(widths[key] ?? {}, { [text]: width });
  };
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, each] of Object.entries(value)) {
      const element = texts.get(name);
      const own = element?.family === undefined ? [] : [each].flat().filter((text) => typeof text === "string");
      for (const text of own) add(element ?? { id: name }, text);
      if (own.length === 0) visit(each);
    }
  };
  visit(records);
  return widths;
}

const known = new Map<string, Float32Array | null>();

/** Some fonts set letters before or after these far apart: `design-widths.test.ts` compares pairs with the engine. */
const apart = { letters: [..."fj/"].map((letter) => letter.charCodeAt(0)), spare: 0.1 };

/**
 * The widest of each letter in those of a family's fonts that may set this weight, upright or italic; 0 for a letter
 * that one of them lacks, because other families set it. Null for an own font, and for scripts, whose letters join.
 */
export function lettersOf(family: string, weight: number, rootDir: string): Float32Array | null {
  const key = `${family} ${weight}`;
  const read = known.get(key);
  if (read !== undefined) return read;
  const { weights = [], italics = [], category } = fontFamilies.find(({ id }) => id === family) ?? {};
  // A family's files are in this order. The engine takes the nearest weight.
  const isUsed = [weights, italics].flatMap((styles) => {
    const next = styles.find((each) => each >= weight) ?? Number.POSITIVE_INFINITY;
    return styles.map((each) => each <= next);
  });
  const files = category === "script" ? [] : (designFonts(rootDir).get(family) ?? []);
  const fonts = files.filter((_, index) => isUsed[index]);
  const [first, ...others] = fonts.map((font) => readLetterWidths([[font], []]).ofWeight(900));
  const widest = first?.map((width, code) => {
    const all = [width, ...others.map((widths) => widths[code] ?? 0)];
    return all.includes(0) ? 0 : Math.max(...all) + (apart.letters.includes(code) ? apart.spare : 0);
  });
  known.set(key, widest ?? null);
  return widest ?? null;
}
