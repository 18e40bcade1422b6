import { dateFromSerial, getFormatDateInfo, isDateFormat } from "numfmt";
import { isSystemDate } from "./spelled-dates.ts";

/** How much of a date a format shows: "Nov-26" does not mean 1 November 2026. */
export type Shown = "number" | "text" | "time" | "day" | "dayAndTime" | "month" | "year" | "dayOfMonth" | "monthAlone";

/** Elapsed hours such as [h]:mm are a duration, not a time of day. */
export const duration = /\[(?:h+|m+|s+)\]/i;

/** By the date's parts; a combination that is missing here, such as a weekday alone, is plain text. */
const byParts: Record<string, Shown> = { ymd: "day", ym: "month", y: "year", md: "dayOfMonth", m: "monthAlone" };

/** What a format code shows of a number; `text` if the code's sections differ. */
export function whatIsShown(code: string): Shown {
  const sections = (code.match(/(?:"[^"]*"|\\.|[^;])+/g) ?? []).filter((section) => isDateFormat(section));
  const [only = "number", another] = new Set(sections.map(shownIn));
  return another === undefined ? only : "text";
}

function shownIn(section: string): Shown {
  if (duration.test(section)) return "number";
  if (isSystemDate(section)) return "day";
  const { year, month, hours, seconds } = getFormatDateInfo(section);
  const hasClock = hours || seconds;
  // Three or four letters are the weekday's name.
  const letters = section.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
  const day = /(?<!d)d{1,2}(?!d)/i.test(letters);
  const weekday = /d{3}|aaa/i.test(letters);
  // The library takes the minutes of `mm:ss` for months.
  if (hasClock && !year && !day && !weekday) return "time";
  const parts = `${year ? "y" : ""}${month ? "m" : ""}${day ? "d" : ""}`;
  if (hasClock) return parts === "ymd" ? "dayAndTime" : "text";
  return byParts[parts] ?? (parts === "" && !weekday ? "number" : "text");
}

const two = (part: number) => String(part).padStart(2, "0");

/** The displayed part of a serial number's date or time; null for a day that does not exist. */
export function isoOf(serial: number, shows: Shown): string | null {
  const hasClock = shows === "time" || shows === "dayAndTime";
  const [year, month, day, ...clock] = dateFromSerial(hasClock ? serial + 0.5 / 86_400 : Math.floor(serial));
  const time = clock.map(two).join(":");
  if (shows === "time") return time;
  // Excel has a 29 February 1900 and a day 0, which don't exist.
  if (day < 1 || (year === 1900 && month === 2 && day === 29)) return null;
  const date = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
  switch (shows) {
    case "dayAndTime":
      return `${date}T${time}`;
    case "month":
      return date.slice(0, 7);
    case "year":
      return date.slice(0, 4);
    case "dayOfMonth":
      return `-${date.slice(4)}`;
    case "monthAlone":
      return `-${date.slice(4, 7)}`;
    default:
      return date;
  }
}
