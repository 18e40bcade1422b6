import type { Glyph } from "./glyph.ts";
import type { Line } from "./lines.ts";
import { type Looks, type Unit, writtenInLooks } from "./looks.ts";

/** A run of placeholders on a line, as it is to be written in a design. */
export interface Placeholder {
  /** `{First name} {Last name}` */
  text: string;
  /** What is to be removed from the page: exactly these. */
  glyphs: Glyph[];
  looks: Looks;
  line: Line;
}

/** The forms that programs for mail merge use. Double ones come first: `{{Name}}` holds `{Name}`. */
const marks = [/\{\{([^{}]+)\}\}/y, /<<([^<>]+)>>/y, /«([^«»]+)»/y, /\{([^{}]+)\}/y, /\[([^[\]]+)\]/y];
/** A name in square brackets. Ordinary texts have notes, numbers and sentences in them. */
const inBrackets = /^\p{L}[\p{L}\p{N}_ -]{0,39}$/u;
const longest = 80;

/** A placeholder by its place in a line's text. */
interface Mark {
  name: string;
  start: number;
  end: number;
}

/**
 * The parts of a line that become texts of the design. A placeholder takes the words beside it along if its value would
 * otherwise leave a gap before them, or push them out of the page's middle.
 */
export function placeholdersOn(line: Line, pageWidth: number): Placeholder[] {
  const found: Placeholder[] = [];
  let last = -1;
  for (const run of runsOf(line)) {
    const [first, ...others] = run;
    if (first === undefined || first.start < last) continue;
    const part = { start: first.start, end: others.at(-1)?.end ?? first.end };
    const whole = wholeLine(line);
    const inLooks = isTornFromLine(line, part, pageWidth) ? writtenInLooks(unitsOf(line, whole)) : null;
    const { start, end } = inLooks ? whole : (sentenceAround(line, part, pageWidth) ?? part);
    const base = line.glyphs[part.start] as Glyph;
    const { text, looks } = inLooks ?? {
      text: written(line, start, end),
      looks: { base, strong: null, emphasis: null },
    };
    found.push({ text, looks, glyphs: glyphsOf(line, start, end), line });
    last = end;
  }
  return found;
}

/** Placeholders next to each other are one text, since their lengths differ from row to row. */
function runsOf(line: Line): Mark[][] {
  const runs: Mark[][] = [];
  for (const mark of marksIn(line.text)) {
    const before = runs.at(-1)?.at(-1);
    const isBeside = before !== undefined && line.text.slice(before.end, mark.start).trim() === "";
    if (isBeside && looksAlike(line.glyphs[before.start], line.glyphs[mark.start])) runs.at(-1)?.push(mark);
    else runs.push([mark]);
  }
  return runs;
}

interface Part {
  start: number;
  end: number;
}

/** The part of a line around a run that looks like it. */
function alikeAround(line: Line, run: Part): Part {
  const { text, glyphs } = line;
  const look = glyphs[run.start];
  const isPart = (at: number) => glyphs[at] === null || text[at]?.trim() === "" || looksAlike(glyphs[at], look);
  let { start, end } = run;
  while (start > 0 && isPart(start - 1)) start -= 1;
  while (end < text.length && isPart(end)) end += 1;
  return trimmed(line, { start, end });
}

function trimmed({ text }: Line, { start, end }: Part): Part {
  let [from, to] = [start, end];
  while (text[from]?.trim() === "") from += 1;
  while (text[to - 1]?.trim() === "") to -= 1;
  return { start: from, end: to };
}

const wholeLine = (line: Line): Part => trimmed(line, { start: 0, end: line.text.length });

/** What looks like a run around it, if the run can't be set without; null if it can, or should not. */
function sentenceAround(line: Line, run: Part, pageWidth: number): Part | null {
  const { text } = line;
  const part = alikeAround(line, run);
  const isWhole = text.slice(0, part.start).trim() === "" && text.slice(part.end).trim() === "";
  const isTorn = text.slice(run.end, part.end).trim() !== "" && text.slice(part.end).trim() === "";
  if (!isTorn && !(isWhole && isCentred(line, pageWidth))) return null;
  return hasBraces(line, part) ? null : part;
}

/** Whether a run can't be set without words that look different: they follow it, or are centred with it. */
function isTornFromLine(line: Line, run: Part, pageWidth: number): boolean {
  const part = alikeAround(line, run);
  const [before, after] = [line.text.slice(0, part.start).trim(), line.text.slice(part.end).trim()];
  const isTorn = after !== "" || (before !== "" && isCentred(line, pageWidth));
  return isTorn && !hasBraces(line, wholeLine(line));
}

/** Whether a part has braces outside of placeholders, which would mean something else in a design. */
function hasBraces({ text }: Line, { start, end }: Part): boolean {
  const part = text.slice(start, end);
  const words = marksIn(part).reduceRight((left, mark) => left.slice(0, mark.start) + left.slice(mark.end), part);
  return /[{}]/.test(words);
}

function isCentred({ glyphs, angle }: Line, pageWidth: number): boolean {
  const [first, last] = [glyphs.find((glyph) => glyph?.text.trim()), glyphs.findLast((glyph) => glyph?.text.trim())];
  if (!first || !last || Math.abs(angle) > 0.01) return false;
  return Math.abs((first.x + last.x + last.advance[0]) / 2 - pageWidth / 2) < 0.006 * pageWidth;
}

/** A part of a line as a design's text, with its placeholders in the one form that designs have. */
function written({ text }: Line, start: number, end: number): string {
  const part = text.slice(start, end);
  let shown = "";
  let from = 0;
  for (const mark of marksIn(part)) {
    shown += `${part.slice(from, mark.start)}{${mark.name}}`;
    from = mark.end;
  }
  return (shown + part.slice(from)).replace(/\s+/g, " ");
}

function marksIn(text: string): Mark[] {
  const found: Mark[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const match = matchAt(text, at);
    if (match === null) continue;
    found.push({ name: match.name, start: at, end: at + match.length });
    at += match.length - 1;
  }
  return found;
}

function matchAt(text: string, at: number): { name: string; length: number } | null {
  for (const [kind, mark] of marks.entries()) {
    mark.lastIndex = at;
    const found = mark.exec(text);
    const name = found?.[1]?.replace(/\s+/g, " ").trim() ?? "";
    const isPlaceholder = name.length <= longest && /\p{L}/u.test(name) && (kind < 4 || inBrackets.test(name));
    if (found && isPlaceholder) return { name, length: found[0].length };
  }
  return null;
}

/** The characters and placeholders of a part, each with the glyph that it looks like. */
function unitsOf({ text, glyphs }: Line, { start, end }: Part): Unit[] {
  const marks = new Map(marksIn(text.slice(start, end)).map((mark) => [start + mark.start, mark]));
  const units: Unit[] = [];
  for (let at = start; at < end; at += 1) {
    const mark = marks.get(at);
    const glyph = glyphs[at] ?? null;
    units.push({ text: mark ? `{${mark.name}}` : (text[at] ?? ""), isPlaceholder: mark !== undefined, glyph });
    if (mark) at = start + mark.end - 1;
  }
  return units;
}

/** The glyphs of a part; one for several characters, such as a ligature, counts once. */
function glyphsOf(line: Line, start: number, end: number): Glyph[] {
  return [...new Set(line.glyphs.slice(start, end))].filter((glyph) => glyph !== null);
}

function looksAlike(one: Glyph | null | undefined, other: Glyph | null | undefined): boolean {
  return one?.font === other?.font && one?.size === other?.size && one?.color === other?.color;
}
