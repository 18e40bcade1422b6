import { limits } from "#lib/contracts/limits.ts";

/** With fewer lines, words may be aligned by chance. */
const fewestLines = 4;
const mostLines = 2_000;
/** Titles and notes have other gaps. */
const tabularShare = 0.8;
/** At most this share of the lines has a text that is longer than its column. */
const brokenShare = 0.03;
/** At least this share of the lines fills two columns or more. */
const filledShare = 0.7;

/**
 * Where the columns begin in a table that a program padded with spaces: after gaps that are blank in every line. A gap
 * must be wider than one space somewhere, or precede a name in the first line. Undefined if there are no such columns.
 */
export function findFixedColumns(sample: string, isCut: boolean): number[] | undefined {
  const all = sample.split("\n").slice(0, mostLines);
  if (isCut) all.pop();
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
