import type { Source } from "#lib/contracts/session.ts";
import { plural } from "../../_site/words.ts";
import { delimiterInWords, encodingInWords } from "./dialect-words.ts";

/** A sheet as the visitor's program calls it, and whether it hides it. */
export function sheetWords(sheet: string, { hiddenSheets }: Source): string {
  return hiddenSheets.includes(sheet) ? `${sheet} (hidden)` : sheet;
}

/** How a file was read, as a list that makes a sentence: `UTF-8`, `separated by semicolons`, `header in line 1`, `240 rows`. */
export function sourceInWords(source: Source): string {
  const { format, sheet, headerRow, headerLines, rowCount, columns, hiddenRows } = source;
  const place = headerLines === 2 ? `lines ${headerRow - 1} and ${headerRow}` : `line ${headerRow}`;
  const header = headerRow === 0 ? "no header" : `header in ${place}`;
  const workbook = { xlsx: "Excel workbook", ods: "OpenDocument spreadsheet", csv: null, tsv: null }[format];
  const file = workbook === null ? dialectInWords(source) : [workbook, sheet && `sheet “${sheet}”`];
  const leftOut = hiddenRows > 0 && `${plural(hiddenRows, "hidden row")} left out`;
  const size = [plural(columns.length, "column"), plural(rowCount, "row")];
  return [...file, header, ...size, leftOut].filter(Boolean).join(", ");
}

/** Double quotes, doubled within texts, are what everybody expects: only others are told. */
function dialectInWords({ encoding, delimiter, quote, escape: escapedBy }: Source) {
  return [
    encoding && shortName(encodingInWords(encoding)),
    delimiter && `separated by ${delimiterInWords(delimiter)}`,
    quote === "'" && "texts in single quotation marks",
    quote === null && "quotation marks read as text",
    escapedBy === "\\" && "backslashes before quotation marks",
  ];
}

/** What stands in brackets, where something does. */
function shortName(words: string): string {
  return /\((.+)\)/.exec(words)?.[1] ?? words;
}
