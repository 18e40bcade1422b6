import type { Beside } from "../drawing/wrap.ts";
import type { Inline, Paragraph, ParagraphProperties, RunProperties } from "../model.ts";
import type { Border, Side } from "../styles/border.ts";
import {
  apart,
  dimension,
  fieldValue,
  joined,
  type SourceContext,
  stroke as strokeExpression,
} from "./source-context.ts";
import { inPieces } from "./write-around.ts";
import { writeField, writeInlines } from "./write-inlines.ts";
import { writeLines } from "./write-lines.ts";

/** Around a paragraph, and above its lines in a box. */
export interface Spaces {
  above: number;
  below: number;
  inside: number;
}

/** What a paragraph has between page and column breaks; `isFirst` with its label and first line. */
export function onePart(
  { properties, label, count, mark }: Paragraph,
  inlines: readonly Inline[],
  isFirst: boolean,
  { above, below, inside }: Spaces,
  context: SourceContext,
): string {
  const { left, firstLine } = properties;
  const level = headingLevel(properties.outline, inlines, context);
  const paragraph = { properties, ...(isFirst ? { label, ...(count && { count }) } : { label: null }), mark, inlines };
  const { content, isMeasured } = writeLines(paragraph, isFirst ? firstLine : 0, level !== null, {
    ...context,
    room: level === null ? roomOf(properties, context) : titleRoom,
  });
  const options = [
    above > 0 && `above: ${dimension(above)}`,
    below > 0 && `below: ${dimension(below)}`,
    left !== 0 && `left: ${dimension(left)}`,
    properties.right !== 0 && `right: ${dimension(properties.right)}`,
    isFirst && firstLine !== 0 && `first: ${dimension(firstLine)}`,
    context.isNarrow && "wide: auto",
    ...looksOf(properties, level, inside),
  ].filter((each) => typeof each === "string");
  const written = `paragraph(${[...options, content].join(", ")})`;
  // A heading's text must be known before anything in it is measured.
  return level !== null && isMeasured ? `context ${written}` : written;
}

/** What a paragraph's lines have in common, as arguments of `paragraph` in `word.typ`. */
function looksOf(properties: ParagraphProperties, level: number | null, inside = 0): (string | false)[] {
  const { borders } = properties;
  const stroke = strokeOf(borders, "outer");
  const doubles = Object.fromEntries(sides.map((side) => [side, borders[side]?.lines ? borders[side] : null]));
  const hasTwo = Object.values(doubles).some((border) => border);
  const room = (border: Border) => border.space + border.width;
  const { outset, inset } = spaceOf(
    borders,
    room,
    (border) => (border.lines ? apart(border) : room(border)),
    hasTwo ? 0 : inside,
  );
  const side = sideOf(properties);
  return [
    side !== "left" && `side: ${side}`,
    properties.isRightToLeft && "rtl: true",
    properties.align === "justify" && "justify: true",
    properties.keepNext && "sticky: true",
    properties.keepLines && "whole: true",
    !properties.hasWidowControl && "loose: true",
    properties.fill !== null && `fill: rgb("${properties.fill}")`,
    stroke !== null && `stroke: ${stroke}`,
    outset !== null && `outset: ${outset}`,
    inset !== null && `inset: ${inset}`,
    hasTwo && `lines: ${innerLines(doubles, inside)}`,
    level !== null && `level: ${level}`,
  ];
}

/** Left is where lines begin (17.18.44): the right of a paragraph that is written from there. */
function sideOf({ align, isRightToLeft }: ParagraphProperties): "left" | "center" | "right" {
  if (align === "center") return "center";
  return (align === "right") === isRightToLeft ? "left" : "right";
}

const roomOf = ({ left, right }: ParagraphProperties, { width, slack }: SourceContext) =>
  Math.max(1, width + slack - left - right);

/** The title of a heading must be known before it's laid out: its words aren't measured. */
const titleRoom = 100_000;

/** A heading needs fixed words: a field may be empty. */
function headingLevel(outline: number | null, inlines: readonly Inline[], { headings }: SourceContext): number | null {
  if (outline === null || !inlines.some((each) => each.kind === "text" && /[\p{L}\p{N}]/u.test(each.text))) return null;
  headings.level = Math.min(outline, headings.level + 1);
  return headings.level;
}

const sides = ["top", "right", "bottom", "left"] as const;

type SideBorders = Partial<Record<Side, Border | null>>;

function strokeOf(borders: SideBorders, line: "outer" | "inner"): string | null {
  const shown = sides.flatMap((side) => (borders[side] ? [`${side}: ${strokeExpression(borders[side], line)}`] : []));
  return shown.length === 0 ? null : `(${shown.join(", ")})`;
}

/** Borders are outside of the text: beside it in the margin, above and below in extra space. */
function spaceOf(
  borders: SideBorders,
  across: (border: Border) => number,
  down: (border: Border) => number,
  inside = 0,
) {
  const space = (side: Side) => {
    const border = borders[side];
    const roomFor = side === "left" || side === "right" ? across : down;
    const room = (border ? roomFor(border) : 0) + (side === "top" ? inside : 0);
    return room > 0 ? [`${side}: ${dimension(room)}`] : [];
  };
  const written = (shown: string[]) => (shown.length === 0 ? null : `(${shown.join(", ")})`);
  return {
    outset: written([...space("left"), ...space("right")]),
    inset: written([...space("top"), ...space("bottom")]),
  };
}

/** The inner lines of borders with two. */
function innerLines(borders: SideBorders, inside: number): string {
  const nearer = (border: Border) => border.space + border.width - apart(border);
  const { outset, inset } = spaceOf(borders, nearer, nearer, inside);
  return `(stroke: ${strokeOf(borders, "inner")}, outset: ${outset ?? "0pt"}, inset: ${inset ?? "0pt"})`;
}

/** An inline that lines aren't broken in, or the words of a value. */
function writePiece(inline: Inline, line: ParagraphProperties["line"], context: SourceContext): string {
  const lineEnd = (run: RunProperties) => {
    const broken = writeInlines([{ kind: "break", of: "line", run }], line, context);
    return `line-end(${joined(broken)})`;
  };
  if (inline.kind === "break" && inline.of === "line") return lineEnd(inline.run);
  if (inline.kind !== "field") return joined(writeInlines([inline], line, context));
  const { run } = inline;
  return `..value-pieces(${fieldValue(inline)}, ${lineEnd(run)}, word => ${writeField("word", run, line, context)})`;
}

/** What the widest lines beside an object lose. */
function lossOf(beside: Beside): number {
  if (beside === "nothing") return 0;
  return beside.isOnBoth ? Math.min(beside.left, beside.right) : beside.left + beside.right;
}

/** A paragraph in pieces and what sets them, as `around` in `around.typ` takes it. */
export function writeFlowing(
  paragraph: Paragraph,
  spaces: readonly [number, number],
  beside: Beside,
  context: SourceContext,
): string {
  const { pieces, make } = flowing(paragraph, spaces, lossOf(beside), context);
  return `(${spaces.map(dimension).join(", ")}, (${pieces.join(", ")},), ${make})`;
}

/**
 * The same as `among` in `around.typ` takes it.
 * @param loss of the widest lines that lose something
 * @param floats what is placed where it begins
 */
export function writeFlowItem(
  paragraph: Paragraph,
  spaces: readonly [number, number],
  loss: number,
  floats: readonly string[],
  context: SourceContext,
): string {
  const { level } = context.headings;
  const { whole, pieces, make } = flowing(paragraph, spaces, loss, context);
  const [above, below] = spaces.map(dimension);
  const parts = level === context.headings.level ? `() => (${pieces.join(", ")},)` : "none";
  return `(above: ${above}, below: ${below}, whole: (${make})((0pt, 0pt), true, true, ${whole()}), pieces: ${parts}, make: ${make}, floats: ${floats.length > 0 ? joined(floats) : "none"})`;
}

function flowing(
  paragraph: Paragraph,
  [above, below]: readonly [number, number],
  loss: number,
  context: SourceContext,
) {
  const { properties, label, count, mark } = paragraph;
  const inlines = paragraph.inlines.filter(({ kind }) => kind !== "float");
  const level = headingLevel(properties.outline, inlines, context);
  const inner = { ...context, room: level === null ? Math.max(1, roomOf(properties, context) - loss) : titleRoom };
  const isWhole =
    level !== null || label !== null || inlines.length === 0 || inlines.some(({ kind }) => kind === "tab");
  const whole = () =>
    writeLines({ properties, label, ...(count && { count }), mark, inlines }, properties.firstLine, true, inner)
      .content;
  const words = isWhole ? [] : inPieces(inlines);
  const pieces = words.length === 0 ? [whole()] : words.map((each) => writePiece(each, properties.line, inner));
  const { left, right, firstLine } = properties;
  const options = [
    `above: if first { ${dimension(above)} } else { 0pt }, below: if last { ${dimension(below)} } else { 0pt }`,
    `left: ${dimension(left)} + loss.at(0), right: ${dimension(right)} + loss.at(1)`,
    firstLine !== 0 && `first: if first { ${dimension(firstLine)} } else { 0pt }`,
    ...looksOf(properties, level),
  ].filter((each) => typeof each === "string");
  // A part's last line is no paragraph's last: with something that doesn't fit into it, it's as wide as others if justified, and the
  // space at its end takes no room.
  const body = "body + if not last { box(width: 100%) }";
  const make = `(loss, first, last, body) => paragraph(${options.join(", ")}, ${body})`;
  return { whole, pieces, make };
}
