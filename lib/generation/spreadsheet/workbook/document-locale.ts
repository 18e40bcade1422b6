import { addLocale, getFormatFromId, getLocale } from "numfmt";
import { hasOrderOf, shortDateIn } from "./formats/short-date.ts";
import { displayData, type WorkbookLocale } from "./workbook-locale.ts";

/** How documents write numbers. */
export interface Separators {
  decimal: string;
  group: string;
}

/**
 * The locale whose conventions apply in languages that the number format library doesn't know; names and separators are
 * their own.
 */
const international = "en-GB";

/**
 * Built-in ids that Excel shows as the system settings say (18.8.30); those with a currency keep that of their program.
 */
const [shortDate, time, dateAndTime] = [14, 20, 22];
const durations = [45, 46, 47];
const amounts = [37, 38, 39, 40];

/** Whether what a built-in format shows depends on the language. */
export function isOfSystem(id: number): boolean {
  return (id >= shortDate && id <= dateAndTime) || durations.includes(id) || amounts.includes(id);
}

interface DocumentLocale extends WorkbookLocale {
  /** The locale whose built-in formats apply, by the number format library. */
  formats: string;
}

/**
 * The locale of documents in a language, for the formats of a workbook: they show what Excel would show whose system
 * has these settings.
 * @param tag a BCP 47 tag that `Intl` knows
 */
export function documentLocale(tag: string, { decimal, group }: Separators): DocumentLocale {
  const { language, region = "", script = "" } = new Intl.Locale(tag).minimize();
  const short = region === "" ? language : `${language}-${region}`;
  const data = script === "" ? displayData(short) : undefined;
  const formats = data && hasOrderOf(getFormatFromId(shortDate, short), tag) ? short : international;
  // A name that no workbook has, because the library keeps every locale that is added.
  const display = `documents-${language}${script}${region}`;
  addLocale({ ...(data ?? { ...displayData(international), ...namesIn(tag) }), decimal, group }, display);
  const { bool: booleans } = getLocale(display) ?? { bool: ["TRUE", "FALSE"] };
  // Codes are kept with the date separator that their workbook shows.
  return { tag: short, formats, display, decimal, group, dateSeparator: "/", booleans, keepsSeparators: true };
}

/** The code of a built-in id, for which `isOfSystem` is true, in documents of a language. */
export function systemFormat(id: number, tag: string, { formats }: DocumentLocale): string {
  const date = formats === international ? shortDateIn(tag) : getFormatFromId(shortDate, formats);
  if (id === shortDate) return date;
  return id === dateAndTime ? `${date} ${getFormatFromId(time, formats)}` : getFormatFromId(id, formats);
}

type LocaleData = NonNullable<ReturnType<typeof getLocale>>;

/** The names of months and days as `Intl` has them, and a long date. */
function namesIn(tag: string): Pick<LocaleData, "mmmm" | "mmm" | "dddd" | "ddd" | "sysdate"> {
  const named = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, calendar: "gregory", timeZone: "UTC" });
    return (year: number, month: number, day: number) => format.format(Date.UTC(year, month, day));
  };
  const months = (month: "long" | "short") => {
    const name = named({ month });
    return Array.from({ length: 12 }, (_, index) => name(2026, index, 1)) as LocaleData["mmmm"];
  };
  const days = (weekday: "long" | "short") => {
    const name = named({ weekday });
    // The first of November 2026 is a Sunday.
    return Array.from({ length: 7 }, (_, index) => name(2026, 10, 1 + index)) as LocaleData["dddd"];
  };
  return { mmmm: months("long"), mmm: months("short"), dddd: days("long"), ddd: days("short"), sysdate: "d mmmm yyyy" };
}
