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
 * The tokens that are looked for (ISO 32000-1, annex A). Names and numbers are looked at from their beginning only, so
 * that long ones take linear time.
 */
const tokens = new RegExp(
  [
    // Marked content begins, with properties (BDC) or without (BMC), and ends.
    String.raw`(?<begin>/[^\s/]+ (?:<<(?:[^<>]|<[\dA-Fa-f]*>)*>> BDC|BMC)\n?)`,
    String.raw`(?<end>\bEMC\n?)`,
    // A transformation: the direction of the text, and its origin.
    String.raw`(?<!\S)(?<a>\S+) (?<b>\S+) \S+ \S+ (?<x>\S+) (?<y>\S+) cm\b`,
    String.raw`(?<font>/[^\s/]+) (?<size>\S+) Tf\b`,
    // Only the start: `stringEnd` finds the end.
    String.raw`(?<literal>\()`,
    String.raw`<(?<hex>[\dA-Fa-f]*)>`,
    String.raw`(?<show>\bT[Jj]\n?)`,
    String.raw`(?<beginText>\bBT\n?)`,
  ].join("|"),
  "g",
);

/** What is known at a place of a content stream. */
interface State {
  run: Run | null;
  /** The cluster that has a replacement text here. */
  cluster: Piece | null;
  isReversed: boolean;
  /** How many marked contents this place is in. */
  depth: number;
  font: FontTexts;
  /** Points per unit. */
  scale: number;
  /** Since the last operator. */
  strings: string[];
  /** The content since the last fragment, without marks. */
  source: string;
}

/** The marked contents of a content stream that have an id, in order. */
export function readRuns(content: string, fontOf: (name: string) => FontTexts): Run[] {
  const runs: Run[] = [];
  const state: State = {
    run: null,
    cluster: null,
    isReversed: false,
    depth: 0,
    font: { bytes: 2, texts: new Map() },
    scale: 1,
    strings: [],
    source: "",
  };
  let copied = 0;
  tokens.lastIndex = 0;
  for (let token = tokens.exec(content); token; token = tokens.exec(content)) {
    const { begin, end, a, b, x, y, font, size, literal, hex, show, beginText } = token.groups ?? {};
    if (literal) tokens.lastIndex = stringEnd(content, token.index);
    const until = tokens.lastIndex;
    state.source += content.slice(copied, begin || end ? token.index : until);
    copied = until;
    if (literal) state.strings.push(unescaped(content.slice(token.index + 1, until - 1)));
    else if (hex !== undefined) state.strings.push(Buffer.from(hex, "hex").toString("latin1"));
    else {
      if (show) addFragment(state);
      else if (end) runs.push(...endMark(state, until));
      else if (begin) beginMark(state, begin, token.index);
      else if (beginText) startText(state);
      else if (font) setFont(state, fontOf(font), Number(size));
      else setPlace(state, Number(a), Number(b), Number(x), Number(y));
      state.strings = [];
    }
  }
  return runs;
}

function beginMark(state: State, mark: string, at: number): void {
  state.depth += 1;
  if (state.depth === 1) {
    state.run = startOf(mark, at);
    state.source = "";
  } else if (mark.startsWith("/ReversedChars")) state.isReversed = true;
  else state.cluster = replacementIn(mark);
}

/** Returns the run that ends here, if one does. */
function endMark(state: State, end: number): Run[] {
  state.depth -= 1;
  state.isReversed = false;
  if (state.depth <= 1) state.cluster = null;
  const { run, source } = state;
  if (state.depth > 0 || !run) return [];
  state.run = null;
  return [{ ...run, after: source, end }];
}

function addFragment(state: State): void {
  const { run, cluster, isReversed, font, strings, source } = state;
  const codes = strings.flatMap((string) => codesOf(string, font.bytes));
  if (cluster) {
    cluster.glyphs ||= codes.join();
    // The first operator of a cluster has its whole text.
    state.cluster = { text: "", glyphs: "" };
  }
  const pieces = cluster ? [cluster] : codes.map((code) => ({ text: font.texts.get(code) ?? "", glyphs: `${code}` }));
  run?.fragments.push({ source, hasText: cluster !== null, isReversed, pieces });
  state.source = "";
}

function startText(state: State): void {
  if (state.run) state.run.before = state.source;
  state.source = "";
}

function setFont(state: State, font: FontTexts, size: number): void {
  state.font = font;
  if (state.run) state.run.size = size * state.scale;
}

/** The text's direction, `a` and `b`, may be turned: places are measured along it and across it. */
function setPlace(state: State, a: number, b: number, x: number, y: number): void {
  state.scale = Math.hypot(a, b) || 1;
  if (!state.run) return;
  state.run.along = (x * a + y * b) / state.scale;
  state.run.across = (y * a - x * b) / state.scale;
}

/** A run that begins with this mark; null if it has no id. */
function startOf(mark: string, start: number): Run | null {
  const id = /\/MCID (\d+)/.exec(mark)?.[1];
  if (id === undefined) return null;
  return { id: Number(id), start, end: 0, before: "", after: "", fragments: [], along: 0, across: 0, size: 0 };
}

/** A cluster's replacement text, as our engine writes it: UTF-16 in hexadecimal. */
function replacementIn(mark: string): Piece | null {
  const hex = /\/ActualText <FEFF([\dA-F]*)>/i.exec(mark)?.[1];
  return hex === undefined ? null : { text: Buffer.from(hex, "hex").swap16().toString("utf16le"), glyphs: "" };
}
