import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { ReadOptions, SheetRow } from "../table.ts";
import { askedDialect } from "./asked-dialect.ts";
import { decodeFile } from "./decode.ts";
import { type DetectedDialect, detectDialect } from "./dialect.ts";
import { sampleLength } from "./dialect-sample.ts";
import { checkEncoding, detectEncoding } from "./encoding.ts";
import { splitFixed } from "./fixed-width.ts";
import { foldDelimiter, unfolded } from "./long-delimiter.ts";
import { isRule } from "./ruled-lines.ts";
import { createRecordSplitter, TooManyCells, UnclosedQuote } from "./split-records.ts";

interface TextSource {
  encoding: string;
  delimiter: string;
  quote: '"' | "'" | null;
  escape: string | null;
}

/** The longest record or line. Catches a quote that is never closed before the end of the file. */
const longestRecord = 2_000_000;
/** More than `detectDialect` needs, for a preamble. */
const sampleMargin = 4_000;

function tooLong(row: number): AppError {
  return new AppError("cell_too_long", msg("text.endless", { row: String(row), most: longestRecord }));
}

/** Joins the first pieces into a sample that is long enough for `detectDialect`, or the whole file if it is shorter. */
async function takeSample(texts: AsyncGenerator<string>): Promise<string> {
  let sample = "";
  while (sample.length < sampleLength(sample) + sampleMargin) {
    const { value, done } = await texts.next();
    if (done) break;
    sample += value;
  }
  return sample;
}

async function* withSample(sample: string, texts: AsyncGenerator<string>): AsyncGenerator<string> {
  yield sample;
  yield* texts;
}

/** `row` is the row that contains the error, or one before it. */
function refusal(error: unknown, row: number): unknown {
  if (error instanceof UnclosedQuote) {
    return new AppError("damaged_file", msg("text.unclosed", { row: String(row) }), { cause: error });
  }
  if (!(error instanceof TooManyCells)) return error;
  return new AppError("too_many_columns", msg("text.columns", { row: String(row) }), { cause: error });
}

type Slip = Pick<SheetRow, "isUnclosed" | "isMended">;

/** The records of each piece, and which of them have slips. */
async function* recordsOf(
  texts: AsyncIterable<string>,
  dialect: DetectedDialect,
): AsyncGenerator<{ records: string[][]; slipOf: (at: number) => Slip | undefined }> {
  const splitter = createRecordSplitter(dialect);
  const mendedIn = (records: string[][], at: number): Slip | undefined =>
    splitter.isMended(records[at] ?? []) ? { isMended: true } : undefined;
  let row = 1;
  try {
    for await (const text of texts) {
      const records = splitter.add(text);
      row += records.length;
      if (splitter.pending() > longestRecord) throw tooLong(row);
      yield { records, slipOf: (at) => mendedIn(records, at) };
    }
    const records = splitter.end();
    const unclosed = splitter.unclosed();
    yield { records, slipOf: (at) => (at === unclosed ? { isUnclosed: true } : mendedIn(records, at)) };
  } catch (error) {
    throw refusal(error, row);
  }
}

/**
 * Turns a record into the cells of its row, if it isn't one already: unfolds delimiters, cuts columns, takes lines
 * away.
 */
function rowReader({ delimiter, long, columns, isRuled, isFramed }: DetectedDialect) {
  if (long === undefined && columns === undefined && isRuled !== true) return undefined;
  return (record: string[]): string[] => {
    if (isRuled && isRule(record.join(delimiter))) return [];
    if (columns !== undefined) return splitFixed(record[0] ?? "", columns);
    const cells = isFramed && record.length > 2 ? record.slice(1, -1) : record;
    return long === undefined ? cells : cells.map((cell) => unfolded(cell, long));
  };
}

/**
 * Streams the records of a delimited text file, including empty ones. Detects encoding and dialect first if the options
 * don't set them, and passes them to `onSource` before the first row. Throws `cell_too_long`, `too_many_columns`,
 * `damaged_file`, `unreadable_text` and `invalid_request`.
 */
export async function readTextRows(
  path: string,
  options: ReadOptions,
  onSource: (source: TextSource) => void,
  onRow: (row: SheetRow) => void | Promise<void>,
): Promise<void> {
  const asked = askedDialect(options);
  const encoding = options.encoding === undefined ? await detectEncoding(path) : checkEncoding(options.encoding);
  const texts = decodeFile(path, encoding);
  const sample = await takeSample(texts);
  const dialect = detectDialect(sample, asked);
  const { quote, escape: escapedBy, long } = dialect;
  const delimiter = dialect.columns === undefined ? (long ?? dialect.delimiter) : " ";
  onSource({ encoding, delimiter, quote: quote || null, escape: escapedBy || null });
  const pieces = withSample(sample.slice(dialect.preamble), texts);
  const readRow = rowReader(dialect);
  let sheetRow = 0;
  for await (const { records, slipOf } of recordsOf(long ? foldDelimiter(pieces, long) : pieces, dialect)) {
    for (let at = 0; at < records.length; at++) {
      const record = records[at] ?? [];
      const row: SheetRow = { sheetRow: ++sheetRow, cells: readRow === undefined ? record : readRow(record) };
      const slip = slipOf(at);
      const pending = onRow(slip === undefined ? row : { ...row, ...slip });
      if (pending !== undefined) await pending;
    }
  }
}
