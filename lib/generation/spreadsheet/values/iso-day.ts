/** The year from two or four digits; two mean 1930 to 2029, as in Excel. Null for any other number of digits. */
function yearOf(digits: string): number | null {
  const written = Number(digits);
  if (digits.length === 4) return written < 1000 ? null : written;
  if (digits.length !== 2) return null;
  return written < 30 ? 2000 + written : 1900 + written;
}

const two = (number: number) => String(number).padStart(2, "0");

/** `2026-11-21`, or null if the calendar has no such day. */
export function isoDay(yearDigits: string, month: number, day: number): string | null {
  const year = yearOf(yearDigits);
  if (year === null || month < 1 || month > 12 || day < 1) return null;
  if (day > 28 && day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${year}-${two(month)}-${two(day)}`;
}

/** `2026-11`; null unless the year has four digits: the 26 in `Nov-26` may be a day. */
export function isoMonth(yearDigits: string, month: number): string | null {
  if (yearDigits.length !== 4 || yearOf(yearDigits) === null || month < 1 || month > 12) return null;
  return `${yearDigits}-${two(month)}`;
}

/**
 * The month and day of `2026-03-04`, also with a time; empty for what has not all three parts. Asked for every date of
 * a sheet.
 */
const monthOf = (iso: string) => (iso[4] === "-" && iso[7] === "-" ? iso.slice(5, 7) : "");
const dayOf = (iso: string) => (iso[4] === "-" && iso[7] === "-" ? iso.slice(8, 10) : "");

/** Whether the day of `2026-03-04` could be a month, and would give a different date. */
export function isSwappable(iso: string): boolean {
  const day = dayOf(iso);
  return day !== "" && day <= "12" && day !== monthOf(iso);
}

/** Whether the day of `2026-03-14` can't be a month. */
export function isBeyondMonths(iso: string): boolean {
  return dayOf(iso) > "12";
}
