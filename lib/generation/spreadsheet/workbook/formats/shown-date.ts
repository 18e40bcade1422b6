import { dateFromSerial, getFormatDateInfo, isDateFormat } from "numfmt";
import { isSystemDate } from "./spelled-dates.ts";

/** How much of a day a format shows: nobody meant the 1 November 2026 with what shows as "Nov-26". */
export type Shown = "number" | "text" | "time" | "day" | "dayAndTime" | "month" | "year" | "dayOfMonth" | "monthAlone";

/** A count of hours past midnight, such as [h]:mm, is an amount and no time of day. */
export const duration = /\[(?:h+|m+|s+)\]/i;

/** By the parts of the date; what is not here, such as a weekday alone, is no more than its text. */
const byParts: Record<string, Shown> = { ymd: "day", ym: "month", y: "year", md: "dayOfMonth", m: "monthAlone" };

/** What a format code shows of a number; its text alone where the code's sections differ in that. */
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
  // In `mm:ss` the library takes the minutes for months.
  if (hasClock && !year && !day && !weekday) return "time";
  const parts = `${year ? "y" : ""}${month ? "m" : ""}${day ? "d" : ""}`;
  if (hasClock) return parts === "ymd" ? "dayAndTime" : "text";
  return byParts[parts] ?? (parts === "" && !weekday ? "number" : "text");
}

const two = (part: number) => String(part).padStart(2, "0");

/** The day or time of a serial number, as much of it as is shown; null for a day that no calendar has. */
export function isoOf(serial: number, shows: Shown): string | null {
  const hasClock = shows === "time" || shows === "dayAndTime";
  const [year, month, day, ...clock] = dateFromSerial(hasClock ? serial + 0.5 / 86_400 : Math.floor(serial));
  const time = clock.map(two).join(":");
  if (shows === "time") return time;
  // Excel has a 29 February 1900 and a day 0, which no calendar has.
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
