import type { MergeValue } from "../../templates/merge.ts";
import { readNumberPicture } from "./number-picture.ts";

/** The language and the decimal character of the Word in which a file's formats were written, as far as they show. */
export interface PictureHints {
  /** Null if the formats have none, or both. */
  decimal: "." | "," | null;
  /** The language of its letters for days and years. */
  language: "de" | "fr" | null;
}

/** What the formats of a Word file's fields agree on; null where they say nothing or contradict each other. */
export function pictureHints(values: readonly MergeValue[]): PictureHints {
  const decimals = values.flatMap(({ format: { number } }) => (number === undefined ? [] : (decimalIn(number) ?? [])));
  const languages = values.flatMap(({ format: { date } }) => (date === undefined ? [] : (languageIn(date) ?? [])));
  return { decimal: onlyOne(decimals), language: onlyOne(languages) };
}

function onlyOne<Value>(found: readonly Value[]): Value | null {
  const all = new Set(found);
  const [first = null] = all;
  return all.size === 1 ? first : null;
}

/** In `#.##0,00` the comma, in `#,##0` the full stop. */
function decimalIn(picture: string): "." | "," | null {
  const [section] = readNumberPicture(picture) ?? [];
  const [places = ""] = /[#0][#0.,]*[#0]/.exec(picture.replace(/'[^']*'/g, "")) ?? [];
  const marks = places.replace(/[#0]/g, "");
  const last = marks.at(-1);
  if (!section || (last !== "." && last !== ",")) return null;
  if (section.most > 0) return last;
  return section.isGrouped ? (last === "." ? "," : ".") : null;
}

function languageIn(picture: string): "de" | "fr" | null {
  const letters = picture.replace(/'[^']*'/g, "");
  if (/T|J/.test(letters)) return "de";
  return /j|a{2}/.test(letters) ? "fr" : null;
}
