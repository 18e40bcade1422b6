import { msg } from "#lib/messages/server-message.ts";
import { type FieldProblem, type ProblemPlace, problem, withText } from "./row-problems.ts";

/** For a value of a field of dates that is none, or a day that the calendar lacks. */
export function notADate(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "not_a_date", "error", msg("row.date", withText(place, text)));
}

/** For a text that is kept as it is, although a date was expected. */
export function freeDate(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "not_a_date", "warning", msg("row.date.left", withText(place, text)));
}

/** For a date that is written as the number by which spreadsheet programs store it. */
export function serialNumber(place: ProblemPlace, text: string, date: string): FieldProblem {
  return problem(place, "ambiguous_date", "warning", msg("row.date.serial", { ...withText(place, text), date }));
}

/** The same where the number is shown as it is. @param date ISO 8601 */
export function serialNumberLeft(place: ProblemPlace, text: string, date: string): FieldProblem {
  return problem(place, "ambiguous_date", "warning", msg("row.date.serial.left", { ...withText(place, text), date }));
}

/** For a date read in the order of most of its column's dates, although others use a different order. */
export function ambiguousDate(place: ProblemPlace, text: string, date: string): FieldProblem {
  const values = { ...withText(place, text), date };
  return problem(place, "ambiguous_date", "warning", msg("row.date.ambiguous", values));
}

/** For a text that is a date in more than one order, with nothing to decide between them. */
export function ambiguousDateLeft(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "ambiguous_date", "warning", msg("row.date.ambiguous.left", withText(place, text)));
}
