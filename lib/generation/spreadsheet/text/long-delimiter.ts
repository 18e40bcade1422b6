import { type Dialect, isFilled, splitSample } from "./split-sample.ts";

/** Stands for a delimiter of several characters while a text is split; Unicode reserves it for such uses. */
export const foldedDelimiter = "\ufdd0";

/** One character two or three times, a pipe or caret around another, or a tab as programmers write it. */
const written = /([,;|~^:#@*&!$%=\t¦§])\1{1,2}|([|^~*])[|^~*]\2|\\t/g;
const fewestRows = 3;
/** A title or note may have fewer cells than the table. */
const regularShare = 0.9;
/** In more rows, a character of the delimiter that stands alone is one itself, and torn quotes are those of another. */
const oddShare = 0.2;
const fewestCells = 2;
/** Other marks stand next to each other in texts, too. */
const common = /^[,;|~^:\t]/;
const fewestCellsOfOthers = 3;

/**
 * A delimiter of several characters: the first line has it, it splits nearly all lines into equally many cells, and its
 * characters hardly stand alone outside of quotes.
 */
export function findLongDelimiter(sample: string, isCut: boolean): string | undefined {
  const [first = ""] = sample.trimStart().split("\n", 1);
  const found = new Set([...first.matchAll(written)].map(([mark]) => mark));
  return [...found].find((mark) => separates(mark, sample, isCut));
}

/** Characters that very few files use as a delimiter. */
const rare = ["*", "&", "!", "$", "%"];

/** A delimiter that is used so rarely that only a table without any other may have it. */
export function findRareDelimiter(sample: string, isCut: boolean): string | undefined {
  return rare.find((mark) => separates(mark, sample, isCut));
}

function separates(mark: string, sample: string, isCut: boolean): boolean {
  const dialect: Dialect = { delimiter: foldedDelimiter, quote: '"', escape: '"', padded: false };
  const rows = splitSample(sample.replaceAll(mark, foldedDelimiter), dialect, isCut).filter(isFilled);
  const [names = []] = rows;
  const least = common.test(mark) ? fewestCells : fewestCellsOfOthers;
  if (rows.length < fewestRows || names.length < least || names.includes("")) return false;
  const regular = rows.filter((row) => row.length === names.length);
  const [single = ""] = mark;
  const isAlone = (cell: string) => mark.length > 1 && !cell.startsWith('"') && cell.includes(single);
  // A mark within quotes tears them apart if another delimiter stands between them.
  const isTorn = (cell: string) => cell.startsWith('"') && !cell.trimEnd().endsWith('"');
  const odd = rows.filter((row) => row.some((cell) => isAlone(cell) || isTorn(cell)));
  return regular.length >= rows.length * regularShare && odd.length <= rows.length * oddShare;
}

/** The texts with the delimiter folded, however they are cut. */
export async function* foldDelimiter(texts: AsyncGenerator<string>, delimiter: string): AsyncGenerator<string> {
  let rest = "";
  for await (const text of texts) {
    const folded = (rest + text).replaceAll(delimiter, foldedDelimiter);
    // The last characters may be the beginning of a delimiter.
    const kept = lengthOfBeginning(folded, delimiter);
    rest = folded.slice(folded.length - kept);
    yield folded.slice(0, folded.length - kept);
  }
  if (rest !== "") yield rest;
}

function lengthOfBeginning(text: string, delimiter: string): number {
  for (let length = delimiter.length - 1; length > 0; length--) {
    if (text.endsWith(delimiter.slice(0, length))) return length;
  }
  return 0;
}

/** A cell as it was written: within quotes, the delimiter is text. */
export function unfolded(cell: string, delimiter: string): string {
  return cell.includes(foldedDelimiter) ? cell.replaceAll(foldedDelimiter, delimiter) : cell;
}
