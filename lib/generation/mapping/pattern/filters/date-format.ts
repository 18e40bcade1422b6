import { numberingSystem } from "../../values/locale.ts";
import { hasGregorianMonths, isoParts } from "../../values/partial-date.ts";

/** One part of a date format. `at` is its index in the format. */
export type DateFormatPart = { literal: string } | { letters: string } | { unknown: string; at: number };

/** Formats a part of a date and time in UTC. */
type FormatPart = (instant: Date) => string;

type DatePart = "day" | "month" | "year" | "weekday" | "dayPeriod";

/** Makes the formatter for a run of letters; `hasDay` says whether the whole format has a day of the month. */
type MakePart = (tag: string, hasDay: boolean) => FormatPart;

/** The supported CLDR letters (Unicode Technical Standard 35, part 4, "Date Field Symbol Table"). */
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

/** Parts of a time that only Word's date pictures have: in ours, `m` is more likely meant to be a month. */
const lettersOfWord: typeof letters = {
  hh: () => padded((instant) => String(instant.getUTCHours() % 12 || 12)),
  m: () => (instant) => String(instant.getUTCMinutes()),
  s: () => (instant) => String(instant.getUTCSeconds()),
  ss: () => padded((instant) => String(instant.getUTCSeconds())),
};

type Need = "year" | "month" | "day" | "time";
const wholeDate: Need[] = ["year", "month", "day"];
/** Which date parts these letters need; all others are parts of a time. */
const needsOf: Record<string, Need[]> = { d: ["day"], M: ["month"], y: ["year"], E: wholeDate };

/** Every run of letters allowed in a format. */
export const dateLetters = Object.keys(letters);

/**
 * Parses a format such as `d MMMM yyyy`. ASCII letters are patterns, except between apostrophes ('' is an apostrophe);
 * all other characters are literal. Unsupported letters become `unknown`.
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
 * Compiles a formatter for an ISO 8601 date, date and time, or time. It returns null for a value without a part that
 * the format needs, such as a month without a day, or a date without a time. Calendar and words are the locale's.
 */
export function compileDateFormat(format: DateFormatPart[], tag: string): (iso: string) => string | null {
  const used = format.flatMap((part) => ("letters" in part ? [part.letters] : []));
  const hasDay = used.some((run) => run.startsWith("d"));
  const needs = used.flatMap((run): Need[] => needsOf[run.charAt(0)] ?? ["time"]);
  if (needs.some((need) => need !== "time") && !hasGregorianMonths(tag)) needs.push(...wholeDate);
  const parts = format.map((part) =>
    "letters" in part
      ? ((letters[part.letters] ?? lettersOfWord[part.letters])?.(tag, hasDay) ?? (() => ""))
      : () => ("literal" in part ? part.literal : ""),
  );
  return (iso) => {
    const known = isoParts(iso);
    return needs.every((need) => known[need]) ? parts.map((part) => part(known.instant)).join("") : null;
  };
}

function partOf(tag: string, options: Intl.DateTimeFormatOptions, type: DatePart): FormatPart {
  const format = dateTimeFormat(tag, options);
  return (instant) => format.formatToParts(instant).find((part) => part.type === type)?.value ?? "";
}

/**
 * Next to a day, months are inflected: "21 listopada", but "listopad 2026". If the inflected form is a number (Japanese
 * "11" in 11月21日), or there is no day, uses the stand-alone month with its suffix.
 */
function monthName(tag: string, month: "short" | "long", hasDay: boolean): FormatPart {
  const alone = dateTimeFormat(tag, { month });
  const besideDay = partOf(tag, { month, day: "numeric" }, "month");
  return (instant) => {
    const name = hasDay ? besideDay(instant) : "";
    return /^\d*$/.test(name) ? alone.format(instant) : name;
  };
}

function padded(format: FormatPart): FormatPart {
  return (instant) => format(instant).padStart(2, "0");
}

function dateTimeFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC", numberingSystem });
}
