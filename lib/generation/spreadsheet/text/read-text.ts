import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { AppError } from "#lib/generation/app-error.ts";
import type { ReadOptions, SheetRow } from "../table.ts";
import { decodeFile } from "./decode.ts";
import { type DetectedDialect, detectDialect } from "./dialect.ts";
import { checkEncoding, detectEncoding } from "./encoding.ts";

interface TextSource {
  encoding: string;
  delimiter: string;
}

/** One record and one line. A quote that is never closed is noticed here, not at the end of the file. */
const longestRecord = 2_000_000;
const sampleCharacters = 70_000;

function checkDelimiter(delimiter: string): string {
  if (!/^["'\r\n]$/.test(delimiter)) return delimiter;
  const message =
    "A quotation mark or a line end cannot stand between columns. Choose for example a comma or a semicolon.";
  throw new AppError("invalid_request", message, { errors: [{ path: "delimiter", message }] });
}

function tooLong(place: string): AppError {
  return new AppError(
    "cell_too_long",
    `${place} runs on for more than ${longestRecord.toLocaleString("en")} characters. Look there for a quotation mark that is not closed, or save the file again as CSV or .xlsx.`,
  );
}

/** csv-parse counts characters, not cells: a line of delimiters alone would fill the memory with empty cells. */
async function* boundLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let line = 0;
  for await (const text of texts) {
    const end = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r"));
    line = end < 0 ? line + text.length : text.length - end - 1;
    if (line > longestRecord) throw tooLong("A line");
    yield text;
  }
}

/** The first pieces as one, at least `sampleCharacters` of them where the file has as many; then the others. */
async function takeSample(texts: AsyncGenerator<string>): Promise<string> {
  let sample = "";
  while (sample.length < sampleCharacters) {
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

function parserFor({ delimiter, quote, escape: escapedBy, padded }: DetectedDialect) {
  return parse({
    delimiter,
    quote,
    escape: escapedBy,
    record_delimiter: ["\r\n", "\n", "\r"],
    ltrim: padded,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: longestRecord,
  });
}

/** `records` are those that ended before what is wrong began; some of them may not have been handed over. */
function refusal(error: unknown, records: number): unknown {
  if (!(error instanceof CsvError)) return error;
  const row = records + 1;
  if (error.code === "CSV_MAX_RECORD_SIZE") return tooLong(`Row ${row}`);
  const detail =
    error.code === "CSV_QUOTE_NOT_CLOSED"
      ? `A quotation mark that opens in row ${row} is never closed. Close or delete it and upload the file again.`
      : `Row ${row} cannot be read. Save the file again as CSV or .xlsx and upload that.`;
  return new AppError("damaged_file", detail, { cause: error });
}

/**
 * Streams the records of a delimited text file, the empty ones too, finding encoding and dialect first where the
 * options leave them open. `onSource` is told what was found, before the first row. Throws `cell_too_long`,
 * `damaged_file`, `unreadable_text` and `invalid_request`.
 */
export async function readTextRows(
  path: string,
  options: ReadOptions,
  onSource: (source: TextSource) => void,
  onRow: (row: SheetRow) => void | Promise<void>,
): Promise<void> {
  const wanted = options.delimiter === undefined ? undefined : checkDelimiter(options.delimiter);
  const encoding = options.encoding === undefined ? await detectEncoding(path) : checkEncoding(options.encoding);
  const texts = decodeFile(path, encoding);
  const sample = await takeSample(texts);
  const dialect = detectDialect(sample, wanted);
  onSource({ encoding, delimiter: dialect.delimiter });
  const rest = Readable.from(boundLines(withSample(sample.slice(dialect.preamble), texts)));
  // What goes wrong in the source destroys the parser, and so comes out of the loop below.
  const parser = parserFor(dialect);
  const records: AsyncIterable<string[]> = pipeline(rest, parser, () => undefined);
  let sheetRow = 0;
  try {
    for await (const cells of records) {
      const pending = onRow({ sheetRow: ++sheetRow, cells });
      if (pending !== undefined) await pending;
    }
  } catch (error) {
    throw refusal(error, parser.info.records);
  }
}
