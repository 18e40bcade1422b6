import { conditionKey, labelKey, valueKey } from "../../templates/merge.ts";
import type { Section } from "../document.ts";
import type { FileLanguage } from "../language.ts";
import type { Block, Inline } from "../model.ts";
import type { Border, Dashes } from "../styles/border.ts";
import type { OwnFaces, StandIn } from "../styles/fonts.ts";
import type { PartHead } from "../tags/part-head.ts";

/** What content stands in; `isNarrow`: as wide as its text. */
export interface Place {
  width: number;
  isCell: boolean;
  slack?: number;
  isNarrow?: boolean;
  lifted?: string[] | null;
}

/** What writing the source of a document gathers. */
export interface SourceContext {
  section: Section;
  /** Defines a value once and returns its name. */
  define(prefix: string, expression: string): string;
  /** Blocks as one expression of content, in a cell or box of another width or as wide as what they stand in. */
  content(blocks: readonly Block[], place?: Place): string;
  /** The replacements of Word's fonts; each once. */
  standIns: Map<string, StandIn>;
  /** Embedded and uploaded fonts, by `fontKey`. */
  faces: ReadonlyMap<string, OwnFaces>;
  /** PDF/UA starts headings at level 1 and skips none: the level of the last heading, 0 before the first. */
  headings: { level: number };
  /** From Word 2013 (15) on, tables begin at the margin instead of their text. */
  compatibility: number;
  /** Whether the source tells where something is omitted. */
  isNoted: boolean;
  /** Of the file, for runs that state the wrong one, or none. */
  language: FileLanguage;
  /** As in the document's model. */
  tabDistance: number;
  marksFollowBreaks: boolean;
  stretchesBrokenLines: boolean;
  /** Of the paragraph. */
  lineBreak: string;
  /** Of the column, cell or box that the content stands in. */
  width: number;
  /** How wide words may be: as the lines between a paragraph's indents, and `slack` in a cell that Word would widen. */
  room: number;
  slack: number;
  /** Whether it stands in a table's cell, directly. */
  isCell: boolean;
  isNarrow: boolean;
  /** What ends a page: in a part of columns, the column, because no page ends within columns. */
  pageBreak?: "colbreak()";
  isInColumns?: boolean;
  /** Whether the text begins at the upper margin of a page. */
  beginsPage?: boolean;
  /** In a header or footer, what stands at a place of the page: it's drawn there instead of in the header. */
  lifted: string[] | null;
}

/** Content that a row's values decide on, as an expression. In it, `values` are those of a list's line, if it is one. */
export function writePart({ condition, isNegated, label }: PartHead, content: string): string {
  const key = string(labelKey(label, conditionKey(condition)));
  // A loop instead of a function: the engine allows no more than 80 calls within each other.
  return `{ []; for values in shown-with(values, ${key}, ${isNegated}) { let field = field-of.with(values); ${content} } }`;
}

/** The value of a field, as an expression. */
export const fieldValue = ({ value, label }: Extract<Inline, { kind: "field" }>) =>
  `field(${string(labelKey(label, valueKey(value)))})`;

export const joined = (expressions: readonly string[]) =>
  expressions.length === 0 ? "[]" : expressions.length === 1 ? (expressions[0] ?? "[]") : `{${expressions.join("; ")}}`;

/** Tells on which page something stands that can't be set as it is. */
export const noted = (omission: number | undefined, { isNoted }: SourceContext) =>
  omission === undefined || !isNoted ? "" : `omitted(${omission}); `;

/** A string literal of Typst: nothing in it is code. */
export function string(text: string): string {
  const safe = text.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n");
  return `"${safe.replace(/\p{Cc}/gu, " ")}"`;
}

export function dimension(size: number): string {
  return `${Number(size.toFixed(2))}pt`;
}

/** Typst's strokes, with the dashes that LibreOffice draws. */
const dashes: Record<Dashes, string> = {
  solid: '"solid"',
  dotted: "(0.5pt, 1pt)",
  dashed: "(8pt, 2.5pt)",
  close: "(3pt, 1pt)",
  dotDash: "(8pt, 2.5pt, 2.5pt, 2.5pt)",
  dotDotDash: "(8pt, 2.5pt, 2.5pt, 2.5pt, 2.5pt, 2.5pt)",
};

/** A border as a stroke: of two lines, the outer one, or the one that is asked for. */
export function stroke({ width, color, style, lines }: Border, line: "outer" | "inner" = "outer"): string {
  return `(thickness: ${dimension(lines?.[line] ?? width)}, paint: rgb("${color ?? "000000"}"), dash: ${dashes[style]})`;
}

/** From the middle of a border's outer line to that of its inner one; 0 for a single line. */
export const apart = ({ lines }: Border) => (lines ? lines.outer / 2 + lines.gap + lines.inner / 2 : 0);
