import { dateToSerial } from "numfmt";
import { type Cell, cellText } from "../../table.ts";
import { withSeparators } from "../../values/shown-number.ts";
import { documentLocale, type Separators, systemFormat } from "../document-locale.ts";
import { describeFormat, type NumberFormat, numberCell } from "./number-format.ts";
import { inOwnOrder } from "./short-date.ts";

/** 1 March 1900: before it, Excel's calendar differs from the real one, and it shows no days before 1900. */
const firstCertainDay = 61;
/** A workbook rarely has more formats that depend on the language. */
const mostFormats = 30;

/**
 * Makes the function that shows a workbook's dates and numbers in documents of a language, as Excel would whose system
 * has its settings: in the system's short date, with its names of months and its separators, in what a format leaves to
 * them. All other cells, texts among them, stay as they are.
 * @param tag a BCP 47 tag that `Intl` knows
 */
export function documentText(tag: string, separators: Separators): (cell: Cell) => string {
  const locale = documentLocale(tag, separators);
  const short = systemFormat(14, tag, locale);
  const formats = new Map<number | string, NumberFormat>();
  const formatOf = (format: number | string) => {
    const known = formats.get(format);
    if (known) return known;
    const code = typeof format === "number" ? systemFormat(format, tag, locale) : inOwnOrder(format, short);
    const described = describeFormat(code, locale);
    if (formats.size >= mostFormats) formats.clear();
    formats.set(format, described);
    return described;
  };
  const inFormat = (serial: number, format: number | string) => cellText(numberCell(serial, formatOf(format), false));
  return (cell) => {
    if (typeof cell === "string" || cell.kind === "error" || cell.kind === "boolean") return cellText(cell);
    if (cell.kind === "number" && cell.exact === false) return cell.text;
    if (cell.format === undefined) return cell.kind === "number" ? withSeparators(cell, separators) : cell.text;
    const serial = cell.kind === "number" ? cell.value : serialOf(cell.value);
    return serial === null ? cell.text : inFormat(serial, cell.format);
  };
}

/**
 * The serial number of a cell's date; its missing parts, which its format doesn't show, are those of 1 January 2000.
 */
function serialOf(iso: string): number | null {
  const [, year = "2000", month = "01", day = "01"] = /^(?:(\d{4})|-)(?:-(\d\d))?(?:-(\d\d))?/.exec(iso) ?? [];
  const [, hours = "0", minutes = "0", seconds = "0"] = /(\d\d):(\d\d)(?::(\d\d))?/.exec(iso) ?? [];
  const clock = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
  if (/^\d\d:/.test(iso)) return clock;
  const days = dateToSerial([Number(year), Number(month), Number(day)]);
  return days !== undefined && days >= firstCertainDay ? days + clock : null;
}
