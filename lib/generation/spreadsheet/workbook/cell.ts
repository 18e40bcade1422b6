import type { Cell } from "../table.ts";
import { parseDateText } from "../values/date-text.ts";
import { plainNumber } from "../values/plain-number.ts";
import { keepExact } from "./formats/exact-number.ts";
import { type NumberFormat, numberCell, textCell } from "./formats/number-format.ts";
import { unescapeText } from "./shared-strings.ts";
import type { SheetContext } from "./sheets/sheet-context.ts";

/** Converts a date stored as ISO 8601 (`t="d"`, strict workbooks) to the serial number that formats work on. */
function isoCell(text: string, style: NumberFormat, date1904: boolean): Cell {
  const iso = parseDateText(text.replace(/\.\d+/, ""), "ymd");
  if (iso === null) return text;
  const dayZero = date1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const serial = (Date.parse(`${iso.length > 10 ? iso : `${iso}T00:00:00`}Z`) - dayZero) / 86_400_000;
  const shown = numberCell(serial, style, date1904);
  return typeof shown === "string" || shown.kind === "date" ? shown : { kind: "date", value: iso, text: iso };
}

/**
 * Builds a cell from its type and stored text (`t` of `c`: ECMA-376 part 1, 18.18.11). An invalid number stays a text,
 * so nothing is lost.
 */
export function cellFrom(
  type: string | undefined,
  text: string,
  style: NumberFormat | undefined,
  context: SheetContext,
): Cell {
  if (type === "s") return textCell(context.strings.at(Number(text)), style);
  if (type === "inlineStr" || type === "str") return text === "" ? "" : textCell(unescapeText(text), style);
  if (text === "") return "";
  if (type === "b") {
    const [isTrue, isFalse] = context.general.locale.booleans;
    const value = text === "1" || text === "true";
    return { kind: "boolean", value, text: value ? isTrue : isFalse };
  }
  if (type === "e") return { kind: "error", text };
  if (type === "d") return isoCell(text, style ?? context.general, context.date1904);
  const format = style ?? context.general;
  const plain = format.code === "General" ? plainNumber(text) : Number.NaN;
  if (!Number.isNaN(plain)) return { kind: "number", value: plain, text: text.replace(".", format.locale.decimal) };
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  return keepExact(numberCell(value, format, context.date1904), text);
}

/** Whether a sheet that shows no zeros shows nothing for this cell. */
export function isZero(cell: Cell): boolean {
  return typeof cell !== "string" && cell.kind === "number" && cell.value === 0;
}
