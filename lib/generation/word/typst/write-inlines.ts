import type { Size, Transform } from "../drawing/place.ts";
import type { Inline, ParagraphProperties, Picture, RunProperties } from "../model.ts";
import { type ChosenFont, chooseFont, fontKey } from "../styles/fonts.ts";
import { isSymbolFont } from "../styles/symbols.ts";
import { writeNote } from "./notes/write-notes.ts";
import { dimension, fieldValue, noted, type SourceContext, string, writePart } from "./source-context.ts";
import { inSymbols, writeText, writeValue } from "./texts/write-texts.ts";

const fontOf = (run: RunProperties, { faces }: SourceContext, isValue = false) =>
  chooseFont(run, faces.get(fontKey(run.font)), isValue);

/** The text style of a run in a paragraph, defined once in the source. `isValue`: of a text that comes from a row. */
export function runName(
  run: RunProperties,
  line: ParagraphProperties["line"],
  context: SourceContext,
  isValue = false,
): string {
  const font = fontOf(run, context, isValue);
  const { family, next, isMetric, standsIn: why } = font;
  if (why && !isSymbolFont(run.font))
    context.standIns.set(`${why} ${run.font}`, { name: run.font, family, isMetric, why });
  const shrink = run.position === null ? 1 : 0.65;
  const size = run.size * shrink;
  const scale = run.widthPercent / 100;
  const tracking = font.tracking * size + run.spacing / scale;
  const { top, bottom } = edgesIn(font, run, line);
  const language = languageIn(run, context);
  const style = [
    run.bold ? `weight: "bold"` : font.weight !== undefined && `weight: ${font.weight}`,
    run.italic && `style: "italic"`,
    run.color !== null && `fill: rgb("${run.color}")`,
    tracking !== 0 && `tracking: ${dimension(tracking)}`,
    run.kernedFrom !== null && run.size >= run.kernedFrom && "kerning: true",
    run.raised !== 0 && `baseline: ${dimension(-run.raised)}`,
    run.position === "superscript" && `baseline: ${dimension(-run.size * 0.33)}`,
    run.position === "subscript" && `baseline: ${dimension(run.size * 0.14)}`,
    language !== null &&
      /^[a-z]{2,3}(-|$)/i.test(language) &&
      `lang: ${string(language.slice(0, language.search(/-|$/)).toLowerCase())}`,
  ].filter((each) => typeof each === "string");
  const families = next === undefined ? string(family) : `(${string(family)}, ${string(next)})`;
  const key = [families, dimension(size), dimension(top), dimension(bottom), ...style].join(", ");
  const name = context.define("r", `run(${key})`);
  return scale === 1 ? name : context.define("w", `scaled.with(${name}, ${run.widthPercent}%, ${dimension(bottom)})`);
}

/** What a run is in: the file's language, where it states what the words of most texts with it are not. */
function languageIn({ language }: RunProperties, { language: { stated, main } }: SourceContext): string | null {
  return main?.by === "words" && (language === null || language === stated) ? main.tag : language;
}

type Line = ParagraphProperties["line"];

/**
 * How far a line with this run reaches above and below its base line. As Word does, and LibreOffice does not: what it
 * gets beyond its font's height is added below.
 */
export const lineEdges = (run: RunProperties, line: Line, context: SourceContext, isValue = false): Edges =>
  edgesIn(fontOf(run, context, isValue), run, line);

interface Edges {
  top: number;
  bottom: number;
}

function edgesIn({ ascent, descent, gap }: ChosenFont, run: RunProperties, line: ParagraphProperties["line"]): Edges {
  if (line.rule === "exact") return { top: line.height * 0.8, bottom: line.height * 0.2 };
  const { pitch = 0 } = line;
  const own = (ascent + gap + descent) * run.size;
  // On a grid, letters stand in the middle of as many of its lines as they need.
  const whole = pitch > 0 ? Math.ceil(own / pitch - 0.001) * pitch : own;
  const above = (ascent + gap) * run.size + (whole - own) / 2;
  const below = whole - above;
  if (line.rule === "auto") return { top: above, bottom: whole * line.times - above };
  return { top: Math.max(above, line.height - below), bottom: below };
}

/** Inline content as Typst expressions to be joined. */
export function writeInlines(
  inlines: readonly Inline[],
  line: ParagraphProperties["line"],
  context: SourceContext,
): string[] {
  const all = merged(inlines);
  return all.flatMap((inline, index) => {
    if (inline.kind !== "break") return writeInline(inline, line, context);
    if (inline.of !== "line") return [];
    const place = { isFirst: (all[index - 1]?.kind ?? "break") === "break", isLast: index === all.length - 1 };
    return writeBreak(inline.run, place, line, context);
  });
}

function writeInline(
  inline: Exclude<Inline, { kind: "break" }>,
  line: ParagraphProperties["line"],
  context: SourceContext,
): string | [] {
  const inRun = (run: RunProperties, content: string, isValue = false) =>
    `${runName(run, line, context, isValue)}(${content})`;
  switch (inline.kind) {
    case "text":
      return decorate(capitalised(inline.text, inline.run, line, context), inline.run);
    case "field":
      return writeField(fieldValue(inline), inline.run, line, context);
    case "page-number": {
      const format = inline.format ?? context.section.pageFormat;
      return inRun(inline.run, `page-number(${string(format)})`, true);
    }
    case "page-count":
      return inRun(inline.run, `page-count(${string(inline.format ?? "1")}, ${inline.isOfSection ?? false})`, true);
    case "picture":
      return writePicture(inline.picture, context);
    case "link":
      return `link(${string(inline.target)}, {${writeInlines(inline.inlines, line, context).join("; ")}})`;
    case "note":
      return `${runName(inline.run, line, context)}(${writeNote(inline, context)})`;
    case "note-number":
      return inRun(inline.run, "note-number");
    case "part":
      return writePart(inline.head, ["[]", ...writeInlines(inline.inlines, line, context)].join("; "));
    case "tab":
      return `${tabName(inline.run, line, context)}(${dimension(context.tabDistance)})`;
    case "float":
      return [];
    case "mark":
    case "next":
    case "paragraph-end":
    case "block":
    case "choice":
      throw new Error(`A ${inline.kind} was left in the document`);
  }
}

/** A value, or a part of it, in its run's look. */
export function writeField(
  value: string,
  run: RunProperties,
  line: ParagraphProperties["line"],
  context: SourceContext,
): string {
  const name = runName(run, line, context, true);
  if (run.capitals === "small") {
    const small = runName(smaller(run), line, context, true);
    const inCapitals = context.define("c", `small-capitals.with(${name}, ${small})`);
    return decorate(writeValue(value, run, inCapitals, context), run);
  }
  const shown = inSymbols(run.capitals === "all" ? `upper(${value})` : value, run, context);
  return decorate(writeValue(shown, run, name, context), run);
}

/** Word draws small capitals as capitals of four fifths. */
const smaller = (run: RunProperties): RunProperties => ({ ...run, size: run.size * 0.8 });

/** A line with nothing but its break is as high as others. */
function writeBreak(
  run: RunProperties,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
  line: ParagraphProperties["line"],
  context: SourceContext,
): string[] {
  const empty = emptyLine(run, line, context);
  return [...(isFirst ? [empty] : []), context.lineBreak, ...(isLast ? [empty] : [])];
}

/** What keeps a line without letters as high as with them. */
export function emptyLine(run: RunProperties, line: ParagraphProperties["line"], context: SourceContext): string {
  const { top, bottom } = lineEdges(run, line, context);
  return `box(width: 0pt, height: ${dimension(top + bottom)}, baseline: ${dimension(bottom)})`;
}

function merged(inlines: readonly Inline[]): Inline[] {
  const all: Inline[] = [];
  for (const inline of inlines) {
    const last = all.at(-1);
    if (inline.kind === "text" && last?.kind === "text" && sameRun(last.run, inline.run))
      all[all.length - 1] = { ...last, text: last.text + inline.text };
    else all.push(inline);
  }
  return all.filter((each) => each.kind !== "text" || each.text !== "");
}

const sameRun = (one: RunProperties, other: RunProperties) => JSON.stringify(one) === JSON.stringify(other);

function capitalised(
  text: string,
  run: RunProperties,
  line: ParagraphProperties["line"],
  context: SourceContext,
): string {
  if (run.capitals !== "small") {
    return writeText(
      run.capitals === "all" ? text.toLocaleUpperCase() : text,
      run,
      runName(run, line, context),
      context,
    );
  }
  const small = smaller(run);
  return [...text.matchAll(/\p{Ll}+|\P{Ll}+/gu)]
    .map(
      ([part]) => `${runName(/^\p{Ll}/u.test(part) ? small : run, line, context)}(${string(part.toLocaleUpperCase())})`,
    )
    .join(" + ");
}

/** The name of the function that draws this run's tabs, by their width. */
export function tabName(run: RunProperties, line: ParagraphProperties["line"], context: SourceContext): string {
  const { top, bottom } = lineEdges(run, line, context);
  const rule = run.underline
    ? `(below: ${dimension(run.size * 0.12)}, stroke: (paint: rgb("${run.color ?? "000000"}"), thickness: ${dimension(run.size * 0.06)}, dash: "${dashes[run.underline]}"))`
    : "none";
  return context.define(
    "t",
    `(width, ..more) => tab-gap(width, ${dimension(top)}, ${dimension(bottom)}, ${rule}, ..more)`,
  );
}

const dashes = { dotted: "dotted", dashed: "dashed", single: "solid", double: "solid", wavy: "solid" };

function decorate(content: string, { underline, strike, highlight, color }: RunProperties): string {
  const struck = strike ? `strike(${content})` : content;
  const marked = (inner: string) => (highlight === null ? inner : `highlight(fill: rgb("${highlight}"), ${inner})`);
  if (!underline) return marked(struck);
  const stroke = `(thickness: 0.06em, dash: "${dashes[underline]}")`;
  if (!strike) return marked(`underline(offset: 0.12em, evade: false, stroke: ${stroke}, ${struck})`);
  // The engine's tags allow no text that is struck and underlined: its line is a highlight's lower edge.
  return `highlight(fill: none, top-edge: "baseline", bottom-edge: -0.12em, stroke: (bottom: (paint: rgb("${color ?? "000000"}"), ..${stroke})), ${marked(struck)})`;
}

/** Something of this size, mirrored and turned around its middle. */
export function writeTransformed({ width, height }: Size, { turn = 0, flip }: Transform, shown: string): string {
  if (turn === 0 && !flip) return shown;
  return `transformed(${dimension(width)}, ${dimension(height)}, ${turn}deg, ${flip?.across ?? false}, ${flip?.down ?? false}, ${shown})`;
}

export function writePicture(picture: Picture, context: SourceContext): string {
  const { image, width, height, crop, alt, omission, lettering, turn = 0 } = picture;
  const [w, h] = [dimension(width), dimension(height)];
  if (lettering) {
    const run = runName(lettering.run, { rule: "auto", times: 1 }, context);
    return `lettering(${w}, ${h}, ${turn}deg, ${run}.with(top-edge: "bounds", bottom-edge: "bounds")(${string(lettering.text)}))`;
  }
  if (image === null) return `box(width: ${w}, height: ${h}, {${noted(omission, context)}})`;
  const cut = `(${crop.top}, ${crop.right}, ${crop.bottom}, ${crop.left})`;
  const shown = `picture(images.at(${string(image)}, default: none), ${w}, ${h}, ${cut}, ${alt === "" ? "none" : string(alt)})`;
  return `box({${noted(omission, context)}${writeTransformed(picture, picture, shown)}})`;
}
