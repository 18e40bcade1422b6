import type { Inline, Paragraph, ParagraphProperties, RunProperties } from "../model.ts";
import { digitsOf, numberWriter } from "../styles/numbering.ts";
import type { TabStop } from "../styles/tab-stop.ts";
import { dimension, fieldValue, joined, type SourceContext, string } from "./source-context.ts";
import { lineEdges, runName, tabName, writeField, writeInlines } from "./write-inlines.ts";

type Content = Pick<Paragraph, "properties" | "label" | "count" | "mark"> & { inlines: readonly Inline[] };

/**
 * A paragraph's content, with the places of its tabs.
 * @param firstLine the first line's indent beyond the others'
 * @param isMeasured whether it stands in a context already, where lengths can be measured
 */
export function writeLines(
  paragraph: Content,
  firstLine: number,
  isMeasured: boolean,
  context: SourceContext,
): { content: string; isMeasured: boolean } {
  if (paragraph.count) {
    const { list, level, starts, restart, kept } = paragraph.count;
    const { content, isMeasured: wasMeasured } = linesOf(paragraph, firstLine, isMeasured, context);
    const numbers = (all: readonly number[]) => `(${all.map((each) => `${each},`).join(" ")})`;
    const step = `list-step(${string(list)}, ${level}, ${numbers(starts)}, ${numbers(kept)}, ${restart === undefined ? "none" : string(restart)})`;
    return { content: `{${step}; ${content}}`, isMeasured: wasMeasured };
  }
  return linesOf(paragraph, firstLine, isMeasured, context);
}

function linesOf(
  paragraph: Content,
  firstLine: number,
  isMeasured: boolean,
  around: SourceContext,
): { content: string; isMeasured: boolean } {
  const { properties, label, mark, inlines } = paragraph;
  const { line } = properties;
  const isStretched = properties.align === "justify" && around.stretchesBrokenLines;
  const context = isStretched ? { ...around, lineBreak: "linebreak(justify: true)" } : around;
  const hasTabs = inlines.some(({ kind }) => kind === "tab");
  // In a cell, numbers stand at a decimal stop without a tab.
  const isAtStop = !hasTabs && !label && context.isCell && properties.tabs[0]?.align === "decimal";
  if (isAtStop && inlines.length > 0 && properties.align === "left")
    return linesOf({ ...paragraph, inlines: [{ kind: "tab", run: mark }, ...inlines] }, firstLine, isMeasured, around);
  if (!label && inlines.every((each) => each.kind === "text" && each.text === "")) {
    const { top, bottom } = lineEdges(mark, line, context);
    return { content: `box(width: 0pt, height: ${dimension(top + bottom)})`, isMeasured: false };
  }
  if (hasTabs || label?.suffix === "tab") {
    const hang = -firstLine;
    if (!hasTabs && label && hang > 0 && label.text.length * label.run.size * 0.55 < hang) {
      const { bottom } = lineEdges(label.run, line, context);
      const labelled = writeLabel(paragraph, isMeasured, context);
      const box = `box(width: ${dimension(hang)}, baseline: ${dimension(bottom)}, ${labelled})`;
      const content = `{${box}; ${joined(writeInlines(inlines, line, context))}}`;
      return { content, isMeasured: label.side !== "left" };
    }
    const lines = splitLines(inlines).map((each, index) =>
      tabbedLine(
        { ...paragraph, inlines: each, label: index === 0 ? label : null },
        index === 0 ? firstLine : 0,
        isMeasured,
        context,
      ),
    );
    const name = isMeasured ? "tabbed-here" : "tabbed";
    return {
      content: joined(lines.flatMap((each, index) => [...(index > 0 ? ["linebreak()"] : []), `${name}${each}`])),
      isMeasured: true,
    };
  }
  const space = label?.suffix === "space" ? [`${runName(label.run, line, context)}(" ")`] : [];
  const content = joined([
    ...(label ? [writeLabel(paragraph, isMeasured, context), ...space] : []),
    ...writeInlines(inlines, line, context),
    ...belowPictures(inlines, mark, context),
  ]);
  return { content, isMeasured: label !== null && label.side !== "left" };
}

/** A paragraph's number or bullet in its look and its place. */
function writeLabel(paragraph: Content, isMeasured: boolean, context: SourceContext): string {
  const { label, properties } = paragraph;
  if (!label) return "[]";
  const shown = `${runName(label.run, properties.line, context)}(${labelText(paragraph, context)})`;
  if (label.side === "left") return shown;
  const { bottom } = lineEdges(label.run, properties.line, context);
  return `label-at${isMeasured ? "-here" : ""}("${label.side}", ${dimension(bottom)}, ${shown})`;
}

/** A paragraph's number or bullet: its text, or what counts it in each document. */
function labelText({ label, count }: Content, context: SourceContext): string {
  if (!count?.parts.some((part) => typeof part !== "string")) return string(label?.text ?? "");
  const parts = count.parts.map((part) =>
    typeof part === "string" ? string(part) : `(${part.level}, ${formatOf(part.format, context)}, ${part.start})`,
  );
  return `list-number(${string(count.list)}, (${parts.join(", ")},))`;
}

/** Words and other scripts are counted off, from 0 to the last number that has its own. */
function formatOf(format: string, { define }: SourceContext): string {
  const digits = digitsOf(format);
  if (digits)
    return define("n", `in-digits.with(${string(digits.digits)}, ${digits.least}, ${string(digits.beside ?? "")})`);
  if (format === "English ordinal") return "english-ordinal";
  const write = numberWriter(format);
  if (!write) return string(format);
  return define("n", `(${Array.from({ length: 500 }, (_, index) => string(write(index))).join(", ")})`);
}

/** Tabs count from the start of their line. */
function splitLines(inlines: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const inline of inlines) {
    if (inline.kind === "break" && inline.of === "line") lines.push([]);
    else lines.at(-1)?.push(inline);
  }
  return lines;
}

/** The arguments of `tabbed` in `word.typ`. */
function tabbedLine(paragraph: Content, firstLine: number, isMeasured: boolean, context: SourceContext): string {
  const { properties, label, mark, inlines } = paragraph;
  const { line, left, right, tabs } = properties;
  const segments: Inline[][] = [[]];
  const gaps: { name: string; stop: string }[] = [];
  for (const inline of inlines) {
    if (inline.kind === "tab") {
      segments.push([]);
      gaps.push({ name: tabName(inline.run, line, context), stop: ownStop(inline.stop, context) });
    } else segments.at(-1)?.push(inline);
  }
  const hasDecimals = tabs.some(({ align }) => align === "decimal");
  const wholes = segments.map((each) => (hasDecimals ? joined(wholeInlines(each, line, context)) : "none"));
  const parts = segments.map((each) => joined(writeInlines(each, line, context)));
  const labelled = label && writeLabel(paragraph, isMeasured, context);
  if (labelled && label?.suffix === "tab") {
    parts.unshift(labelled);
    wholes.unshift("none");
    gaps.unshift({ name: tabName({ ...label.run, underline: null }, line, context), stop: "none" });
  } else if (labelled) {
    parts[0] = `{${labelled}; ${label?.suffix === "space" ? `${runName(mark, line, context)}(" "); ` : ""}${parts[0]}}`;
  }
  const stops = tabs
    .filter((stop) => stop.align !== "bar")
    .map((stop) => `(${dimension(stop.at)}, "${stop.align}", ${stop.leader === null ? "none" : string(stop.leader)})`);
  const [first, ...rest] = parts;
  const options = [
    dimension(left + firstLine),
    dimension(firstLine < 0 || label ? left : -1),
    `(${stops.join(", ")}${stops.length === 1 ? "," : ""})`,
    dimension(context.tabDistance),
    dimension(context.width - right),
    first,
    ...rest.map((part, index) => {
      const { name, stop } = gaps[index] ?? { name: "h", stop: "none" };
      return `(${name}, ${part}, (${stop}, ${wholes[index + 1]}))`;
    }),
  ];
  return `(${options.join(", ")})`;
}

/** Where a tab leads that counts from the margins. */
function ownStop(stop: Omit<TabStop, "at"> | undefined, { width }: SourceContext): string {
  if (!stop) return "none";
  const at = stop.align === "center" ? width / 2 : stop.align === "right" ? width : 0;
  return `(${dimension(at)}, "${stop.align}", ${stop.leader === null ? "none" : string(stop.leader)})`;
}

/** What stands before the decimal sign of the first number among these, as the file's language writes numbers. */
function wholeInlines(inlines: readonly Inline[], line: ParagraphProperties["line"], context: SourceContext): string[] {
  const isNumber = (each: Inline) => each.kind === "field" || (each.kind === "text" && /\d/.test(each.text));
  const at = inlines.findIndex(isNumber);
  const number = inlines[at];
  if (number?.kind !== "field" && number?.kind !== "text") return writeInlines(inlines, line, context);
  const text = number.kind === "field" ? fieldValue(number) : string(number.text);
  const { main, stated } = context.language;
  const sign = /^en\b/i.test(main?.tag ?? stated ?? "en") ? "." : ",";
  return [
    ...writeInlines(inlines.slice(0, at), line, context),
    writeField(`whole-part(${text}, "${sign}")`, number.run, line, context),
  ];
}

/** A line of pictures alone is deeper by what the letters of its paragraph would reach below the base line. */
function belowPictures(inlines: readonly Inline[], mark: RunProperties, context: SourceContext): string[] {
  if (!inlines.every(({ kind }) => kind === "picture") || inlines.length === 0) return [];
  const { bottom } = lineEdges(mark, { rule: "auto", times: 1 }, context);
  return [`box(width: 0pt, height: ${dimension(bottom)}, baseline: ${dimension(bottom)})`];
}
