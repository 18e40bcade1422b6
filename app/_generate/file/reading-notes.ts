import type { SettledSource } from "#lib/contracts/session.ts";

type Columns = Pick<SettledSource, "columns">;
type Column = SettledSource["columns"][number];
type DateOrder = NonNullable<Column["dates"]>["order"];

/** What a date's three numbers are, in each order. */
export const dateOrderWords: Record<DateOrder, string> = {
  dmy: "day, month, year",
  mdy: "month, day, year",
  ymd: "year, month, day",
};

const reasons = {
  rows: "as its other rows tell",
  locale: "as the chosen language writes them",
  request: "as you chose",
};

/** The columns whose dates could be read in several orders, were it not for other rows, the language or a choice. */
export function doubtfulDates({ columns }: Columns): { name: string; order: DateOrder; reason: string }[] {
  return columns.flatMap(({ name, dates }) =>
    dates === null || dates.settledBy === "format"
      ? []
      : [{ name, order: dates.order, reason: reasons[dates.settledBy] }],
  );
}

/** What had to be decided about the columns' texts, as sentences. */
export function readingNotes(source: Columns): string[] {
  const dates = doubtfulDates(source).map(
    ({ name, order, reason }) => `Dates in “${name}” are read as ${dateOrderWords[order]}, ${reason}.`,
  );
  const numbers = source.columns.flatMap(({ name, numbers }) =>
    numbers?.settledBy === "locale"
      ? [
          `Numbers in “${name}” are read with a decimal ${numbers.decimal === "," ? "comma" : "point"}, ${reasons.locale}.`,
        ]
      : [],
  );
  return [...dates, ...numbers];
}
