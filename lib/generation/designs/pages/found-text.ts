import type { Accent } from "#lib/contracts/designs/design-elements.ts";
import type { Placeholder } from "./content/found-placeholders.ts";
import type { Glyph } from "./content/glyph.ts";
import { nearestStyle } from "./content/nearest-style.ts";
import type { FoundText } from "./design-page.ts";

const pointsOfMillimetre = 72 / 25.4;
/** @param points of 1/72 inch */
export const toMillimetres = (points: number) => points / pointsOfMillimetre;

/** Where a placeholder stands, in points from the page's bottom left corner, along its own line. */
export interface TextPlace {
  /** Where its line starts. */
  x: number;
  y: number;
  width: number;
  size: number;
  /** Above and below the baseline. */
  ascent: number;
  descent: number;
  angle: number;
}

/** The place of a placeholder's glyphs. */
export function placeOfGlyphs({ glyphs, looks, line: { angle } }: Placeholder): TextPlace {
  const [first] = glyphs as [Glyph];
  const along = ({ x, y }: Pick<Glyph, "x" | "y">) => (x - first.x) * Math.cos(angle) + (y - first.y) * Math.sin(angle);
  const ends = glyphs.map((glyph) => along(glyph) + Math.hypot(...glyph.advance));
  const all = [looks.base, looks.strong, looks.emphasis].filter((look) => look !== null);
  return {
    x: first.x,
    y: first.y,
    width: Math.max(...ends),
    size: looks.base.size,
    ascent: Math.max(...all.map(({ font, size }) => font.ascent * size)),
    descent: 0.25 * Math.max(...all.map(({ size }) => size)),
    angle,
  };
}

/** How far below the top of its box our templates set the first line of a text, as a share of the size. */
const [above, below] = [0.8, 0.25];

/** @param space how far the text may grow on either side, in points */
export function describeText(
  { text, glyphs, line, looks: { base, strong, emphasis } }: Placeholder,
  place: TextPlace,
  page: { width: number; height: number },
  space: { before: number; after: number },
): FoundText {
  const isAlone =
    new Set(line.glyphs.filter((glyph) => glyph?.text.trim())).size ===
    new Set(glyphs.filter((glyph) => glyph.text.trim())).size;
  const align = alignmentOf(place, isAlone ? page.width : null, space);
  const least = Math.min(space.before, space.after);
  const before = { start: 0, center: least, end: space.before }[align];
  const after = { start: space.after, center: least, end: 0 }[align];
  const [cos, sin] = [Math.cos(place.angle), Math.sin(place.angle)];
  const [width, height] = [place.width + before + after, (above + below) * place.size];
  // The middle of the box, about which it is turned.
  const [along, across] = [(place.width + after - before) / 2, ((above - below) * place.size) / 2];
  const [middleX, middleY] = [place.x + along * cos - across * sin, place.y + along * sin + across * cos];
  return {
    text,
    x: rounded(toMillimetres(middleX - width / 2)),
    y: rounded(toMillimetres(page.height - middleY - height / 2)),
    width: rounded(toMillimetres(width)),
    height: rounded(toMillimetres(height)),
    angle: rounded((-place.angle * 180) / Math.PI) || 0,
    baseline: rounded(toMillimetres(above * place.size)),
    ...nearestStyle(base.font),
    size: rounded(place.size),
    color: colorOf(base),
    accents: strong || emphasis ? { strong: accentOf(strong, base), emphasis: accentOf(emphasis, base) } : null,
    align,
    valign: "top",
    wrap: false,
  };
}

const colorOf = ({ color }: Glyph) => color ?? "#000000";

/** How the style of some words differs from the rest of their line. */
function accentOf(look: Glyph | null, base: Glyph): Accent {
  const [style, baseStyle] = [nearestStyle((look ?? base).font), nearestStyle(base.font)];
  return {
    font: style.font === baseStyle.font ? null : style.font,
    weight: style.weight === baseStyle.weight ? null : style.weight,
    italic: style.italic === baseStyle.italic ? null : style.italic,
    color: look === null || colorOf(look) === colorOf(base) ? null : colorOf(look),
    scale: look === null ? 1 : rounded(Math.min(5, Math.max(0.2, look.size / base.size))),
  };
}

/**
 * Centred if the text is in the middle of the page or of the free space around it, at the end if only that side is
 * filled, and at the start otherwise, as most texts are.
 * @param pageWidth null for a text within a line, which may be in the middle by chance
 */
function alignmentOf(
  { x, width, size, angle }: TextPlace,
  pageWidth: number | null,
  { before, after }: { before: number; after: number },
): FoundText["align"] {
  const isLevel = Math.abs(angle) < 0.01;
  if (pageWidth !== null && isLevel && Math.abs(x + width / 2 - pageWidth / 2) < 0.006 * pageWidth) return "center";
  if (before > size && Math.abs(before - after) < 0.1 * (before + after)) return "center";
  return after < size && before > 4 * size ? "end" : "start";
}

/** A length in millimetres or points, to three decimals. */
export const rounded = (value: number) => Math.round(value * 1000) / 1000;
