import type { Design } from "#lib/contracts/designs/design.ts";
import type { DesignElement, PictureElement } from "#lib/contracts/designs/design-elements.ts";
import type { Row } from "../../spreadsheet/table.ts";
import type { FieldValue, Fit, Moves } from "../fit/fit.ts";
import { markAccents } from "../pattern/markup.ts";
import type { FieldTexts } from "../pattern/pattern-hole.ts";
import { compileRowPattern, type RowPattern } from "../pattern/row-pattern.ts";
import { type FieldProblem, noCode, type ProblemPlace } from "../problems/row-problems.ts";
import { shownText } from "../values/clean-text.ts";
import { textOfCode } from "../values/codes/read-code.ts";
import { pictureFinder, pictureProblem } from "../values/find-picture.ts";
import { movesOf } from "./collapse.ts";
import { elementCode } from "./element-code.ts";
import { elementLabel, elementScope, patternOf } from "./element-scope.ts";

/** What a row gives a design: the values of its elements by id, and how far boxes move up. */
export interface DrawnElements {
  values: Record<string, FieldValue>;
  moves: Moves | undefined;
}

type ReadElement = (row: Row, texts: FieldTexts, problems: FieldProblem[]) => FieldValue;

/**
 * Compiles the function that fills a design's texts, codes and pictures for a row. The values of fields come from
 * `texts`, which are read before.
 * @throws PatternError for a design that fails `designFaults`
 */
export function compileElements(
  design: Design,
  fit: Fit,
): (row: Row, texts: FieldTexts, problems: FieldProblem[]) => DrawnElements {
  const scope = elementScope(fit.template.fields);
  const find = fit.pictures && pictureFinder(fit.pictures);
  const readers = design.elements.flatMap((element): [string, ReadElement][] => {
    const text = patternOf(element);
    if (!text) return [];
    const isAccented = element.kind === "text" && element.accents !== null;
    const read = element.kind === "text" ? fit : { ...fit, isForMachines: true as const };
    const pattern = compileRowPattern(isAccented ? markAccents(text.pattern) : text.pattern, read, scope);
    return [[element.id, readerOf(element, pattern, fit, find)]];
  });
  return (row, texts, problems) => {
    const values: Record<string, FieldValue> = {};
    for (const [id, read] of readers) values[id] = read(row, texts, problems);
    return { values, moves: movesOf(design.elements, (id) => values[id] === "") };
  };
}

function readerOf(
  element: DesignElement,
  pattern: RowPattern,
  fit: Fit,
  find: ReturnType<typeof pictureFinder> | undefined,
): ReadElement {
  const [only, another] = pattern.named;
  const source = only && !another ? only.place : { column: null, field: null };
  const place = { ...source, label: elementLabel(element) };
  const withElement = (problem: FieldProblem) => ({ ...problem, element: element.id });
  if (element.kind === "picture")
    return pictureReader(element, pattern, place, withElement, find, isPictureField(only?.place, fit));
  // A box that may collapse is empty if its values are: "of {Company}" is nothing without a company.
  if (element.kind === "text" && element.empty === "collapse") {
    return (row, texts, problems) => shownText(pattern.read(row, texts, problems));
  }
  if (element.kind !== "code") return (row, texts, problems) => pattern.fill(row, texts, problems);
  const numbers = fit.readings[fit.columns.findIndex(({ name }) => name === place.column)]?.tradeNumbers;
  const readCell = pattern.readCell ?? pattern.read;
  return (row, texts, problems) => {
    const cell = readCell(row, texts, problems);
    const text = textOfCode(cell, shownText(cell));
    if (text === "") return null;
    const code = elementCode(element.symbology, text, numbers);
    if (!("wording" in code)) return code;
    problems.push(withElement(noCode(place, text, code)));
    return null;
  };
}

/** Whether a place is a field of images, which reports missing ones itself. */
function isPictureField(place: ProblemPlace | undefined, { template }: Fit): boolean {
  return template.fields.some(({ name, type }) => name === place?.field && type === "picture");
}

function pictureReader(
  { alt }: PictureElement,
  pattern: RowPattern,
  place: ProblemPlace,
  withElement: (problem: FieldProblem) => FieldProblem,
  find: ReturnType<typeof pictureFinder> | undefined,
  isReported: boolean,
): ReadElement {
  return (row, texts, problems) => {
    const text = pattern.fill(row, texts, problems);
    if (text === "") return null;
    const found = find?.(text);
    if (found && "index" in found) return { text, picture: found.index, alt: alt || place.label.toString() };
    if (!isReported) problems.push(withElement(pictureProblem(found, place, text)));
    return { text, picture: null, alt: "" };
  };
}
