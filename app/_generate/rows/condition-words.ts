import type { RowCondition } from "#lib/contracts/sessions/row-conditions.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { Say } from "#lib/messages/page-messages.ts";

interface Words {
  language: string;
  say: Say;
}

/** Values named in a sentence; of more, the number is given. */
const mostNamed = 4;

/** `182 of 240 rows: “Status” is “paid” or “free”`; null without any condition. */
export function chosenRowsInWords(
  { rows: { where = [] }, rowCounts: { kept, of } }: Pick<SessionResponse, "rows" | "rowCounts">,
  words: Words,
): string | null {
  const conditions = conditionsInWords(where, words);
  return conditions === "" ? null : words.say("rows.kept", { kept, count: of, conditions });
}

/** Why no row is left of several conditions, and what to do; null if any is. */
export function contradictionInWords(
  { rows: { where = [] }, rowCounts: { kept, unmet } }: Pick<SessionResponse, "rows" | "rowCounts">,
  words: Words,
): string | null {
  if (kept > 0 || where.length < 2) return null;
  const conditions = conditionsInWords(
    where.filter((_, at) => unmet.includes(at)),
    words,
  );
  if (conditions === "") return words.say("rows.contradictory");
  return words.say("rows.unmet", { count: unmet.length, conditions });
}

/** All conditions that skip anything, in one sentence without its end. */
export function conditionsInWords(where: readonly RowCondition[], words: Words): string {
  const all = where.flatMap((each) => conditionInWords(each, words));
  return new Intl.ListFormat(words.language).format(all);
}

function conditionInWords({ column, is, isNot, filled, atLeast, atMost }: RowCondition, words: Words): string[] {
  const { say } = words;
  const [from, to] = [atLeast, atMost].map((bound) => (bound === undefined ? undefined : boundInWords(bound, words)));
  const isDay = typeof (atLeast ?? atMost) === "string";
  const parts = [
    is &&
      (is.length === 0
        ? say("rows.isNothing", { column })
        : say("rows.is", { column, values: valuesInWords(is, words) })),
    isNot && isNot.length > 0 && say("rows.isNot", { column, values: valuesInWords(isNot, words) }),
    filled !== undefined && say(filled ? "rows.filled" : "rows.empty", { column }),
    from !== undefined && to !== undefined && say("rows.between", { column, from, to }),
    from !== undefined && to === undefined && say(isDay ? "rows.since" : "rows.atLeast", { column, from }),
    from === undefined && to !== undefined && say(isDay ? "rows.until" : "rows.atMost", { column, to }),
  ];
  return parts.filter((part) => typeof part === "string");
}

/** `“Cancelled” or “No-show”` */
export function valuesInWords(values: readonly string[], { language, say }: Words): string {
  const named = values
    .slice(0, mostNamed)
    .map((value) => (value === "" ? say("rows.emptyValue") : say("rows.value", { value })));
  const others = values.length - named.length;
  const all = others > 0 ? [...named, say("rows.others", { count: others })] : named;
  return new Intl.ListFormat(language, { type: "disjunction" }).format(all);
}

function boundInWords(bound: number | string, { language }: Words): string {
  if (typeof bound === "number") return new Intl.NumberFormat(language, { maximumFractionDigits: 20 }).format(bound);
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(bound));
}
