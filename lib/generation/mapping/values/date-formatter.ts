import { numberingSystem } from "./locale.ts";
import { isoParts, partialFormatter } from "./partial-date.ts";

const ourScripts = ["Latin", "Greek", "Cyrillic", "Arabic", "Hebrew", "Devanagari", "Thai"];
const eastAsianScripts = ["Han", "Hiragana", "Katakana", "Hangul", "Bopomofo"];
const ourLetters = new RegExp(
  `^[${[...ourScripts, ...eastAsianScripts, "Common", "Inherited"].map((script) => `\\p{Script=${script}}`).join("")}]*$`,
  "u",
);

/** True where a locale's dates in words need none but the scripts of our fonts. @throws RangeError for no BCP 47 tag */
export function hasOurLetters(tag: string): boolean {
  return ourLetters.test(String(dateFormatter(tag)("2026-11-21")));
}

/**
 * Gives the function that sets a date, a date and time, or a time in words for a locale:
 * `2026-11-21` is "21 November 2026" in en-GB. It takes ISO 8601 without a zone, and the machine's zone has no part in it.
 * Of a date that names no day or no year, it sets what is there, or gives null where the locale's calendar has other
 * months. Make it once and call it for every row: `Intl` objects cost 1,000 times a call.
 *
 * @throws RangeError where `tag` is not a BCP 47 tag, or, when called, for a text that is no date.
 */
export function dateFormatter(tag: string): (iso: string) => string | null {
  const setPartial = partialFormatter(tag, "long");
  const formats = new Map<string, Intl.DateTimeFormat>();
  const formatOf = (dateStyle: "long" | undefined, timeStyle: "short" | "medium" | undefined) => {
    const key = `${dateStyle} ${timeStyle}`;
    const made =
      formats.get(key) ?? new Intl.DateTimeFormat(tag, { dateStyle, timeStyle, timeZone: "UTC", numberingSystem });
    formats.set(key, made);
    return made;
  };
  return (iso) => {
    const parts = isoParts(iso);
    const { year, day, time, instant } = parts;
    const isDay = year !== undefined && day !== undefined;
    if (!isDay && !time) return setPartial(parts);
    const timeStyle = time && (/^..:..(:00(\.0*)?)?$/.test(time) ? "short" : "medium");
    return formatOf(isDay ? "long" : undefined, timeStyle || undefined).format(instant);
  };
}
