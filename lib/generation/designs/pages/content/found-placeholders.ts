import type { Glyph } from "./glyphs.ts";
import type { Line } from "./lines.ts";

/** A run of placeholders on a line, as it is to be written in a design. */
export interface Placeholder {
  /** `{First name} {Last name}` */
  text: string;
  /** What is to be removed from the page: exactly these. */
  glyphs: Glyph[];
  line: Line;
}

/** The forms that programs for mail merge use. Double ones come first: `{{Name}}` holds `{Name}`. */
const marks = [/\{\{([^{}]+)\}\}/y, /<<([^<>]+)>>/y, /«([^«»]+)»/y, /\{([^{}]+)\}/y, /\[([^[\]]+)\]/y];
/** In the square brackets of ordinary texts are notes, numbers and sentences. */
const inBrackets = /^\p{L}[\p{L}\p{N}_ -]{0,39}$/u;
const longest = 80;

export function placeholdersOn(line: Line): Placeholder[] {
  const found: Placeholder[] = [];
  let end = -1;
  for (let at = 0; at < line.text.length; at += 1) {
    const match = matchAt(line.text, at);
    if (match === null) continue;
    const glyphs = glyphsOf(line, at, at + match.length);
    const before = found.at(-1);
    // Names side by side are one text: which of them is long differs from row to row.
    if (before !== undefined && line.text.slice(end, at).trim() === "" && looksAlike(before.glyphs[0], glyphs[0])) {
      before.text += `${end === at ? "" : " "}{${match.name}}`;
      before.glyphs.push(...glyphsOf(line, end, at), ...glyphs);
    } else found.push({ text: `{${match.name}}`, glyphs, line });
    end = at + match.length;
    at = end - 1;
  }
  return found;
}

function matchAt(text: string, at: number): { name: string; length: number } | null {
  for (const [kind, mark] of marks.entries()) {
    mark.lastIndex = at;
    const found = mark.exec(text);
    const name = found?.[1]?.replace(/\s+/g, " ").trim() ?? "";
    const isFine = name.length <= longest && /\p{L}/u.test(name) && (kind < 4 || inBrackets.test(name));
    if (found && isFine) return { name, length: found[0].length };
  }
  return null;
}

/** Of several characters that one glyph stands for, such as a ligature, it counts once. */
function glyphsOf(line: Line, start: number, end: number): Glyph[] {
  return [...new Set(line.glyphs.slice(start, end))].filter((glyph) => glyph !== null);
}

function looksAlike(one: Glyph | undefined, other: Glyph | undefined): boolean {
  return one?.font === other?.font && one?.size === other?.size && one?.color === other?.color;
}
