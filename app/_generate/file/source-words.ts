import type { Source } from "#lib/contracts/session.ts";
import { plural } from "../../_site/words.ts";

/** The separators that text files use, in the words of a person. */
export const delimiterWords: Record<string, string> = {
  ",": "commas",
  ";": "semicolons",
  "\t": "tabs",
  "|": "bars",
};

/** The encodings that a visitor can choose among; names as `iconv-lite` knows them. */
export const encodingWords: Record<string, string> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
  "windows-1252": "Western European (Windows-1252)",
  "windows-1250": "Central European (Windows-1250)",
  "windows-1251": "Cyrillic (Windows-1251)",
  "windows-1253": "Greek (Windows-1253)",
  "windows-1254": "Turkish (Windows-1254)",
  "windows-1255": "Hebrew (Windows-1255)",
  "windows-1256": "Arabic (Windows-1256)",
  "iso-8859-2": "Central European (ISO 8859-2)",
  "iso-8859-15": "Western European (ISO 8859-15)",
  macintosh: "Western European (Mac)",
  "koi8-r": "Cyrillic (KOI8-R)",
  shift_jis: "Japanese (Shift JIS)",
  "euc-jp": "Japanese (EUC-JP)",
  "euc-kr": "Korean (EUC-KR)",
  gb18030: "Chinese (GB 18030)",
  big5: "Chinese (Big5)",
};

/** How a file was read, as a list that makes a sentence: `UTF-8`, `separated by semicolons`, `header in line 1`, `240 rows`. */
export function sourceInWords({ format, encoding, delimiter, sheet, headerRow, rowCount, columns }: Source): string {
  const header = headerRow === 0 ? "no header" : `header in line ${headerRow}`;
  const workbook = { xlsx: "Excel workbook", ods: "OpenDocument spreadsheet", csv: null, tsv: null }[format];
  const file =
    workbook !== null
      ? [workbook, sheet && `sheet “${sheet}”`]
      : [encodingName(encoding), delimiter && `separated by ${delimiterWords[delimiter] ?? `“${delimiter}”`}`];
  return [...file, header, plural(columns.length, "column"), plural(rowCount, "row")].filter(Boolean).join(", ");
}

/** The short name of an encoding: what stands in brackets, where something does. */
function encodingName(encoding: string | null): string | null {
  const words = encoding && (encodingWords[encoding.toLowerCase()] ?? encoding);
  return words && (/\((.+)\)/.exec(words)?.[1] ?? words);
}
