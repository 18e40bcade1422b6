import { numberingSystem } from "../values/locale.ts";
import { hasOurMonths, isoParts } from "../values/partial-date.ts";

/** A part of a date's format. `at` is its index in the format. */
export type DateFormatPart = { literal: string } | { letters: string } | { unknown: string; at: number };

/** A date and time in UTC, for the zone that the words are set in. */
type SetPart = (instant: Date) => string;

type DatePart = "day" | "month" | "year" | "weekday" | "dayPeriod";

/** Makes what sets the letters, in a format that has a day of the month or has none. */
type MakePart = (tag: string, hasDay: boolean) => SetPart;

/** The letters of CLDR that can be used (Unicode Technical Standard 35, part 4, "Date Field Symbol Table"). */
const letters: Record<string, MakePart> = {
  d: (tag) => partOf(tag, { day: "numeric" }, "day"),
  dd: (tag) => padded(partOf(tag, { day: "numeric" }, "day")),
  M: (tag) => partOf(tag, { month: "numeric" }, "month"),
  MM: (tag) => padded(partOf(tag, { month: "numeric" }, "month")),
  MMM: (tag, hasDay) => monthName(tag, "short", hasDay),
  MMMM: (tag, hasDay) => monthName(tag, "long", hasDay),
  yy: (tag) => {
    const year = partOf(tag, { year: "numeric" }, "year");
    return (instant) => year(instant).slice(-2);
  },
  yyyy: (tag) => partOf(tag, { year: "numeric" }, "year"),
  EEE: (tag) => partOf(tag, { weekday: "short" }, "weekday"),
  EEEE: (tag) => partOf(tag, { weekday: "long" }, "weekday"),
  H: () => (instant) => String(instant.getUTCHours()),
  HH: () => padded((instant) => String(instant.getUTCHours())),
  h: () => (instant) => String(instant.getUTCHours() % 12 || 12),
  mm: () => padded((instant) => String(instant.getUTCMinutes())),
  a: (tag) => partOf(tag, { hour: "numeric", hour12: true }, "dayPeriod"),
};

type Need = "year" | "month" | "day" | "time";
const wholeDate: Need[] = ["year", "month", "day"];
/** What a date must name for these letters; the others are parts of a time. */
const needsOf: Record<string, Need[]> = { d: ["day"], M: ["month"], y: ["year"], E: wholeDate };

/** Every run of letters that a format may have. */
export const dateLetters = Object.keys(letters);

/**
 * Takes a format such as `d MMMM yyyy` apart. ASCII letters are patterns, save between apostrophes ('' is one itself);
 * all else stands for itself. What cannot be used is `unknown`.
 */
export function readDateFormat(format: string): DateFormatPart[] {
  return [...format.matchAll(/''|'((?:[^']|'')+)'|([a-zA-Z])\2*|[^a-zA-Z']+|'/g)].map((match) => {
    const [run, quoted, letter] = match;
    if (quoted !== undefined) return { literal: quoted.replaceAll("''", "'") };
    if (run === "''") return { literal: "'" };
    if (letter === undefined && run !== "'") return { literal: run };
    return letter !== undefined && run in letters ? { letters: run } : { unknown: run, at: match.index };
  });
}

/**
 * Makes the function that sets an ISO 8601 date, date and time, or time. It gives null for one without a part that the
 * format has, such as a month without a day, or a date without a time. Calendar and words are the locale's.
 */
export function setDate(format: DateFormatPart[], tag: string): (iso: string) => string | null {
  const used = format.flatMap((part) => ("letters" in part ? [part.letters] : []));
  const hasDay = used.some((run) => run.startsWith("d"));
  const needs = used.flatMap((run): Need[] => needsOf[run.charAt(0)] ?? ["time"]);
  if (needs.some((need) => need !== "time") && !hasOurMonths(tag)) needs.push(...wholeDate);
  const parts = format.map((part) =>
    "letters" in part
      ? (letters[part.letters]?.(tag, hasDay) ?? (() => ""))
      : () => ("literal" in part ? part.literal : ""),
  );
  return (iso) => {
    const known = isoParts(iso);
    return needs.every((need) => known[need]) ? parts.map((part) => part(known.instant)).join("") : null;
  };
}

function partOf(tag: string, options: Intl.DateTimeFormatOptions, type: DatePart): SetPart {
  const format = dateTimeFormat(tag, options);
  return (instant) => format.formatToParts(instant).find((part) => part.type === type)?.value ?? "";
}

/**
 * Beside a day, the form that goes with it: "21 listopada", but "listopad 2026". Where that is a number (Japanese
 * "11" in 11月21日), and where there is no day, the month alone with all that belongs to it.
 */
function monthName(tag: string, month: "short" | "long", hasDay: boolean): SetPart {
  const alone = dateTimeFormat(tag, { month });
  const besideDay = partOf(tag, { month, day: "numeric" }, "month");
  return (instant) => {
    const name = hasDay ? besideDay(instant) : "";
    return /^\d*$/.test(name) ? alone.format(instant) : name;
  };
}

function padded(set: SetPart): SetPart {
  return (instant) => set(instant).padStart(2, "0");
}

function dateTimeFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC", numberingSystem });
}
