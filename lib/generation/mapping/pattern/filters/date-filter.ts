import { msg } from "#lib/messages/server-message.ts";
import { cacheByText } from "../../cache-by-text.ts";
import { numberingSystem } from "../../values/locale.ts";
import { isoParts, partialFormatter } from "../../values/partial-date.ts";
import { readDate } from "../../values/read-date.ts";
import { didYouMean } from "../nearest.ts";
import { PatternError } from "../pattern-error.ts";
import { compileDateFormat, type DateFormatPart, dateLetters, readDateFormat } from "./date-format.ts";
import type { MakeFilter, ReadFilter } from "./filter.ts";
import { takeAtMostOne } from "./filter-arguments.ts";
import { positionIn, type Token } from "./filter-syntax.ts";
import { cleanedCell } from "./number-filters.ts";

const styles = ["short", "medium", "long", "full"] as const;

/** `date: long`, or `date: "d MMMM yyyy"`; without arguments the format is long, as in templates. */
export const dateFilter: ReadFilter = (call) => {
  const value = takeAtMostOne(call, 'date: "d MMMM yyyy"');
  const style = styles.find((name) => name === (value?.text.toLowerCase() ?? "long"));
  const format = value && !style ? readFormat(value) : null;
  return makeDateFilter((tag) => (format ? compileDateFormat(format, tag) : compileDateStyle(tag, style)));
};

/**
 * @param formatterIn makes the function that formats an ISO date in a locale; it returns null for one that it can't
 * format
 */
export function makeDateFilter(formatterIn: (tag: string) => (iso: string) => string | null): MakeFilter {
  return (tag, reading) => {
    const format = cacheByText(formatterIn(tag));
    return {
      expects: "date",
      apply(cell) {
        const { iso } = readDate(cleanedCell(cell), reading);
        const text = iso === null ? null : format(iso);
        return iso === null || text === null ? null : { kind: "date", value: iso, text };
      },
    };
  };
}

function readFormat(value: Token): DateFormatPart[] {
  const parts = readDateFormat(value.text);
  for (const part of parts) {
    if (!("unknown" in part)) continue;
    const known = value.kind === "word" ? [...styles, ...dateLetters] : dateLetters;
    const meant = didYouMean(part.unknown, known);
    throw new PatternError(positionIn(value, part.at), msg("pattern.date", { part: part.unknown, meant }));
  }
  return parts;
}

/** How the styles show a month without its day. */
const monthStyles = { short: "2-digit", medium: "short", long: "long", full: "long" } as const;

function compileDateStyle(tag: string, dateStyle: (typeof styles)[number] | undefined): (iso: string) => string | null {
  const format = new Intl.DateTimeFormat(tag, { dateStyle, timeZone: "UTC", numberingSystem });
  const formatPartial = partialFormatter(tag, dateStyle ? monthStyles[dateStyle] : "long");
  return (iso) => {
    const parts = isoParts(iso);
    if (parts.year && parts.day) return format.format(parts.instant);
    return parts.time ? null : formatPartial(parts);
  };
}
