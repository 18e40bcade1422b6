import { makeDateFilter } from "../pattern/filters/date-filter.ts";
import { compileDateFormat, type DateFormatPart } from "../pattern/filters/date-format.ts";
import type { MakeFilter } from "../pattern/filters/filter.ts";

/**
 * The letters of Word's date formats in ours. German and French versions of Word have their own letters for days and
 * years.
 */
const ourLetters: Record<string, string> = {
  ...{ d: "d", dd: "dd", ddd: "EEE", dddd: "EEEE", D: "d", DD: "dd", DDD: "EEE", DDDD: "EEEE" },
  ...{ T: "d", TT: "dd", TTT: "EEE", TTTT: "EEEE", j: "d", jj: "dd", jjj: "EEE", jjjj: "EEEE" },
  ...{ M: "M", MM: "MM", MMM: "MMM", MMMM: "MMMM" },
  ...{ yy: "yy", yyyy: "yyyy", YY: "yy", YYYY: "yyyy", JJ: "yy", JJJJ: "yyyy", aa: "yy", aaaa: "yyyy" },
  ...{ h: "h", hh: "hh", H: "H", HH: "HH", m: "m", mm: "mm", s: "s", ss: "ss" },
};

/**
 * Reads a date picture of Word's `\@` switch (ISO/IEC 29500-1, 17.16.4.1), such as `dddd, d. MMMM yyyy`.
 * @returns null for one with letters that we don't know
 */
export function readDatePicture(picture: string): DateFormatPart[] | null {
  const parts: DateFormatPart[] = [];
  for (const [run, quoted, dayPeriod, letter] of picture.matchAll(
    /'([^']*)'|(am\/pm|a\/p)|([\p{L}])\3*|[^\p{L}']+|'/giu,
  )) {
    if (quoted !== undefined) parts.push({ literal: quoted });
    else if (dayPeriod !== undefined) parts.push({ letters: "a" });
    else if (letter === undefined) parts.push({ literal: run });
    else {
      // The pattern ignores capitals: "Hh" is two.
      for (const [same] of run.matchAll(/(.)\1*/gu)) {
        const letters = ourLetters[same];
        if (letters === undefined) return null;
        parts.push({ letters });
      }
    }
  }
  return parts.some((part) => "letters" in part) ? parts : null;
}

/** A date in a picture, with the locale's words. @param parts from {@link readDatePicture} */
export const datePicture = (parts: DateFormatPart[]): MakeFilter =>
  makeDateFilter((tag) => compileDateFormat(parts, tag));
