import type { Cell, ColumnReading, Row } from "../../spreadsheet/table.ts";
import type { Fit } from "../fit/fit.ts";
import type { FieldProblem, ProblemPlace } from "../problems/row-problems.ts";
import { shownText } from "../values/clean-text.ts";
import { writtenDate, writtenNumber } from "../values/written-value.ts";
import { fillPattern } from "./fill-pattern.ts";
import { nameScope } from "./name-scope.ts";
import { parsePattern } from "./parse-pattern.ts";
import { compileHole, type FieldTexts } from "./pattern-hole.ts";

/** A value that a filter cannot read is left unchanged, and a warning is added to `problems`. */
type ForRow<Value> = (row: Row, texts: FieldTexts, problems: FieldProblem[]) => Value;

/** A compiled pattern: names and filters are resolved, so that filling it for a row is fast. */
export interface RowPattern {
  /** The columns that it names, by index. */
  columns: number[];
  /** The value of each name, and where it comes from. */
  named: { place: ProblemPlace; column: number | null; read: ForRow<Cell> }[];
  fill: ForRow<string>;
  /**
   * As a path: the pattern's slashes divide folders, of which those without a name are left out; values have none. It
   * ends in a slash if the file itself has no name.
   */
  fillPath: ForRow<string>;
  /** As a cell: typed if the pattern is a single name; "" if all of its names are empty. */
  read: ForRow<Cell>;
  /** If the pattern is a single name: the cell itself, of which `read` has the text for a field. */
  readCell: ForRow<Cell> | null;
  /** As text for a typed field: numbers and dates in canonical form, however their columns write them. */
  write(type: "number" | "date", reading: ColumnReading): ForRow<string>;
}

/**
 * @param scope the names that it may use: by default, those of columns and fields
 * @throws PatternError if `text` is not a valid pattern; `validateFit` reports this to the visitor first
 */
export function compileRowPattern(
  text: string,
  fit: Fit,
  scope = nameScope(fit.columns, fit.template.fields),
): RowPattern {
  const parts = parsePattern(text, scope).map((part) => ("literal" in part ? part : compileHole(part, fit)));
  const holes = parts.filter((part) => "read" in part);
  const only = parts.length === 1 ? holes[0] : undefined;
  const fill: RowPattern["fill"] = (row, texts, problems) =>
    fillPattern(parts, ({ read }) => shownText(read(row, texts, problems)));
  const path = splitAtSlashes(parts);
  const isEmpty = (row: Row, texts: FieldTexts) =>
    holes.length > 0 && holes.every(({ read }) => shownText(read(row, texts, [])) === "");
  return {
    columns: holes.flatMap(({ column }) => (column === null ? [] : [column])),
    named: holes,
    fill,
    fillPath(row, texts, problems) {
      const names = path.map((each) =>
        fillPattern(each, ({ read }) => shownText(read(row, texts, problems)).replaceAll("/", "-")),
      );
      return names.filter((name, index) => name !== "" || index === names.length - 1).join("/");
    },
    write: (type, reading) => (row, texts, problems) =>
      fillPattern(parts, (hole) => {
        const cell = hole.readCell(row, texts, problems);
        return type === "date" ? writtenDate(cell, hole.reading) : writtenNumber(cell, hole.reading, reading.decimal);
      }),
    readCell: only?.readCell ?? null,
    read: only?.read ?? ((row, texts, problems) => (isEmpty(row, texts) ? "" : fill(row, texts, problems))),
  };
}

/** The parts of a pattern between the slashes of its literals; what follows the last one only if it isn't blank. */
function splitAtSlashes<Hole extends object>(
  parts: readonly ({ literal: string } | Hole)[],
): ({ literal: string } | Hole)[][] {
  const split: ({ literal: string } | Hole)[][] = [[]];
  for (const part of parts) {
    const [first = part, ...others] =
      "literal" in part ? part.literal.split("/").map((literal) => ({ literal })) : [part];
    split.at(-1)?.push(first);
    for (const other of others) split.push([other]);
  }
  const last = split.findLastIndex((each) => each.some((part) => !("literal" in part) || part.literal.trim() !== ""));
  return split.slice(0, last + 1);
}
