import type { Row } from "../../spreadsheet/table.ts";
import type { MergeValue, ValueFormat } from "../../templates/merge.ts";
import type { Fit } from "../fit/fit.ts";
import type { MakeFilter } from "../pattern/filters/filter.ts";
import { nameScope } from "../pattern/name-scope.ts";
import { parsePattern } from "../pattern/parse-pattern.ts";
import { PatternError } from "../pattern/pattern-error.ts";
import { compileHole, type FieldTexts } from "../pattern/pattern-hole.ts";
import type { FieldProblem } from "../problems/row-problems.ts";
import { shownText } from "../values/clean-text.ts";
import { datePicture, readDatePicture } from "./date-picture.ts";
import { numberPicture, readNumberPicture } from "./number-picture.ts";

/** Whether we support a format: its pictures and filters. */
export function isFormat(format: ValueFormat): boolean {
  try {
    return filtersOf(format) !== null;
  } catch (error) {
    if (error instanceof PatternError) return false;
    throw error;
  }
}

/**
 * Compiles the function that writes a field's value in a format. A value that the format can't read is written as it
 * is, with a warning.
 */
export function compileValue(
  { field, format }: MergeValue,
  fit: Fit,
): (row: Row, texts: FieldTexts, problems: FieldProblem[]) => string {
  const { read } = compileHole({ target: { field }, filters: filtersOf(format) ?? [] }, fit);
  const { before = "", after = "" } = format;
  return (row, texts, problems) => {
    const text = shownText(read(row, texts, problems));
    return text === "" ? "" : before + text + after;
  };
}

/** @returns null for a picture that we don't support @throws PatternError for unknown filters */
function filtersOf({ date, number, letters, filters }: ValueFormat): MakeFilter[] | null {
  const days = date === undefined ? null : readDatePicture(date);
  const sections = number === undefined ? null : readNumberPicture(number);
  if ((date !== undefined && !days) || (number !== undefined && !sections)) return null;
  const pattern = filters === undefined ? [] : parsePattern(`{a | ${filters}}`, nameScope([], [{ name: "a" }]));
  if (pattern.length > 1) return null;
  return [
    ...(days ? [datePicture(days)] : []),
    ...(sections ? [numberPicture(sections)] : []),
    ...(letters ? [lettersFilter(letters)] : []),
    ...pattern.flatMap((part) => ("filters" in part ? part.filters : [])),
  ];
}

const wordStart = /(?<![\p{L}\p{M}\p{N}'’])\p{L}/u;

function lettersFilter(letters: NonNullable<ValueFormat["letters"]>): MakeFilter {
  return (tag) => {
    const change = (text: string) => {
      if (letters === "upper") return text.toLocaleUpperCase(tag);
      if (letters === "lower") return text.toLocaleLowerCase(tag);
      const starts = new RegExp(wordStart, letters === "caps" ? "gu" : "u");
      return text.replace(starts, (letter) => letter.toLocaleUpperCase(tag));
    };
    return { expects: "text", changesText: true, apply: (cell) => change(shownText(cell)) };
  };
}
