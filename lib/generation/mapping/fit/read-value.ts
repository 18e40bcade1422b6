import type { Cell } from "../../spreadsheet/table.ts";
import { looksLikeDate } from "../../spreadsheet/values/date-text.ts";
import { type DiscountUnit, readDiscount } from "../discounts/read-discount.ts";
import { freeDate, notADate, serialNumber } from "../problems/date-problems.ts";
import type { ProblemPlace } from "../problems/row-problems.ts";
import { readAmount, readCount, readPercents } from "../values/amounts/read-number.ts";
import { compileCode } from "../values/codes/read-code.ts";
import { ambiguityOf, readDate } from "../values/read-date.ts";
import { serialDate } from "../values/serial-date.ts";
import type { FieldSource } from "./field-source.ts";
import type { FieldValue, Fit } from "./fit.ts";
import type { FieldFit, FittedField } from "./fitted-field.ts";

type Field = Fit["template"]["fields"][number];

/** Returns null for a cell that is not empty but invalid; any text is valid. */
export function valueReader(
  field: Field,
  source: FieldSource,
  fit: FieldFit,
  unit: DiscountUnit,
): (cell: Cell, text: string) => FieldValue {
  switch (field.type) {
    case "text":
    case "date":
      return (_cell, text) => text;
    case "number":
      if (field.discount !== undefined) return (cell) => readDiscount(cell, source.reading, unit);
      return field.currency === undefined
        ? (cell) => readCount(cell, source.reading)
        : (cell) => readAmount(cell, source.reading);
    case "percent":
      return (cell) => readPercents(cell, source.reading);
    case "code":
      return codeReader(compileCode(field, fit, tradeNumbersFor(source)));
    case "picture":
      return pictureReader(field, fit);
  }
}

function codeReader(codeOf: ReturnType<typeof compileCode>): (cell: Cell, text: string) => FieldValue {
  return (_cell, text) => {
    const code = codeOf(text);
    return "wording" in code ? null : code;
  };
}

function pictureReader({ label }: Field, { findPicture }: FieldFit): (cell: Cell, text: string) => FieldValue {
  return (_cell, text) => {
    const found = findPicture?.(text);
    return found && "index" in found ? { text, picture: found.index, alt: label } : null;
  };
}

/** "Spring 2026" is accepted as a date, except in a column of dates; 31/02/2026 is always an error. */
export function fitDate(
  cell: Cell,
  text: string,
  { column, type, reading }: FieldSource,
  place: ProblemPlace,
  formatDate: FieldFit["formatDate"],
): FittedField {
  const read = readDate(cell, reading);
  const date = read.iso === null ? null : (formatDate(read.iso) ?? text);
  if (date !== null) return { text: date, value: date, problem: ambiguityOf(read, place, text) };
  if (read.isAmbiguous) return { text, value: text, problem: ambiguityOf(read, place, text) };
  const serial = column === null ? null : serialDate(cell);
  const day = serial && formatDate(serial);
  if (day) return { text: day, value: day, problem: serialNumber(place, text, day) };
  if (type === "date" || looksLikeDate(text)) return { text, value: null, problem: notADate(place, text) };
  // A fixed text that the visitor typed for all rows is intended, so it gets no warning.
  return { text, value: text, problem: column === null ? null : freeDate(place, text) };
}

/** A text of several columns is no longer one column's number. */
export function tradeNumbersFor({ column, reading }: FieldSource) {
  return column === null ? undefined : reading.tradeNumbers;
}
