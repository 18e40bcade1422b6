import type { Cell } from "../../table.ts";
import { parseDateText } from "../../values/date-text.ts";
import { dateInText } from "../formats/date-in-text.ts";
import { keepExact } from "../formats/exact-number.ts";
import { americanCode } from "../formats/short-date.ts";

/** Parses a duration such as `PT09H30M00S` (XML Schema part 2, 3.2.6) to seconds; null for any other text. */
function secondsOf(duration: string): number | null {
  const match = /^(-)?P(?:(\d+)D)?T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?$/.exec(duration);
  if (match === null) return null;
  const part = (at: number) => Number((match[at] ?? "0").replace(",", "."));
  const seconds = part(2) * 86_400 + part(3) * 3_600 + part(4) * 60 + part(5);
  return match[1] === undefined ? seconds : -seconds;
}

/** A time of day, or a duration in days if it is not one. */
function timeCell(duration: string, shown: string): Cell {
  const seconds = secondsOf(duration);
  if (seconds === null) return shown;
  const isCount = seconds < 0 || Number.parseInt(shown, 10) >= 24;
  if (isCount) return { kind: "number", value: seconds / 86_400, text: shown, unit: "days" };
  const wraps = seconds >= 86_400;
  return {
    kind: "date",
    value: new Date(Math.round(seconds) * 1_000).toISOString().slice(11, 19),
    text: shown,
    ...(wraps && { wraps }),
  };
}

/**
 * Builds a cell from its attributes and paragraphs (ODF 1.3 part 3, 19.385): its text is what the program displayed
 * when it saved the file, even if that is nothing (a format such as `;;;`). Only a cell without a paragraph shows its
 * stored value.
 */
export function openDocumentCell(attributes: Record<string, string>, text: string | undefined): Cell {
  if (attributes["calcext:value-type"] === "error") return { kind: "error", text: text ?? "" };
  const value = attributes["office:value"];
  switch (attributes["office:value-type"]) {
    case "float":
    case "percentage":
    case "currency": {
      if (value === undefined || !Number.isFinite(Number(value))) return text ?? "";
      const currency = attributes["office:currency"];
      const cell: Cell = { kind: "number", value: Number(value), text: text ?? value, ...(currency && { currency }) };
      return keepExact(cell, value);
    }
    case "date": {
      const iso = parseDateText((attributes["office:date-value"] ?? "").replace(/\.\d+$/, ""), "ymd");
      if (iso === null) return text ?? "";
      if (!text) return { kind: "date", value: iso, text: text ?? iso };
      const shown = dateInText(iso, text);
      if (shown === null) return text;
      const format = americanCode(shown, text);
      return { kind: "date", value: shown, text, ...(format && { format }) };
    }
    case "time": {
      const duration = attributes["office:time-value"] ?? "";
      return timeCell(duration, text ?? duration);
    }
    case "boolean": {
      const isTrue = attributes["office:boolean-value"] === "true";
      return { kind: "boolean", value: isTrue, text: text ?? String(isTrue).toUpperCase() };
    }
    default:
      return text ?? attributes["office:string-value"] ?? "";
  }
}
