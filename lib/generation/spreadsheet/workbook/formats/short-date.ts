const letters: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: "dd", month: "mm", year: "yyyy" };

function partsOf(tag: string): Intl.DateTimeFormatPart[] {
  const options = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const format = new Intl.DateTimeFormat(tag, { ...options, calendar: "gregory", numberingSystem: "latn" });
  return format.formatToParts(0);
}

/** A language's short date as a format code, after CLDR. @throws RangeError if `tag` is not a BCP 47 tag */
export function shortDateIn(tag: string): string {
  const code = partsOf(tag).map(
    ({ type, value }) => letters[type] ?? `"${value.replace(/[\u200e\u200f\u061c]/g, "")}"`,
  );
  return code.join("");
}

/** Whether a format code has day, month and year in a language's own order. */
export function hasOrderOf(code: string, tag: string): boolean {
  const order = partsOf(tag).flatMap(({ type }) => (letters[type] ? [type[0]] : []));
  return code.replace(/[^dmy]/g, "").replace(/(.)\1+/g, "$1") === order.join("");
}

const numbers = /^(?:(d{1,2})\/(m{1,2})|(m{1,2})\/(d{1,2}))\/y{2,4}(?![a-z/])/i;

/**
 * Whether a code begins with a day in numbers between slashes, which other languages read in another order: `mm/dd/yy`
 * is what LibreOffice saves for the short date of its American settings, which has an id in Excel.
 * @param order the code of the short date whose order it must have
 */
export function isWrittenShortDate(code: string, order: string): boolean {
  const found = numbers.exec(code);
  return found !== null && order.includes("/") && order.startsWith(found[1] === undefined ? "m" : "d");
}

/** The same code with the day in a language's own order, if that is another. @param short the language's short date */
export function inOwnOrder(code: string, short: string): string {
  const [found] = numbers.exec(code) ?? [];
  if (found === undefined || /^[^a-z]*(.)/i.exec(short)?.[1] === found[0]?.toLowerCase()) return code;
  // A year of two digits at the start would be taken for a day.
  const isLong = /yyy/i.test(found) || short.startsWith("y");
  return (isLong ? short : short.replace("yyyy", "yy")) + code.slice(found.length);
}

const american = /^(\d\d?)\/(\d\d?)\/(\d\d|\d{4})(?: (\d\d?):\d\d(:\d\d)?( [AP]M)?)?$/;

/** The code of a text that is this date with the month first, between slashes; undefined for any other text. */
export function americanCode(iso: string, text: string): string | undefined {
  const found = american.exec(text);
  if (found === null) return undefined;
  const [, month = "", day = "", year = "", hours, seconds, half] = found;
  if (Number(month) !== Number(iso.slice(5, 7)) || Number(day) !== Number(iso.slice(8, 10))) return undefined;
  const date = `${"m".repeat(month.length)}/${"d".repeat(day.length)}/${"y".repeat(year.length)}`;
  if (hours === undefined) return date;
  return `${date} ${"h".repeat(hours.length)}:mm${seconds ? ":ss" : ""}${half ? " AM/PM" : ""}`;
}
