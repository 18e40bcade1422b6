import type { AskedDialect } from "./asked-dialect.ts";
import { consistency } from "./consistency.ts";
import { readPreamble, sampleLength, withoutComments } from "./dialect-sample.ts";
import { findFixedColumns } from "./fixed-width.ts";
import { findLongDelimiter, findRareDelimiter, foldedDelimiter } from "./long-delimiter.ts";
import { isOneColumn, isProse } from "./one-column.ts";
import { isFramed, withoutRules } from "./ruled-lines.ts";
import { type Dialect, isFilled, splitSample } from "./split-sample.ts";
import { type UsualRow, usualRow } from "./usual-row.ts";

/** In order of preference, for ties. */
const delimiters = [",", ";", "\t", "|", ":", " ", "^", "~", "#", "\u001f", "¦", "§"];

/** If only one row has more than one cell, among at least this many others, the delimiter is punctuation. */
const fewestOthers = 3;

/** With fewer rows, one long row would only agree with itself. */
const fewestRows = 4;
/** How much better the score must be before a line end counts as text. */
const clearlyBetter = 1.2;

/** Weights: times of day contain colons and telephone numbers spaces, but few files use either as a delimiter. */
const share: Record<string, number> = { ":": 0.5, " ": 0.5 };
/** Weights for a single line, which has no others to agree with: pipes then mostly separate a list within a cell. */
const loneShare: Record<string, number> = { ...share, "|": 0.4 };

/** Below this the rows don't agree on more than one cell: the file has one column that contains punctuation. */
const oneColumnScore = 0.01;

export interface DetectedDialect extends Dialect {
  /** The length of a leading `sep=;` line, which is not a row. */
  preamble: number;
  /** What ends a row; other line ends are text. CR LF always ends a row, and `any` means CR, LF and CR LF. */
  newline: "any" | "\n" | "\r" | "\r\n";
  /** What nearly all rows have in common, if they have. */
  usual?: UsualRow | undefined;
  /** The delimiter as it is written, if it has several characters; `delimiter` then stands for it. */
  long?: string | undefined;
  /** Where the columns begin, if spaces pad them to a fixed width. */
  columns?: number[] | undefined;
  /** Whether lines are drawn around or within the table, and around each row. */
  isRuled?: boolean | undefined;
  isFramed?: boolean | undefined;
}

/** A backslash is the escape character if it precedes a quote that cannot end its cell. */
function escapeOf(sample: string, quote: Dialect["quote"], delimiter: string): string {
  if (quote === "") return "";
  for (let at = sample.indexOf(`\\${quote}`); at >= 0; at = sample.indexOf(`\\${quote}`, at + 2)) {
    const next = sample[at + 2];
    if (next !== undefined && next !== delimiter && next !== "\n" && next !== quote) return "\\";
  }
  return quote;
}

/**
 * An apostrophe is a quotation mark only if more cells begin and end with one than begin with one alone:
 * `'s-Gravenhage`.
 */
function quotesOf(sample: string, delimiter: string): Dialect["quote"][] {
  if (!sample.includes("'")) return ['"'];
  const edge = `\\u{${delimiter.codePointAt(0)?.toString(16)}}`;
  const count = (pattern: string) => sample.match(new RegExp(pattern, "gmu"))?.length ?? 0;
  const pairs = count(`(?:^|${edge}) ?'(?:[^']|''|\\\\')*' ?(?=${edge}|$)`);
  return pairs * 2 > count(`(?:^|${edge}) ?'`) ? ['"', "'"] : ['"'];
}

function dialectsOf(sample: string, delimiter: string, asked: AskedDialect): Dialect[] {
  const quotes = asked.quote === undefined ? quotesOf(sample, delimiter) : [asked.quote];
  return quotes.map((quote) => ({
    delimiter,
    quote,
    escape: asked.escape ?? escapeOf(sample, quote, delimiter),
    padded: quote !== "" && delimiter !== " " && delimiter !== "\t" && sample.includes(`${delimiter} ${quote}`),
  }));
}

/** A quoted cell that starts with a space, after a delimiter: the space is text. */
const paddedQuote = /(?:^|[,;\t|])" /m;

function score(dialect: Dialect, sample: string, isCut: boolean): number {
  if (dialect.delimiter === " " && paddedQuote.test(sample)) return 0;
  const rows = splitSample(sample, dialect, isCut);
  if (dialect.delimiter === " " && isProse(rows)) return 0;
  const split = rows.filter(({ length }) => length > 1).length;
  if (split === 1 && rows.length - split >= fewestOthers) return 0;
  if (isOneColumn(rows, dialect.delimiter)) return 0;
  return consistency(rows, dialect.quote) * ((rows.length === 1 ? loneShare : share)[dialect.delimiter] ?? 1);
}

/**
 * Detects files whose rows end in one kind of line end while cells contain another: an old Mac's file with pasted text.
 */
function newlineOf(sample: string, dialect: Dialect, isCut: boolean): DetectedDialect["newline"] {
  const marks = [/\r\n/, /\r(?!\n)/, /(?<!\r)\n/].filter((mark) => mark.test(sample));
  if (marks.length < 2) return "any";
  let best: DetectedDialect["newline"] = "any";
  let bestScore = score(dialect, sample.replace(/\r\n?/g, "\n"), isCut) * clearlyBetter;
  for (const [newline, others] of [
    ["\r\n", /\r(?!\n)|(?<!\r)\n/g],
    ["\r", /(?<!\r)\n/g],
  ] as const) {
    const rows = sample.replace(others, " ").replace(/\r\n?/g, "\n");
    if (rows.split("\n", fewestRows).length < fewestRows) continue;
    const reached = score(dialect, rows, isCut);
    if (reached <= bestScore) continue;
    best = newline;
    bestScore = reached;
  }
  return best;
}

/** Other delimiters rarely split every line alike by chance, including the one of names. */
const common = new Set([",", ";", "\t", "|"]);

/**
 * Leaves out delimiters that do not split the first line, if another one splits all lines alike: they separate the
 * items of lists within cells, as in `Name,Roles` over `Anna,editor;author`.
 */
function withoutLists(dialects: Dialect[], sample: string, isCut: boolean): Dialect[] {
  if (!dialects.some((dialect) => splitsAllAlike(dialect, sample, isCut))) return dialects;
  return dialects.filter((dialect) => (splitSample(sample, dialect, isCut).find(isFilled)?.length ?? 0) > 1);
}

/** Whether a usual delimiter splits every row, with the one of names, into as many cells. */
function splitsAllAlike(dialect: Dialect, sample: string, isCut: boolean): boolean {
  if (!common.has(dialect.delimiter)) return false;
  const rows = splitSample(sample, dialect, isCut).filter(isFilled);
  const width = rows[0]?.length ?? 0;
  return rows.length >= fewestOthers && width > 1 && rows.every(({ length }) => length === width);
}

/** The best dialect; undefined if none scores above `least`. */
function chooseDialect(dialects: Dialect[], sample: string, isCut: boolean, least: number): Dialect | undefined {
  let best: Dialect | undefined;
  let bestScore = least;
  for (const dialect of dialects) {
    const reached = score(dialect, sample, isCut);
    if (reached <= bestScore) continue;
    best = dialect;
    bestScore = reached;
  }
  return best;
}

/** So many cells behind the first begin with a space if spaces follow the delimiters. */
const paddedShare = 0.9;
const mostPadded = 100;

function isPadded(rows: string[][], delimiter: string): boolean {
  const cells = rows.slice(0, mostPadded).flatMap((row) => row.slice(1).filter((cell) => cell !== ""));
  const padded = cells.filter((cell) => cell.startsWith(" ")).length;
  return delimiter !== " " && delimiter !== "\t" && rows.length >= fewestRows && padded > cells.length * paddedShare;
}

/** Whether nearly all rows are equally long. */
const isRegular = (sample: string, dialect: Dialect, isCut: boolean) =>
  usualRow(splitSample(sample, dialect, isCut)) !== undefined;

/** A text whose lines are not split. */
const unsplit: Dialect = { delimiter: foldedDelimiter, quote: "", escape: "", padded: false };

/**
 * Detects how a text file separates rows and cells, from its first 65,536 characters, or more if its lines are long:
 * the delimiter and quote under which the rows agree best in length and the cells look most like values (after G. J. J.
 * van den Burg, A. Nazábal and C. Sutton, "Wrangling messy CSV files by detecting row and type patterns", 2019).
 * Options set by the visitor are used as they are.
 */
export function detectDialect(text: string, asked: AskedDialect = {}): DetectedDialect {
  const preamble = readPreamble(text);
  const rest = text.slice(preamble.length);
  const written = rest.slice(0, sampleLength(rest));
  const isCut = rest.length > written.length;
  const lines = withoutComments(written.replace(/\r\n?/g, "\n"));
  const delimiter = asked.delimiter ?? preamble.delimiter;
  const long = longDelimiter(lines, delimiter, isCut);
  if (long !== undefined) {
    const folded = detectDialect(rest.replaceAll(long, foldedDelimiter), { ...asked, delimiter: foldedDelimiter });
    return { ...folded, preamble: preamble.length, long };
  }
  const sample = withoutRules(lines);
  const isRuled = sample !== lines;
  const best = bestDialect(sample, isCut, { ...asked, delimiter });
  const isCertain = best !== undefined && common.has(best.delimiter) && isRegular(sample, best, isCut);
  if (delimiter === undefined && !isCertain) {
    const columns = findFixedColumns(lines, isCut);
    if (columns !== undefined) return { ...unsplit, preamble: 0, newline: "any", columns, isRuled };
    const rare = findRareDelimiter(sample, isCut);
    if (rare !== undefined) return detectDialect(text, { ...asked, delimiter: rare });
  }
  const chosen = best ?? oneColumnDialect(sample, asked);
  const rows = splitSample(sample, chosen, isCut);
  const dialect = { ...chosen, padded: chosen.padded || isPadded(rows, chosen.delimiter) };
  return {
    ...dialect,
    preamble: preamble.length,
    newline: newlineOf(written, dialect, isCut),
    usual: best !== undefined && !dialect.padded ? usualRow(rows) : undefined,
    isRuled,
    isFramed: isRuled && isFramed(rows),
  };
}

/** A delimiter of several characters: the chosen one, or one that the lines have. */
function longDelimiter(lines: string, chosen: string | undefined, isCut: boolean): string | undefined {
  if (chosen === undefined) return findLongDelimiter(lines, isCut);
  return chosen.length > 1 ? chosen : undefined;
}

/** The best dialect with the visitor's options; undefined for a file of one column. */
function bestDialect(sample: string, isCut: boolean, asked: AskedDialect): Dialect | undefined {
  const { delimiter } = asked;
  const possible = delimiter === undefined ? delimiters.filter((each) => sample.includes(each)) : [delimiter];
  const all = possible.flatMap((each) => dialectsOf(sample, each, asked));
  const dialects = all.length > 1 ? withoutLists(all, sample, isCut) : all;
  // Handles, slogans and the like don't look like values, however many columns of them there are.
  return (
    chooseDialect(dialects, sample, isCut, delimiter === undefined ? oneColumnScore : -1) ??
    dialects.find((dialect) => splitsAllAlike(dialect, sample, isCut) && score(dialect, sample, isCut) > 0)
  );
}

/** A dialect whose delimiter the sample doesn't have. */
function oneColumnDialect(sample: string, asked: AskedDialect): Dialect {
  const delimiter = [",", ";", "\t", "|"].find((each) => !sample.includes(each)) ?? ",";
  const quote = asked.quote ?? '"';
  return { delimiter, quote, escape: asked.escape ?? quote, padded: false };
}
