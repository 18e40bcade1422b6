import type { DetectedDialect } from "./dialect.ts";
import { isUsualRow, typedCells } from "./usual-row.ts";

/** A record as it was split. */
interface WrittenRecord {
  cells: string[];
  /** The line that it begins with. */
  line: string;
  isFirst: boolean;
  /** Whether text other than spaces follows a closing quotation mark. */
  isMisquoted: boolean;
}

const delimiters = [",", ";", "\t", "|"];
/** Fewer cells are split alike by chance. */
const fewestCells = 3;
/** Titles and notes are longer than names. */
const longestName = 60;

/** How to read quotation marks. With `isText`, one at a cell's start is text if there is another inside the cell. */
interface Quoting {
  quote: string;
  isText: boolean;
  /** Whether two of them are one within quotes. */
  isDoubled: boolean;
}

/**
 * The cells of a record that has another number of them than nearly all others, because a quotation mark in it is text,
 * or because it has another delimiter or other quotation marks; undefined if no reading of its line has the usual
 * number.
 */
export function mendRecord(record: WrittenRecord, { usual, quote, delimiter }: DetectedDialect): string[] | undefined {
  if (usual === undefined) return undefined;
  const { cells, line, isFirst, isMisquoted } = record;
  const isFull = (found: string[]) => found.length === usual.width;
  if (isMisquoted) {
    const [enclosing, literal, undoubled] = [
      { quote, isText: false, isDoubled: true },
      { quote, isText: true, isDoubled: true },
      { quote, isText: false, isDoubled: false },
    ].map((quoting) => splitLine(line, delimiter, quoting)) as [string[], string[], string[]];
    // Two marks at a cell's start are one that begins its text.
    const isOpenedTwice = cells.some((cell) => cell.startsWith(quote + quote));
    const readings = isOpenedTwice ? [enclosing, literal, undoubled, cells] : [literal, enclosing, undoubled, cells];
    const [mended] = readings
      .filter(isFull)
      .sort((one, other) => (isFirst ? 0 : typedCells(other, usual) - typedCells(one, usual)));
    if (mended !== undefined) return mended === cells ? undefined : mended;
  }
  if (isFull(cells) || usual.width < fewestCells) return undefined;
  const quoting = { quote, isText: true, isDoubled: true };
  const others = delimiters
    .filter((each) => each !== delimiter && line.includes(each))
    .map((each) => splitLine(line, each, quoting));
  if (isFirst && usual.isBelowNames) return others.find((found) => isFull(found) && areNames(found));
  const isApostrophe = cells.some((cell) => cell.startsWith("'")) && !cells.some((cell) => cell.startsWith('"'));
  if (isApostrophe) others.push(splitLine(line, delimiter, { quote: "'", isText: false, isDoubled: true }));
  if (delimiter !== " ") others.push(splitLine(line, " ", quoting));
  return others.find((found) => isUsualRow(found, usual));
}

function areNames(cells: string[]): boolean {
  return new Set(cells).size === cells.length && cells.every((cell) => cell !== "" && cell.length <= longestName);
}

function splitLine(line: string, delimiter: string, quoting: Quoting): string[] {
  const { quote, isDoubled } = quoting;
  const cells: string[] = [];
  for (let at = 0; ; at += delimiter.length) {
    const end = quote !== "" && line[at] === quote ? endOfQuotes(line, at + 1, delimiter, quoting) : -1;
    const next = line.indexOf(delimiter, end < 0 ? at : end + 1);
    const cell = end < 0 ? line.slice(at, next < 0 ? line.length : next) : line.slice(at + 1, end);
    cells.push(end >= 0 && isDoubled ? cell.replaceAll(quote + quote, quote) : cell);
    if (next < 0) return cells;
    at = next;
  }
}

/** The index of the quotation mark before a delimiter or the line's end that closes the text from `at` on; or -1. */
function endOfQuotes(line: string, at: number, delimiter: string, { quote, isText, isDoubled }: Quoting): number {
  for (let end = line.indexOf(quote, at); end >= 0; end = line.indexOf(quote, end + 1)) {
    if (end + 1 === line.length || line.startsWith(delimiter, end + 1)) return end;
    if (isDoubled && line[end + 1] === quote) end++;
    else if (isText) return -1;
  }
  return -1;
}
