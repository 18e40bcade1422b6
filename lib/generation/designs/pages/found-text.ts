import { fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import type { PageFont } from "./content/fonts.ts";
import type { Placeholder } from "./content/found-placeholders.ts";
import type { Glyph } from "./content/glyphs.ts";
import type { FoundText } from "./design-page.ts";

const pointsOfMillimetre = 72 / 25.4;
export const toMillimetres = (points: number) => points / pointsOfMillimetre;

/** Where a placeholder stands, in points from the page's bottom left corner, along its own line. */
export interface TextPlace {
  /** Where its line starts. */
  x: number;
  y: number;
  width: number;
  size: number;
  /** Above and below the line that letters stand on. */
  ascent: number;
  descent: number;
  angle: number;
}

export function placeOfGlyphs({ glyphs, line: { angle } }: Placeholder): TextPlace {
  const [first] = glyphs as [Glyph];
  const along = ({ x, y }: Pick<Glyph, "x" | "y">) => (x - first.x) * Math.cos(angle) + (y - first.y) * Math.sin(angle);
  const ends = glyphs.map((glyph) => along(glyph) + Math.hypot(...glyph.advance));
  const { size, font } = first;
  return {
    x: first.x,
    y: first.y,
    width: Math.max(...ends),
    size,
    ascent: font.ascent * size,
    descent: 0.25 * size,
    angle,
  };
}

/** Where our templates set the first line of a text: so far below the top of its box, in parts of the size. */
const [above, below] = [0.8, 0.25];

/** @param space how far the text may grow on either side, in points */
export function describeText(
  { text, glyphs, line }: Placeholder,
  place: TextPlace,
  page: { width: number; height: number },
  space: { before: number; after: number },
): FoundText {
  const [first] = glyphs as [Glyph];
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
    ...styleOf(first.font),
    size: rounded(place.size),
    color: first.color ?? "#000000",
    align,
    valign: "top",
    wrap: false,
  };
}

/**
 * In the middle of the page or of the space that is free; at the end of it; or, as most texts, at its start.
 * @param pageWidth null for a text within a line, which may stand in the middle by chance
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

export const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Families by the names that designers' programs give their fonts. */
const alike: [pattern: RegExp, family: string][] = [
  [/garamond/i, "eb-garamond"],
  [/baskerville/i, "libre-baskerville"],
  [/didot|bodoni|playfair/i, "playfair-display"],
  [/trajan/i, "cinzel"],
  [/bebas|impact/i, "bebas-neue"],
  [/futura|gotham|proxima|avenir|century ?gothic/i, "montserrat"],
  [/script|vibes|allura|calligraph|snell|zapfino/i, "great-vibes"],
  [/brush|pacifico|lobster/i, "pacifico"],
  [/hand|caveat|comic/i, "caveat"],
  [/condensed|narrow/i, "barlow-condensed"],
  [/rockwell|slab|clarendon/i, "roboto-slab"],
  [/courier|mono|consol|menlo/i, "jetbrains-mono"],
  [/times|liberationserif|nimbusroman/i, "tinos"],
  [/georgia|serif4|sourceserif|cambria|palatino|minion|notoserif|dejavuserif/i, "source-serif"],
  [/calibri/i, "carlito"],
  [/arial|helvetica|liberationsans|nimbussans/i, "arimo"],
];

/** The nearest family: of the same name, of a similar one, or of the same kind. */
export function styleOf({ name, flags, weight, isItalic }: Pick<PageFont, "name" | "flags" | "weight" | "isItalic">) {
  const plain = name.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
  const same = fontFamilies.find(({ title }) => {
    const wanted = title.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
    return plain.startsWith(wanted) || plain.startsWith(wanted.replace(/\d$/, ""));
  });
  const [isMono, isSerif, isScript] = [flags & 1, flags & 2, flags & 8];
  const ofKind = isMono ? "jetbrains-mono" : isScript ? "great-vibes" : isSerif ? "source-serif" : "source-sans";
  const font = same?.id ?? alike.find(([pattern]) => pattern.test(name))?.[1] ?? ofKind;
  return { font, weight, italic: isItalic };
}
