import type { AskedDialect } from "./asked-dialect.ts";
import { consistency } from "./consistency.ts";
import { findFixedColumns } from "./fixed-width.ts";
import { findLongDelimiter, findRareDelimiter, foldedDelimiter } from "./long-delimiter.ts";
import { isOneColumn, isProse } from "./one-column.ts";
import { isFramed, withoutRules } from "./ruled-lines.ts";
import { type Dialect, splitSample } from "./split-sample.ts";
import { type UsualRow, usualRow } from "./usual-row.ts";

const sampleCharacters = 65_536;
/** The names of a wide table may fill the sample alone: it is extended to the end of this many lines at most. */
const sampleLines = 6;
const mostSampleCharacters = 400_000;

/** The length of the sample that tells a text file's dialect, if so much of it is known. */
export function sampleLength(text: string): number {
  let end = 0;
  for (let line = 0; line < sampleLines && end < mostSampleCharacters; line++) {
    const next = text.indexOf("\n", end);
    if (next < 0) return Math.min(Math.max(text.length, sampleCharacters), mostSampleCharacters);
    end = next + 1;
  }
  return Math.min(Math.max(end, sampleCharacters), mostSampleCharacters);
}
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

/** Parses Excel's `sep=` line, which names the delimiter. */
function readPreamble(text: string): { delimiter: string; length: number } | null {
  const line = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i.exec(text);
  return line === null ? null : { delimiter: line[1] ?? ",", length: line[0].length };
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

/** An apostrophe is a quotation mark only if more cells begin and end with one than begin with one alone: `'s-Gravenhage`. */
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

function score(dialect: Dialect, sample: string, cut: boolean): number {
  if (dialect.delimiter === " " && paddedQuote.test(sample)) return 0;
  const rows = splitSample(sample, dialect, cut);
  if (dialect.delimiter === " " && isProse(rows)) return 0;
  const split = rows.filter(({ length }) => length > 1).length;
  if (split === 1 && rows.length - split >= fewestOthers) return 0;
  if (isOneColumn(rows, dialect.delimiter)) return 0;
  return consistency(rows, dialect.quote) * ((rows.length === 1 ? loneShare : share)[dialect.delimiter] ?? 1);
}

/**
 * Detects files whose rows end in one kind of line end while cells contain another: an old Mac's file with pasted text.
 */
function newlineOf(sample: string, dialect: Dialect, cut: boolean): DetectedDialect["newline"] {
  const marks = [/\r\n/, /\r(?!\n)/, /(?<!\r)\n/].filter((mark) => mark.test(sample));
  if (marks.length < 2) return "any";
  let best: DetectedDialect["newline"] = "any";
  let bestScore = score(dialect, sample.replace(/\r\n?/g, "\n"), cut) * clearlyBetter;
  for (const [newline, others] of [
    ["\r\n", /\r(?!\n)|(?<!\r)\n/g],
    ["\r", /(?<!\r)\n/g],
  ] as const) {
    const rows = sample.replace(others, " ").replace(/\r\n?/g, "\n");
    if (rows.split("\n", fewestRows).length < fewestRows) continue;
    const reached = score(dialect, rows, cut);
    if (reached <= bestScore) continue;
    best = newline;
    bestScore = reached;
  }
  return best;
}

/** Comment lines above a table: their mark would be the most regular delimiter. */
function withoutComments(sample: string): string {
  const rest = sample.replace(/^(?:#[^\n]*\n)+/, "");
  return rest.includes("\n") ? rest : sample;
}

/** Other delimiters rarely split every line alike by chance, including the one of names. */
const common = new Set([",", ";", "\t", "|"]);

/**
 * Leaves out delimiters that do not split the first line, if another one splits all lines alike: they separate the items
 * of lists within cells, as in `Name,Roles` over `Anna,editor;author`.
 */
function withoutLists(dialects: Dialect[], sample: string, cut: boolean): Dialect[] {
  if (!dialects.some((dialect) => splitsAllAlike(dialect, sample, cut))) return dialects;
  return dialects.filter((dialect) => (splitSample(sample, dialect, cut).find(isFilled)?.length ?? 0) > 1);
}

const isFilled = (row: string[]) => row.length > 1 || row[0] !== "";

/** Whether a usual delimiter splits every row, with the one of names, into as many cells. */
function splitsAllAlike(dialect: Dialect, sample: string, cut: boolean): boolean {
  if (!common.has(dialect.delimiter)) return false;
  const rows = splitSample(sample, dialect, cut).filter(isFilled);
  const width = rows[0]?.length ?? 0;
  return rows.length >= fewestOthers && width > 1 && rows.every(({ length }) => length === width);
}

/** The best dialect; undefined if none scores above zero. */
function chooseDialect(dialects: Dialect[], sample: string, cut: boolean, least: number): Dialect | undefined {
  let best: Dialect | undefined;
  let bestScore = least;
  for (const dialect of dialects) {
    const reached = score(dialect, sample, cut);
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
const isRegular = (sample: string, dialect: Dialect, cut: boolean) =>
  usualRow(splitSample(sample, dialect, cut)) !== undefined;

/**
 * Detects how a text file separates rows and cells, from its first 65,536 characters (more if its lines are long): the delimiter and quote under
 * which the rows agree best in length and the cells look most like values (after G. J. J. van den Burg, A. Nazábal and
 * C. Sutton, "Wrangling messy CSV files by detecting row and type patterns", 2019). Options set by the visitor are used
 * as they are.
 */
export function detectDialect(text: string, asked: AskedDialect = {}): DetectedDialect {
  const preamble = readPreamble(text);
  const rest = text.slice(preamble?.length ?? 0);
  const written = rest.slice(0, sampleLength(rest));
  const cut = text.length > written.length + (preamble?.length ?? 0);
  const whole = withoutComments(written.replace(/\r\n?/g, "\n"));
  const wanted = asked.delimiter ?? preamble?.delimiter;
  const long = wanted === undefined ? findLongDelimiter(whole, cut) : wanted.length > 1 ? wanted : undefined;
  if (long !== undefined) {
    const folded = detectDialect(rest.replaceAll(long, foldedDelimiter), { ...asked, delimiter: foldedDelimiter });
    return { ...folded, preamble: preamble?.length ?? 0, long };
  }
  const sample = withoutRules(whole);
  const isRuled = sample !== whole;
  const possible = wanted === undefined ? delimiters.filter((each) => sample.includes(each)) : [wanted];
  const all = possible.flatMap((each) => dialectsOf(sample, each, asked));
  const dialects = all.length > 1 ? withoutLists(all, sample, cut) : all;
  // Handles, slogans and the like don't look like values, however many columns of them there are.
  const best =
    chooseDialect(dialects, sample, cut, wanted === undefined ? oneColumnScore : -1) ??
    dialects.find((dialect) => splitsAllAlike(dialect, sample, cut) && score(dialect, sample, cut) > 0);
  const quote = asked.quote ?? '"';
  if (wanted === undefined && (best === undefined || !common.has(best.delimiter) || !isRegular(sample, best, cut))) {
    const columns = findFixedColumns(whole, cut);
    const alone: Dialect = { delimiter: foldedDelimiter, quote: "", escape: "", padded: false };
    if (columns !== undefined) return { ...alone, preamble: 0, newline: "any", columns, isRuled };
    const rare = findRareDelimiter(sample, cut);
    if (rare !== undefined) return detectDialect(text, { ...asked, delimiter: rare });
  }
  const unused = [",", ";", "\t", "|"].find((each) => !sample.includes(each)) ?? ",";
  const oneColumn: Dialect = { delimiter: unused, quote, escape: asked.escape ?? quote, padded: false };
  const chosen = best ?? oneColumn;
  const rows = splitSample(sample, chosen, cut);
  const dialect = { ...chosen, padded: chosen.padded || isPadded(rows, chosen.delimiter) };
  return {
    ...dialect,
    preamble: preamble?.length ?? 0,
    newline: newlineOf(written, dialect, cut),
    usual: best !== undefined && !dialect.padded ? usualRow(rows) : undefined,
    isRuled,
    isFramed: isRuled && isFramed(rows),
  };
}
