import { accented, escaped, markAccents, withoutMarks } from "../../../mapping/pattern/markup.ts";
import type { Glyph } from "./glyph.ts";
import { nearestStyle } from "./nearest-style.ts";

/** A glyph in the look of a text, and one for each of up to two other looks of its parts. */
export interface Looks {
  base: Glyph;
  strong: Glyph | null;
  emphasis: Glyph | null;
}

/** A character or a placeholder, as it is to be written. */
export interface Unit {
  text: string;
  isPlaceholder: boolean;
  /** Null for a gap. */
  glyph: Glyph | null;
}

/** Characters of symbol fonts, which don't tell what they show. */
const unknown = /[\p{Co}\p{Cc}\p{Cn}\ufffd]/u;

/**
 * A part of a line as a text with accents, `Mr **{Name}** has`.
 * @returns null if it has more looks than a text can have, or can't be written so
 */
export function writtenInLooks(units: readonly Unit[]): { text: string; looks: Looks } | null {
  const counts = new Map<string, { glyph: Glyph; letters: number }>();
  const isBlank = ({ text, glyph }: Unit) => glyph === null || text.trim() === "";
  const seen = units.filter((unit) => !isBlank(unit));
  const words = seen.some(({ isPlaceholder }) => !isPlaceholder) ? 0 : 1;
  for (const { glyph, isPlaceholder } of seen) {
    if (glyph === null) continue;
    const key = lookOf(glyph);
    const known = counts.get(key) ?? { glyph, letters: 0 };
    counts.set(key, { ...known, letters: known.letters + (isPlaceholder ? words : 1) });
  }
  // The plainest look is the base; of several, the most frequent.
  const [base, ...others] = [...counts.values()]
    .toSorted((one, other) => emphasisOf(one.glyph) - emphasisOf(other.glyph) || other.letters - one.letters)
    .map(({ glyph }) => glyph);
  const [one, other] = others;
  if (base === undefined || others.length > 2 || units.some(({ text }) => unknown.test(text))) return null;
  const isSlanted = one?.font.isItalic && !base.font.isItalic && one.font.weight <= base.font.weight;
  // Of two, the first is the plainer one.
  const [strong = null, emphasis = null] = isSlanted || other ? [other, one] : [one];
  const text = textInLooks(units, { base, strong, emphasis });
  return text === null ? null : { text, looks: { base, strong, emphasis } };
}

const emphasisOf = ({ font }: Glyph) => (font.weight >= 600 ? 2 : 0) + (font.isItalic ? 1 : 0);

/** Two of a page's fonts may be parts of one. */
function lookOf({ font, size, color }: Glyph): string {
  return JSON.stringify([nearestStyle(font), Math.round(size * 10), color]);
}

function textInLooks(units: readonly Unit[], { strong, emphasis }: Looks): string | null {
  const accents = [
    strong && ([lookOf(strong), "strong"] as const),
    emphasis && ([lookOf(emphasis), "emphasis"] as const),
  ];
  const accentOf = new Map(accents.filter((each) => each !== null));
  if (accentOf.size === 0)
    return units
      .map(({ text }) => text)
      .join("")
      .replace(/\s+/g, " ");
  const parts: { accent: "strong" | "emphasis" | undefined; text: string }[] = [];
  let gap = "";
  for (const { text, glyph, isPlaceholder } of units) {
    if (glyph === null || text.trim() === "") {
      gap = " ";
      continue;
    }
    const accent = accentOf.get(lookOf(glyph));
    const [last, shown] = [parts.at(-1), isPlaceholder ? text : escaped(text)];
    if (last && last.accent === accent) last.text += gap + shown;
    // Spaces stand outside of signs.
    else if (accent === undefined) parts.push({ accent, text: gap + shown });
    else if (last && last.accent === undefined) {
      last.text += gap;
      parts.push({ accent, text: shown });
    } else parts.push({ accent: undefined, text: gap }, { accent, text: shown });
    gap = "";
  }
  const signed = parts.map(({ accent, text }) => (accent ? accented(text, accent) : text)).join("");
  const plain = units
    .map(({ text }) => text)
    .join("")
    .replace(/\s+/g, " ");
  // Signs within a word have no effect.
  return withoutMarks(markAccents(signed)) === plain ? signed : null;
}
