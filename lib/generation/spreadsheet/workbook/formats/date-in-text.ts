import { dateMeanings, parseMonthText } from "../../values/date-text.ts";

const clock = /,?\s*\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?(?:\s*[ap]\.?m\.?)?$/i;
/** Longer texts show more than a day; the limit keeps the pattern from scanning whole letters. */
const longestText = 100;
const orders = ["dmy", "mdy", "ymd"] as const;

/**
 * The part of a date that the text displays: `2026-11` for "Nov 2026", the day without its time for "21.11.2026". Null
 * if the text does not identify a day or month, such as "Q4" or "Nov 26".
 *
 * @param iso a day, or a day and a time
 */
export function dateInText(iso: string, text: string): string | null {
  if (text.length > longestText) return null;
  const [day = "", time] = iso.split("T");
  const shown = text.trim().replace(clock, "");
  const hasClock = shown !== text.trim();
  if (shown === "") return hasClock && time !== undefined ? time : null;
  if (showsDay(day, shown)) return hasClock && time !== undefined ? iso : day;
  if (hasClock) return null;
  const part = shown === day.slice(0, 4) ? shown : parseMonthText(shown);
  return part !== null && day.startsWith(part) ? part : null;
}

/** Does not compare a year of another era, or of two digits. */
function showsDay(day: string, text: string): boolean {
  if (orders.some((order) => dateMeanings(text, order).some(({ value }) => value === day))) return true;
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const [month, dayOfMonth] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  const others = numbers.toSpliced(numbers.indexOf(dayOfMonth), 1);
  return numbers.length === 3 && numbers.includes(dayOfMonth) && others.includes(month);
}
