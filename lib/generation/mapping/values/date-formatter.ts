import { numberingSystem } from "./locale.ts";
import { isoParts, partialFormatter } from "./partial-date.ts";

const ourScripts = [
  ...["Latin", "Greek", "Cyrillic", "Arabic", "Hebrew", "Armenian", "Georgian", "Ethiopic"],
  ...["Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala"],
  ...["Thai", "Lao", "Khmer", "Myanmar"],
];
const eastAsianScripts = ["Han", "Hiragana", "Katakana", "Hangul", "Bopomofo"];
const ourLetters = new RegExp(
  `^[${[...ourScripts, ...eastAsianScripts, "Common", "Inherited"].map((script) => `\\p{Script=${script}}`).join("")}]*$`,
  "u",
);

/** Whether our fonts cover the scripts of a locale's spelled-out dates. @throws RangeError for an invalid BCP 47 tag */
export function canPrintDates(tag: string): boolean {
  return ourLetters.test(String(dateFormatter(tag)("2026-11-21")));
}

/**
 * Makes a function that spells out a date, a date and time, or a time in a locale: `2026-11-21` is "21 November 2026"
 * in en-GB. It takes ISO 8601 without a zone and ignores the machine's zone. Of a date without a day or a year it
 * formats the rest, or returns null if the locale's calendar has other months. Make it once and call it for every row:
 * creating `Intl` objects costs as much as 1,000 calls.
 *
 * @throws RangeError if `tag` is not a BCP 47 tag or, when called, for a text that is not a date.
 */
export function dateFormatter(tag: string): (iso: string) => string | null {
  const formatPartial = partialFormatter(tag, "long");
  const formats = new Map<string, Intl.DateTimeFormat>();
  const formatOf = (dateStyle: "long" | undefined, timeStyle: "short" | "medium" | undefined) => {
    const key = `${dateStyle} ${timeStyle}`;
    const format =
      formats.get(key) ?? new Intl.DateTimeFormat(tag, { dateStyle, timeStyle, timeZone: "UTC", numberingSystem });
    formats.set(key, format);
    return format;
  };
  return (iso) => {
    const parts = isoParts(iso);
    const { year, day, time, instant } = parts;
    const isDay = year !== undefined && day !== undefined;
    if (!isDay && !time) return formatPartial(parts);
    const timeStyle = time && (/^..:..(:00(\.0*)?)?$/.test(time) ? "short" : "medium");
    return formatOf(isDay ? "long" : undefined, timeStyle || undefined).format(instant);
  };
}
