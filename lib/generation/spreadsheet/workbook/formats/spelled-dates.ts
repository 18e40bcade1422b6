import { dateFromSerial, getLocale } from "numfmt";

/** The languages of `[$-FC19]`, the system's long date with the month in the genitive: "21 ноября". */
const genitives: Record<string, string> = { "05": "cs", "15": "pl", "19": "ru", "1b": "sk", "22": "uk", "23": "be" };

function utcDate(serial: number): Date {
  const [year, month, day] = dateFromSerial(serial);
  return new Date(Date.UTC(year, month - 1, day));
}

function partOf(format: Intl.DateTimeFormat, date: Date, type: string): string {
  return format.formatToParts(date).find((part) => part.type === type)?.value ?? "";
}

/** The Japanese era's name and year; `g` is its letter, `gg` its first character, `ggg` all of it. */
function japanese(date: Date, token: string, firstYear: string): string {
  const style = token.length === 1 ? "narrow" : "long";
  const era = new Intl.DateTimeFormat("ja-JP-u-ca-japanese", { era: style, year: "numeric", timeZone: "UTC" });
  if (token.startsWith("g"))
    return token.length === 2 ? partOf(era, date, "era").slice(0, 1) : partOf(era, date, "era");
  const year = partOf(era, date, "year").replace("元", "1");
  return year === "1" ? firstYear : year.padStart(token.length, "0");
}

/** The year of the Republic of China. */
function taiwanese(date: Date, token: string): string {
  if (token.startsWith("g")) return token.length > 2 ? "中華民國" : "民國";
  return String(date.getUTCFullYear() - 1911);
}

function genitive(date: Date, language: string): string {
  return partOf(new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }), date, "month");
}

type Spell = (date: Date, token: string) => string;

/**
 * The calendars that a format names above its language ([MS-LCID]; Windows' calendar identifiers), as `Intl` does, with
 * what the number format library doesn't support: it has the numbers of the Islamic calendar, but not its months in
 * Arabic.
 */
const calendars: Record<number, [name: string, tokens: RegExp]> = {
  6: ["islamic-tbla", /^m{3,}$/i],
  7: ["buddhist", /^y+$/i],
  23: ["islamic-umalqura", /^(?:y+|m+|d{1,2})$/i],
};
const arabic = 1;

/** Spells the parts of a date in the calendar that a format's language says; undefined if it's none of these. */
function calendarSpelling(language: string, code: string): [tokens: RegExp, spell: Spell] | undefined {
  const id = /^[\da-f]+$/.test(language) ? Number.parseInt(language, 16) : 0;
  const [name, tokens] = calendars[(id >> 16) & 0xff] ?? [];
  const isArabic = (id & 0xff) === arabic;
  // Only in codes without a time is `m` certainly a month.
  const hasClock = /[hs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ""));
  if (tokens === undefined || (name === "islamic-tbla" ? !isArabic : name !== "buddhist" && hasClock)) return undefined;
  return [tokens, (date, token) => inCalendar(`${isArabic ? "ar" : "en"}-u-ca-${name}-nu-latn`, date, token)];
}

function inCalendar(tag: string, date: Date, token: string): string {
  const isName = token.length > 2;
  const month = isName ? "long" : "numeric";
  const format = new Intl.DateTimeFormat(tag, { year: "numeric", month, day: "numeric", timeZone: "UTC" });
  const part = partOf(format, date, { y: "year", m: "month", d: "day" }[token.charAt(0)] ?? "");
  return token.startsWith("y") ? part.slice(isName ? 0 : -2) : part.padStart(token.length, "0");
}

/** Whether the code stands for the long date of the system settings. */
export function isSystemDate(code: string): boolean {
  return /^\[\$-(?:F800|x-sysdate)\]/i.test(code);
}

/** Whether the code stands for the time of the system settings. */
export function isSystemTime(code: string): boolean {
  return /^\[\$-(?:F400|x-systime)\]/i.test(code);
}

/** Which tokens of a code to spell out, and how. */
function findSpelling(code: string, locale: string): [tokens: RegExp, spell: Spell] | undefined {
  const language = /\[\$[^\]-]*-([^\]]+)\]/.exec(code)?.[1]?.toLowerCase() ?? "";
  const declined =
    genitives[/^fc(..)$/.exec(language)?.[1] ?? ""] ??
    Object.values(genitives).find((language) => isSystemDate(code) && language === locale);
  if (declined !== undefined) return [/^mmmm$/i, (date) => genitive(date, declined)];
  const inOther = calendarSpelling(language, code);
  if (inOther !== undefined) return inOther;
  if (/411$|^ja/.test(language) || (language === "" && locale === "ja")) {
    const firstYear = language.includes("gannen") ? "元" : "1";
    return [/^(?:g{1,3}|e{1,2})$/i, (date, token) => japanese(date, token, firstYear)];
  }
  if (/404$|^zh-tw/.test(language) || (language === "" && locale === "zh-TW"))
    return [/^(?:g{1,3}|e{1,2})$/i, taiwanese];
  return undefined;
}

/**
 * For a date format with Japanese eras, years of the Republic of China, Thai years, an Islamic calendar, or months in
 * the genitive, which the number format library does not support: returns a function that spells them out in the code
 * for a given day. Undefined for other formats.
 */
export function spellerOf(code: string, locale: string): ((serial: number) => string) | undefined {
  const shown = (isSystemDate(code) ? getLocale(locale)?.sysdate : undefined) ?? code;
  const tokens = shown.match(/General|"[^"]*"|[\\_*].|\[[^\]]*\]|g+|e+|m+|y+|d+|[^"\\[gemyd]+|./gi) ?? [];
  const [wanted, spell] = findSpelling(code, locale) ?? [];
  if (wanted === undefined || !tokens.some((token) => wanted.test(token))) return undefined;
  return (serial) => {
    const date = utcDate(serial);
    // Without a part of a date, a slash would be that of a fraction; AM/PM comes in pieces.
    const spelled = tokens.map((token) => {
      if (wanted.test(token)) return `"${spell?.(date, token.toLowerCase())}"`;
      return /^["[\\_*]/.test(token) ? token : token.replace(/\/(?!p)/gi, "\\/");
    });
    return spelled.join("").replace(/\[\$-FC(..)\]/i, "[$-4$1]");
  };
}
