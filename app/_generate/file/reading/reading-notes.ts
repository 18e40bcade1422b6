import type { SettledSource } from "#lib/contracts/sessions/source.ts";
import type { Say } from "#lib/messages/page-messages.ts";

type Columns = Pick<SettledSource, "columns">;
type Dates = NonNullable<SettledSource["columns"][number]["dates"]>;

interface DoubtfulDates {
  name: string;
  order: Dates["order"];
  settledBy: Exclude<Dates["settledBy"], "format">;
}

/** The columns whose dates fit several orders by themselves, so that other rows, the language or a choice decided. */
export function doubtfulDates({ columns }: Columns): DoubtfulDates[] {
  return columns.flatMap(({ name, dates }) =>
    dates === null || dates.settledBy === "format" ? [] : [{ name, order: dates.order, settledBy: dates.settledBy }],
  );
}

/** What was decided about the columns' texts, as sentences. */
export function readingNotes(source: Columns, say: Say): string[] {
  const dates = doubtfulDates(source).map(({ name, order, settledBy }) =>
    say("source.dates", {
      column: name,
      order: say(`reading.dates.${order}.found`),
      reason: say(`source.by.${settledBy}`),
    }),
  );
  const numbers = source.columns.flatMap(({ name, numbers }) => {
    if (numbers?.settledBy !== "locale" && numbers?.settledBy !== "columns") return [];
    const note = numbers.decimal === "," ? "source.decimalComma" : "source.decimalPoint";
    return [say(note, { column: name, reason: say(`source.by.${numbers.settledBy}`) })];
  });
  return [...dates, ...numbers];
}
