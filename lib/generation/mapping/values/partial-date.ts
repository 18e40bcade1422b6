import { numberingSystem } from "./locale.ts";

/** The parts of an ISO 8601 date, date and time, or time; missing ones are undefined. */
interface IsoParts {
  year: string | undefined;
  month: string | undefined;
  day: string | undefined;
  time: string | undefined;
  /** In UTC; missing parts have a default value. */
  instant: Date;
}

const shape = /^(?:(\d{4}|-)(?:-(\d\d)(?:-(\d\d))?)?)?(?:(?:^|T)(\d\d:\d\d.*))?$/;

/**
 * Parses `2026-11-21T09:30`, `2026-11-21`, `2026-11`, `2026`, `--11-21`, `--11` or `09:30:00`.
 * @throws RangeError for another text
 */
export function isoParts(iso: string): IsoParts {
  const [, yearOrNone, month, day, time] = shape.exec(iso) ?? [];
  if (!yearOrNone && !time) throw new RangeError(`"${iso}" is not an ISO 8601 date or time`);
  const year = yearOrNone === "-" ? undefined : yearOrNone;
  // A leap year has every day.
  const instant = new Date(`${year ?? "2000"}-${month ?? "01"}-${day ?? "01"}T${time ?? "00:00"}Z`);
  return { year, month, day, time, instant };
}

/** Whether the locale's calendar has Gregorian months and years; those of other calendars overlap two. */
export function hasGregorianMonths(tag: string): boolean {
  return ["gregory", "buddhist", "roc"].includes(new Intl.DateTimeFormat(tag).resolvedOptions().calendar);
}

/**
 * Makes the function that formats a date without a day, a year or both; null if the locale's calendar has other months.
 */
export function partialFormatter(
  tag: string,
  monthStyle: "2-digit" | "short" | "long",
): (parts: IsoParts) => string | null {
  const formats = new Map<string, Intl.DateTimeFormat>();
  if (!hasGregorianMonths(tag)) return () => null;
  return ({ year, month, day, instant }) => {
    const options: Intl.DateTimeFormatOptions = {
      ...(year && { year: "numeric" }),
      ...(month && { month: monthStyle }),
      ...(day && { day: "numeric" }),
    };
    const key = Object.keys(options).join();
    const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC", numberingSystem });
    formats.set(key, format);
    return format.format(instant);
  };
}
