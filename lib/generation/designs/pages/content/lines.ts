import type { Glyph } from "./glyph.ts";

/** The glyphs of one line in reading order, and what they spell. */
export interface Line {
  /** For each character of `text`, its glyph; a gap that is read as a space has none. */
  glyphs: (Glyph | null)[];
  text: string;
  /** In radians, counterclockwise. */
  angle: number;
}

/** Gaps, as parts of the size: from the first on they are spaces, from the second on they end the line. */
const space = 0.18;
const widest = 1.5;

/** Groups the visible glyphs of a page into lines, whatever order and pieces they were drawn in. */
export function linesOf(glyphs: readonly Glyph[]): Line[] {
  const seen = glyphs.filter(({ isInvisible, size, text }) => !isInvisible && size > 0.5 && text !== "");
  const rows = Map.groupBy(seen, rowOf);
  return [...rows.values()].flatMap(splitRow);
}

const angleOf = ({ advance: [x, y] }: Glyph) => Math.atan2(y, x);
/** Along the line, and across it. */
function placeOf(glyph: Glyph, angle = angleOf(glyph)): [along: number, across: number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [glyph.x * cos + glyph.y * sin, glyph.y * cos - glyph.x * sin];
}

/** Glyphs of one line have the same angle, to a degree, and stand equally high, to half a point. */
function rowOf(glyph: Glyph): string {
  const degrees = Math.round((angleOf(glyph) * 180) / Math.PI);
  return `${degrees} ${Math.round(placeOf(glyph, (degrees * Math.PI) / 180)[1] * 2)}`;
}

function splitRow(row: Glyph[]): Line[] {
  const [first] = row;
  if (first === undefined) return [];
  const angle = angleOf(first);
  const placed = row.map((glyph) => ({ glyph, along: placeOf(glyph, angle)[0] }));
  placed.sort((one, other) => one.along - other.along);
  const lines: Line[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { glyph, along } of placed) {
    const gap = (along - end) / glyph.size;
    let line = lines.at(-1);
    if (line === undefined || gap > widest) {
      line = { glyphs: [], text: "", angle };
      lines.push(line);
    } else if (gap > space && !line.text.endsWith(" ") && !/^\s/.test(glyph.text)) add(line, " ", null);
    add(line, glyph.text, glyph);
    end = Math.max(end, along + Math.hypot(...glyph.advance));
  }
  return lines;
}

function add(line: Line, text: string, glyph: Glyph | null): void {
  line.text += text;
  for (let unit = 0; unit < text.length; unit += 1) line.glyphs.push(glyph);
}
