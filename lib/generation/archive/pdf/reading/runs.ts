import { codesOf, unescaped } from "../shown-glyphs.ts";
import { stringEnd } from "../syntax/pdf-syntax.ts";

/** A cluster as it is drawn: the text that it stands for, and those of its glyphs that are in one run. */
export interface Piece {
  text: string;
  glyphs: string;
}

/** What one operator shows: a cluster that has a replacement text, or clusters that are read by their font. */
export interface Fragment {
  /** Its part of the content stream, without marks. */
  source: string;
  hasText: boolean;
  isReversed: boolean;
  pieces: Piece[];
}

/** A marked content: glyphs of one font at one height in drawing order, from left to right; none in a picture. */
export interface Run {
  id: number;
  /** Where it starts and ends in the content stream, with its marks. */
  start: number;
  end: number;
  /** What is before and after its fragments, without marks. */
  before: string;
  after: string;
  fragments: Fragment[];
  /** Its origin along the line and across it, and the size of its letters; in points. */
  along: number;
  across: number;
  size: number;
}

/** How many bytes a font's codes have, and what they stand for. */
export interface FontTexts {
  bytes: 1 | 2;
  texts: ReadonlyMap<number, string>;
}

/**
 * Marked content, a transformation, the choice of a font, strings and their use (ISO 32000-1, annex A). Names and numbers are
 * looked at from their beginning only, so that long ones take linear time.
 */
const marks =
  /\/[^\s/]+ (?:<<(?:[^<>]|<[\dA-Fa-f]*>)*>> BDC|BMC)\n?|\bEMC\n?|(?<!\S)(\S+) (\S+) \S+ \S+ (\S+) (\S+) cm\b|(\/[^\s/]+) (\S+) Tf\b|\(|<[\dA-Fa-f]*>|\bT[Jj]\n?|\bBT\n?/g;

/** The marked contents of a content stream that have an id, in order. */
export function readRuns(content: string, fontOf: (name: string) => FontTexts): Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  let actual: Piece | null = null;
  let isReversed = false;
  let font: FontTexts = { bytes: 2, texts: new Map() };
  let strings: string[] = [];
  let source = "";
  let depth = 0;
  let scale = 1;

  const begin = (text: string, at: number) => {
    depth += 1;
    if (depth === 1) {
      run = startOf(text, at);
      source = "";
    } else if (text.startsWith("/ReversedChars")) isReversed = true;
    else actual = actualOf(text);
  };
  const end = (until: number) => {
    depth -= 1;
    isReversed = false;
    if (depth <= 1) actual = null;
    if (depth > 0 || !run) return;
    runs.push({ ...run, after: source, end: until });
    run = null;
  };
  const show = () => {
    const codes = strings.flatMap((string) => [...codesOf(string, font.bytes)]);
    // A cluster of several operators is said with the first.
    if (actual) actual.glyphs ||= codes.join();
    const pieces = actual ? [actual] : codes.map((code) => ({ text: font.texts.get(code) ?? "", glyphs: `${code}` }));
    run?.fragments.push({ source, hasText: actual !== null, isReversed, pieces });
    if (actual) actual = { text: "", glyphs: "" };
    source = "";
  };

  let copied = 0;
  marks.lastIndex = 0;
  for (let mark = marks.exec(content); mark; mark = marks.exec(content)) {
    const [found, a, b, x, y, name, size] = mark;
    if (found === "(") marks.lastIndex = stringEnd(content, mark.index);
    const until = marks.lastIndex;
    const isMark = /BDC\s?$|BMC\s?$|^EMC/.test(found);
    source += content.slice(copied, isMark ? mark.index : until);
    copied = until;
    if (found === "(") strings.push(unescaped(content.slice(mark.index + 1, until - 1)));
    else if (found.startsWith("<")) strings.push(Buffer.from(found.slice(1, -1), "hex").toString("latin1"));
    else {
      if (/^T[Jj]/.test(found)) show();
      else if (found.startsWith("EMC")) end(until);
      else if (isMark) begin(found, mark.index);
      else if (found.startsWith("BT")) {
        if (run) (run as Run).before = source;
        source = "";
      } else if (name !== undefined) {
        font = fontOf(name);
        if (run) (run as Run).size = Number(size) * scale;
      } else {
        const place = placeOf(Number(a), Number(b), Number(x), Number(y));
        scale = place.scale;
        if (run) Object.assign(run, { along: place.along, across: place.across });
      }
      strings = [];
    }
  }
  return runs;
}

function startOf(text: string, start: number): Run | null {
  const id = /\/MCID (\d+)/.exec(text)?.[1];
  if (id === undefined) return null;
  return { id: Number(id), start, end: 0, before: "", after: "", fragments: [], along: 0, across: 0, size: 0 };
}

function actualOf(text: string): Piece | null {
  const said = /\/ActualText <FEFF([\dA-F]*)>/i.exec(text)?.[1];
  return said === undefined ? null : { text: Buffer.from(said, "hex").swap16().toString("utf16le"), glyphs: "" };
}

/** A place by the direction of its text, which may be turned. */
function placeOf(a: number, b: number, x: number, y: number) {
  const scale = Math.hypot(a, b) || 1;
  return { scale, along: (x * a + y * b) / scale, across: (y * a - x * b) / scale };
}
