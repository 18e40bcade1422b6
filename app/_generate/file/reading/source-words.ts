import type { Source } from "#lib/contracts/sessions/source.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import { delimiterInWords, encodingName } from "./dialect-words.ts";

/** A sheet by its name, and whether it is hidden. */
export function sheetWords(sheet: string, { hiddenSheets }: Source, say: Say): string {
  return hiddenSheets.includes(sheet) ? say("source.hiddenSheet", { sheet }) : sheet;
}

/**
 * How a file was read, as a list that makes a sentence: `UTF-8`, `separated by semicolons`, `header in line 1`, `240
 * rows`.
 */
export function sourceInWords(source: Source, say: Say): string {
  const { format, sheet, rowCount, columns, hiddenRows } = source;
  const file =
    format === "csv" || format === "tsv"
      ? dialectInWords(source, say)
      : [say(`source.${format}`), sheet && say("source.sheet", { sheet })];
  const { rows, fromColumn } = source.leftOut;
  const leftOut = [
    hiddenRows > 0 && say("source.hiddenRows", { count: hiddenRows }),
    rows > 0 && say("source.rowsLeftOut", { count: rows }),
    fromColumn !== null && say("source.columnsLeftOut", { column: fromColumn }),
  ];
  const size = [say("source.columns", { count: columns.length }), say("source.rows", { count: rowCount })];
  return [...file, headerInWords(source, say), ...size, ...leftOut].filter(Boolean).join(", ");
}

/** Doubled double quotes are the norm: only other kinds are mentioned. */
function dialectInWords({ encoding, delimiter, quote, escape: escapedBy }: Source, say: Say) {
  return [
    encoding && encodingName(encoding),
    delimiter && say("source.separated", { separators: delimiterInWords(delimiter, say) }),
    quote === "'" && say("source.singleQuotes"),
    quote === null && say("source.noQuotes"),
    escapedBy === "\\" && say("source.backslashes"),
  ];
}

function headerInWords(source: Source, say: Say): string {
  const header = headerPlace(source, say);
  const { headerReason, headerRow, headerLines } = source;
  // Nobody asks why the first row has the names, unless the workbook says so.
  const isUsual = headerRow === headerLines && headerRow > 0 && /^(?:first|types)$/.test(headerReason?.code ?? "");
  if (headerReason === null || isUsual) return header;
  return say("source.because", { header, reason: say(`source.because.${headerReason.code}`) });
}

function headerPlace({ headerRow, headerLines }: Source, say: Say): string {
  if (headerRow === 0) return say("source.header.none");
  if (headerLines > 2) return say("source.header.three", { first: headerRow - headerLines + 1, last: headerRow });
  if (headerLines === 2) return say("source.header.two", { first: headerRow - 1, second: headerRow });
  return say("source.header", { line: headerRow });
}
