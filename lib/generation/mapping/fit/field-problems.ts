import type { Cell, Row } from "../../spreadsheet/table.ts";
import { type DiscountUnit, wrongDiscount } from "../discounts/read-discount.ts";
import type { FieldTexts } from "../pattern/pattern-hole.ts";
import { notADate } from "../problems/date-problems.ts";
import {
  brokenValue,
  emptyValue,
  errorCell,
  type FieldProblem,
  inexactCell,
  inexactNumber,
  missingPart,
  missingValue,
  noCode,
  type ProblemPlace,
  zerosRestored,
} from "../problems/row-problems.ts";
import { doubtfulNumber, wrongNumber } from "../values/amounts/number-problems.ts";
import { shownText } from "../values/clean-text.ts";
import { hasRestoredZeros } from "../values/codes/bar-code.ts";
import { compileCode } from "../values/codes/read-code.ts";
import { pictureProblem } from "../values/find-picture.ts";
import type { FieldSource } from "./field-source.ts";
import type { FieldValue, Fit } from "./fit.ts";
import type { FieldFit } from "./fitted-field.ts";
import { tradeNumbersFor } from "./read-value.ts";

type Field = Fit["template"]["fields"][number];

/** Compiles the functions that find what is wrong with a field of a row. */
export function compileFieldProblems(
  field: Field,
  source: FieldSource,
  fit: FieldFit,
  place: ProblemPlace,
  unit: DiscountUnit,
) {
  const columnName = (index: number) => fit.columns[index]?.name ?? null;
  const isStrict = field.required || field.type !== "text";
  const codeOf = compileCode(field, fit, tradeNumbersFor(source));
  const code = (at: ProblemPlace, text: string) => {
    const found = codeOf(text);
    if (!("wording" in found)) throw new Error("A code that can be made was reported as one that cannot");
    return noCode(at, text, found);
  };
  const picture = (at: ProblemPlace, text: string) => pictureProblem(fit.findPicture?.(text), at, text);
  const unreadable = { text: missingValue, code, date: notADate, picture };
  const isExpected = field.expected || (field.mayBeEmpty && isMostlyFilled(source.columns[0] ?? null, fit));
  const usual = usualParts(source, fit);
  return {
    /** For the cells themselves. An error in one makes any field but an optional text unreadable. */
    cells(row: Row): { problem: FieldProblem | null; isUnreadable: boolean } {
      const broken = errorCell(row, source.columns);
      if (broken) {
        const at = { ...place, column: columnName(broken.column) };
        return { problem: brokenValue(at, broken.text, isStrict), isUnreadable: isStrict };
      }
      const inexact = inexactCell(row, source.columns);
      const problem = inexact && inexactNumber({ ...place, column: columnName(inexact.column) }, inexact.text);
      return { problem, isUnreadable: false };
    },
    noText(): FieldProblem | null {
      if (isNeeded(field)) return missingValue(place);
      return isExpected ? emptyValue(place) : null;
    },
    /** For a text of several columns, if a row lacks one that most rows have. */
    parts(row: Row, texts: FieldTexts, text: string): FieldProblem | null {
      const empty = usual.find((part) => shownText(part.read(row, texts, [])) === "");
      return empty ? missingPart(empty.place, place, text) : null;
    },
    /** For a text that no value could be read from. */
    noValue(text: string, cell: Cell): FieldProblem | null {
      const { type } = field;
      if (field.discount !== undefined) return wrongDiscount(place, cell, source.reading, unit);
      if (type === "number" || type === "percent") return wrongNumber(type, place, cell, source.reading);
      const problem = unreadable[type](place, text);
      return type === "picture" && isNeeded(field) ? { ...problem, severity: "error" } : problem;
    },
    /** For a value that may mean something else. */
    doubt(text: string, cell: Cell, value: FieldValue): FieldProblem | null {
      if (field.type === "code") return restoredZeros(place, text, value);
      if (!isWritten(field)) return null;
      const isPercent = field.discount !== undefined && typeof value === "string" && value.endsWith("%");
      return doubtfulNumber(isPercent ? { ...field, type: "percent" } : field, place, cell, source.reading);
    },
  };
}

/** Whether a row without a value gets no document. */
export const isNeeded = ({ required, mayBeEmpty = false }: Field) => required && !mayBeEmpty;

/** Whether the field is a number or a date, which a text of several columns contains in canonical form. */
export function isWritten({ type }: Field): boolean {
  return type === "number" || type === "percent" || type === "date";
}

/** A part that more than this share of the rows lacks gets no warning: few people have a middle name. */
const mostEmpty = 0.2;

/** The columns that a text is made of and that nearly all rows fill, if there are several. */
function usualParts({ parts }: FieldSource, { columns, rowCount }: Fit): FieldSource["parts"] {
  const isUsual = ({ column }: FieldSource["parts"][number]) => isMostlyFilled(column, { columns, rowCount });
  return parts.length > 1 ? parts.filter(isUsual) : [];
}

function isMostlyFilled(
  column: number | null,
  { columns, rowCount }: Pick<Fit, "columns"> & { rowCount?: number | undefined },
) {
  const empty = columns[column ?? -1]?.empty;
  return empty !== undefined && (rowCount === undefined || empty <= rowCount * mostEmpty);
}

function restoredZeros(place: ProblemPlace, text: string, value: FieldValue): FieldProblem | null {
  const isRestored = typeof value === "object" && value && "kind" in value && hasRestoredZeros(value, text);
  return isRestored ? zerosRestored(place, text, value.text) : null;
}
