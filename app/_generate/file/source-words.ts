import type { Source } from "#lib/contracts/session.ts";
import { plural } from "../../_site/words.ts";
import { delimiterInWords, encodingInWords } from "./dialect-words.ts";

/** How a file was read, as a list that makes a sentence: `UTF-8`, `separated by semicolons`, `header in line 1`, `240 rows`. */
export function sourceInWords(source: Source): string {
  const { format, sheet, headerRow, rowCount, columns } = source;
  const header = headerRow === 0 ? "no header" : `header in line ${headerRow}`;
  const workbook = { xlsx: "Excel workbook", ods: "OpenDocument spreadsheet", csv: null, tsv: null }[format];
  const file = workbook === null ? dialectInWords(source) : [workbook, sheet && `sheet “${sheet}”`];
  return [...file, header, plural(columns.length, "column"), plural(rowCount, "row")].filter(Boolean).join(", ");
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
