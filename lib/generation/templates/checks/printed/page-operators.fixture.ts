import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PlacedShape, PlacedText } from "./page-content.fixture.ts";
import { apply, type Box, boxOf, intersection, type Matrix, multiply } from "./page-geometry.fixture.ts";

/** An operator's arguments from pdf.js; each handler documents its own. */
// biome-ignore lint/suspicious/noExplicitAny: the arguments differ by operator
export type Operands = any[];

interface Glyph {
  unicode: string;
  originalCharCode: number;
  /** In thousandths of the font's size. */
  width: number;
}

interface Graphics {
  matrix: Matrix;
  clip: Box;
}

/** The graphics state at one point of a page's content, and everything found up to there. */
interface PageState extends Graphics {
  saved: Graphics[];
  textMatrix: Matrix;
  font: { name: string; size: number };
  /** A path marked as a clip takes effect when it ends. */
  clips: boolean;
  /** From the outermost: the id of marked content, or null for artifacts; undefined if it has no id of its own. */
  marks: { content: number | null | undefined; cluster: boolean; reversed: boolean; isRead: boolean }[];
  isDrawnGlyph(font: string): boolean;
  texts: PlacedText[];
  shapes: PlacedShape[];
}

export type Handler = (state: PageState, operands: Operands) => void;

export function startOfPage(matrix: Matrix, page: Box, isDrawnGlyph: (font: string) => boolean): PageState {
  const start = { matrix, clip: page, textMatrix: matrix, font: { name: "", size: 0 } };
  return { ...start, saved: [], clips: false, marks: [], isDrawnGlyph, texts: [], shapes: [] };
}

const contentOf = ({ marks }: PageState) => marks.findLast(({ content }) => content !== undefined)?.content ?? null;

const save: Handler = (state) => {
  state.saved.push({ matrix: state.matrix, clip: state.clip });
};

const restore: Handler = (state) => {
  Object.assign(state, state.saved.pop());
};

function placeShape(state: PageState, rectangle: Iterable<number> & ArrayLike<number>): void {
  const box = boxOf(state.matrix, rectangle);
  state.shapes.push({ box: intersection(box, state.clip), content: contentOf(state) });
}

/** [its name, its width and its height in pixels], drawn in the unit square. */
const placeImage: Handler = (state, [, width, height]) => {
  placeShape(state, [0, 0, 1, 1]);
  const [a, b, c, d] = state.matrix;
  const stretch = Math.hypot(a, b) / Math.hypot(c, d) / (width / height);
  Object.assign(state.shapes.at(-1) ?? {}, { stretch });
};

/**
 * Typst marks a cluster of several glyphs with its text, which pdf.js then repeats for each glyph. An accent drawn
 * separately, higher or lower than its letter, has no width, and its text was already given with the letter's.
 */
function textOf(glyphs: Glyph[], { marks }: PageState): string {
  const mark = marks.at(-1);
  if (glyphs.every(({ width }) => width === 0)) return "";
  const texts = (mark?.reversed ? glyphs.toReversed() : glyphs).map(({ unicode }) => unicode);
  if (!mark?.cluster) return texts.join("");
  const isRead = mark.isRead;
  mark.isRead = true;
  return isRead ? "" : (texts[0] ?? "");
}

/** Capital height and descender depth as fractions of the font size: close enough for all our fonts. */
const [capital, descender] = [0.68, 0.2];

function showText(state: PageState, items: (Glyph | number)[]): void {
  const { name, size } = state.font;
  const glyphs = items.filter((item) => typeof item === "object");
  // Trailing spaces are set, but invisible.
  const end = items.findLastIndex((item) => typeof item === "object" && item.unicode.trim() !== "") + 1;
  const advances = items.slice(0, end).map((item) => (typeof item === "object" ? item.width : -item));
  const matrix = multiply(state.matrix, state.textMatrix);
  const width = (advances.reduce((sum, advance) => sum + advance, 0) / 1000) * size;
  state.texts.push({
    text: textOf(glyphs, state),
    box: boxOf(matrix, [0, -descender * size, width, capital * size]),
    clip: state.clip,
    origin: apply(matrix, 0, 0),
    size: size * Math.hypot(matrix[2], matrix[3]),
    missing: state.isDrawnGlyph(name) ? 0 : glyphs.filter(({ originalCharCode }) => originalCharCode === 0).length,
    content: contentOf(state),
  });
}

/** By operator number, without operators that don't affect positions. */
export const handlers: Record<number, Handler> = {
  [OPS.save]: save,
  [OPS.restore]: restore,
  [OPS.transform]: (state, matrix) => {
    state.matrix = multiply(state.matrix, matrix as Matrix);
  },
  [OPS.clip]: (state) => {
    state.clips = true;
  },
  [OPS.eoClip]: (state) => {
    state.clips = true;
  },
  // [the paint operator, [its points], [left, bottom, right, top]]
  [OPS.constructPath]: (state, [painting, , extent]) => {
    if (extent && state.clips) state.clip = intersection(state.clip, boxOf(state.matrix, extent));
    if (extent && painting !== OPS.endPath) placeShape(state, extent);
    state.clips = false;
  },
  [OPS.paintImageXObject]: placeImage,
  [OPS.paintImageMaskXObject]: (state) => placeShape(state, [0, 0, 1, 1]),
  [OPS.paintInlineImageXObject]: (state) => placeShape(state, [0, 0, 1, 1]),
  [OPS.paintFormXObjectBegin]: (state, [matrix, extent]) => {
    save(state, []);
    if (matrix) state.matrix = multiply(state.matrix, matrix);
    if (extent) state.clip = intersection(state.clip, boxOf(state.matrix, extent));
  },
  [OPS.paintFormXObjectEnd]: restore,
  [OPS.beginMarkedContent]: ({ marks }, [tag]) => {
    const name = tag?.name ?? tag;
    const content = name === "Artifact" ? null : undefined;
    marks.push({ content, cluster: false, reversed: name === "ReversedChars", isRead: false });
  },
  [OPS.beginMarkedContentProps]: ({ marks }, [tag, id]) => {
    const isArtifact = tag === "Artifact";
    const content = isArtifact ? null : (id ?? undefined);
    marks.push({ content, cluster: content === undefined, reversed: false, isRead: false });
  },
  [OPS.endMarkedContent]: ({ marks }) => {
    marks.pop();
  },
  [OPS.beginText]: (state) => {
    state.textMatrix = [1, 0, 0, 1, 0, 0];
  },
  [OPS.setTextMatrix]: (state, [matrix]) => {
    state.textMatrix = Array.from(matrix as ArrayLike<number>) as Matrix;
  },
  [OPS.setFont]: (state, [name, size]) => {
    state.font = { name, size };
  },
  [OPS.showText]: (state, [items]) => showText(state, items),
};
