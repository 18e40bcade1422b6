import type { Inline, Paragraph, RunProperties } from "../model.ts";
import { englishFormats } from "../styles/number-words.ts";
import { dimension, joined, type SourceContext, string } from "./source-context.ts";
import { lineEdges, runName, tabName, writeInlines } from "./write-inlines.ts";

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
    const { list, level, start, kept } = paragraph.count;
    const { content, isMeasured: wasMeasured } = linesOf(paragraph, firstLine, isMeasured, context);
    const step = `list-step(${string(list)}, ${level}, ${start}, (${kept.map((each) => `${each},`).join(" ")}))`;
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
  if (!label && inlines.every((each) => each.kind === "text" && each.text === "")) {
    const { top, bottom } = lineEdges(mark, line, context);
    return { content: `box(width: 0pt, height: ${dimension(top + bottom)})`, isMeasured: false };
  }
  if (hasTabs || label?.suffix === "tab") {
    const hang = -firstLine;
    if (!hasTabs && label && hang > 0 && label.text.length * label.run.size * 0.55 < hang) {
      const { bottom } = lineEdges(label.run, line, context);
      const labelled = `${runName(label.run, line, context)}(${labelText(paragraph, context)})`;
      const box = `box(width: ${dimension(hang)}, baseline: ${dimension(bottom)}, ${labelled})`;
      return { content: `{${box}; ${joined(writeInlines(inlines, line, context))}}`, isMeasured: false };
    }
    const lines = splitLines(inlines).map((each, index) =>
      tabbedLine(
        { ...paragraph, inlines: each, label: index === 0 ? label : null },
        index === 0 ? firstLine : 0,
        context,
      ),
    );
    const name = isMeasured ? "tabbed-here" : "tabbed";
    return {
      content: joined(lines.flatMap((each, index) => [...(index > 0 ? ["linebreak()"] : []), `${name}${each}`])),
      isMeasured: true,
    };
  }
  const space = label?.suffix === "space" ? `; ${runName(label.run, line, context)}(" ")` : "";
  const labelled = label ? [`${runName(label.run, line, context)}(${labelText(paragraph, context)})${space}`] : [];
  const content = joined([
    ...labelled,
    ...writeInlines(inlines, line, context),
    ...belowPictures(inlines, mark, context),
  ]);
  return { content, isMeasured: false };
}

/** A paragraph's number or bullet: its text, or what counts it in each document. */
function labelText({ label, count }: Content, context: SourceContext): string {
  if (!count?.parts.some((part) => typeof part !== "string")) return string(label?.text ?? "");
  const parts = count.parts.map((part) =>
    typeof part === "string" ? string(part) : `(${part.level}, ${formatOf(part.format, context)}, ${part.start})`,
  );
  return `list-number(${string(count.list)}, (${parts.join(", ")},))`;
}

/** Words are counted off. */
function formatOf(format: string, { define }: SourceContext): string {
  const inWords = englishFormats[format];
  if (!inWords) return string(format);
  return define("n", `(${Array.from({ length: 99 }, (_, index) => string(inWords(index + 1))).join(", ")})`);
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
function tabbedLine(paragraph: Content, firstLine: number, context: SourceContext): string {
  const { properties, label, mark, inlines } = paragraph;
  const { line, left, right, tabs } = properties;
  const segments: Inline[][] = [[]];
  const gaps: string[] = [];
  for (const inline of inlines) {
    if (inline.kind === "tab") {
      segments.push([]);
      gaps.push(tabName(inline.run, line, context));
    } else segments.at(-1)?.push(inline);
  }
  const parts = segments.map((each) => joined(writeInlines(each, line, context)));
  const labelled = label && `${runName(label.run, line, context)}(${labelText(paragraph, context)})`;
  if (labelled && label?.suffix === "tab") {
    parts.unshift(labelled);
    gaps.unshift(tabName({ ...label.run, underline: null }, line, context));
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
    ...rest.map((part, index) => `(${gaps[index]}, ${part})`),
  ];
  return `(${options.join(", ")})`;
}

/** A line of pictures alone is deeper by what the letters of its paragraph would reach below the base line. */
function belowPictures(inlines: readonly Inline[], mark: RunProperties, context: SourceContext): string[] {
  if (!inlines.every(({ kind }) => kind === "picture") || inlines.length === 0) return [];
  const { bottom } = lineEdges(mark, { rule: "auto", times: 1 }, context);
  return [`box(width: 0pt, height: ${dimension(bottom)}, baseline: ${dimension(bottom)})`];
}
