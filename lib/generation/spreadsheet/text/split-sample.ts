export interface Dialect {
  delimiter: string;
  /** "" if quotation marks are plain text. */
  quote: '"' | "'" | "";
  /** The escape character before a quote: the quote itself, or a backslash; "" without quotes. */
  escape: string;
  /** Whether there are spaces between the delimiter and an opening quote. */
  padded: boolean;
}

/**
 * Splits a sample under a dialect that may be wrong: it never fails, and treats a misplaced quote as an ordinary
 * character. If `isCut`, the sample ends mid-row and the last row is dropped.
 */
export function splitSample(sample: string, dialect: Dialect, isCut: boolean): string[][] {
  const { delimiter, quote } = dialect;
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < sample.length) {
    let cell = "";
    while (dialect.padded && sample[at] === " ") at++;
    if (sample[at] === quote) {
      // The reader takes one that is never closed for text, too.
      const end = closingQuote(sample, at + 1, dialect) ?? (isCut ? sample.length : at + 1);
      cell = sample.slice(at, end);
      at = end;
    }
    const from = at;
    while (at < sample.length && sample[at] !== delimiter && sample[at] !== "\n") at++;
    row.push(cell + sample.slice(from, at));
    if (sample[at] === "\n" || at >= sample.length) {
      rows.push(row);
      row = [];
    } else if (at === sample.length - 1) {
      row.push("");
    }
    at++;
  }
  if (row.length > 0) rows.push(row);
  if (isCut && rows.length > 1) rows.pop();
  return rows;
}

/** Whether a row is no empty line. */
export const isFilled = (row: readonly string[]) => row.length > 1 || row[0] !== "";

/** The index after the quote that closes the text starting at `at`. */
function closingQuote(sample: string, at: number, dialect: Dialect): number | undefined {
  const { quote } = dialect;
  for (let end = sample.indexOf(quote, at); end >= 0; end = sample.indexOf(quote, end + 1)) {
    if (dialect.escape === "\\" && sample[end - 1] === "\\") continue;
    if (dialect.escape !== quote || sample[end + 1] !== quote) return end + 1;
    end++;
  }
  return undefined;
}
