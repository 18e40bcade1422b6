import { limits } from "#lib/contracts/limits.ts";

/** Columns of fixed width need so many lines, or two words may stand below each other by chance. */
const fewestLines = 4;
const mostLines = 2_000;
/** Titles and notes have other gaps. */
const tabularShare = 0.8;
/** Texts that are longer than their column stand in so many lines at most. */
const brokenShare = 0.03;
/** So many lines fill at least two columns. */
const filledShare = 0.7;

/**
 * Where the columns of a table begin that programs pad with spaces: behind places where no line has anything else. A gap
 * must be wider than one space somewhere, or the first line has a name behind it. Undefined if the lines of a sample have no such columns.
 */
export function findFixedColumns(sample: string, cut: boolean): number[] | undefined {
  const all = sample.split("\n").slice(0, mostLines);
  if (cut) all.pop();
  const filled = all.map((line) => line.trimEnd()).filter((line) => line !== "");
  const lines = filled.filter((line) => / {2}\S/.test(line.trimStart()) || /^ *(?:-+ )+-+$/.test(line));
  if (lines.length < fewestLines || lines.length < filled.length * tabularShare || sample.includes("\t"))
    return undefined;
  const width = Math.max(...lines.map(({ length }) => length));
  const counts = Array.from({ length: width }, () => 0);
  for (const line of lines) {
    for (let at = 0; at < line.length; at += 1) if (line[at] !== " ") counts[at] = (counts[at] ?? 0) + 1;
  }
  const [first = ""] = lines;
  // A column may be empty below its name.
  const isUsed = (at: number) => (counts[at] ?? 0) > lines.length * brokenShare || (first[at] ?? " ") !== " ";
  const begins = [...counts.keys()].filter((at) => isUsed(at) && (at === 0 || !isUsed(at - 1)));
  // Each is looked for in each line below.
  if (begins.length > limits.columns) return undefined;
  const starts = begins.map((at) => {
    // A number may have more digits than nearly all others.
    const empty = counts.lastIndexOf(0, at);
    const isBehindGap = empty >= 0 && counts.slice(empty, at).every((_, index) => !isUsed(empty + index));
    return isBehindGap ? empty + 1 : at;
  });
  const columns = starts.filter(
    (start, index) =>
      index === 0 || isPadded(lines, start, starts[index + 1]) || first.slice(start, starts[index + 1]).trim() !== "",
  );
  const rows = lines.map((line) => splitFixed(line, columns));
  const isTable =
    rows.filter((cells) => cells.filter((cell) => cell !== "").length > 1).length >= rows.length * filledShare;
  return columns.length > 1 && isTable ? columns : undefined;
}

/** Whether more than one space stands before the text of a column in some line; other gaps may be between two words. */
function isPadded(lines: string[], start: number, end: number | undefined): boolean {
  return lines.some((line) => {
    const text = line.slice(start, end).search(/\S/);
    return text >= 0 && line.slice(0, start + text).endsWith("  ");
  });
}

/** The cells of a line; one cell if a text in it is longer than its column and no gaps tell them apart. */
export function splitFixed(line: string, columns: number[]): string[] {
  const isBroken = columns.some(
    (start) => start > 0 && (line[start - 1] ?? " ") !== " " && (line[start] ?? " ") !== " ",
  );
  if (!isBroken) return columns.map((start, at) => line.slice(start, columns[at + 1]).trim());
  const parts = line.trim().split(/ {2,}/);
  return parts.length === columns.length ? parts : [line.trim()];
}
