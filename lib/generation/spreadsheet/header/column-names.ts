import { cellText, type SheetRow } from "../table.ts";
import { filledColumns } from "./row-cells.ts";

/** A column's letters in a spreadsheet program: A for 0, AA for 26. */
export function columnLetter(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : columnLetter(Math.floor(index / 26) - 1) + rest;
}

function onOneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** What two spellings of a name share: "StartDate" and "Start Date". */
export function bareName(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

/** The line that Qualtrics writes below its questions: `{"ImportId":"QID1"}` in every column. */
export function isIdLine(row: SheetRow): boolean {
  const columns = filledColumns(row);
  return columns.length > 0 && columns.every((column) => /^\{"ImportId":/.test(cellText(row.cells[column] ?? "")));
}

/** A label with more words is a question, and gets a colon before its answer. */
const longestGroup = 2;

function joinNames(label: string, name: string): string {
  if (label === "" || name.toLowerCase().startsWith(label.toLowerCase()) || bareName(label) === bareName(name))
    return name;
  const isQuestion = label.split(" ").length > longestGroup && !/\p{Terminal_Punctuation}$/u.test(label);
  return `${label}${isQuestion ? ":" : ""} ${name}`;
}

/** The names of two lines: a label covers the columns up to the next one, unless the cell below is empty. */
function joinTwo(upper: string[], last: string[]): string[] {
  let label = "";
  return Array.from({ length: Math.max(upper.length, last.length) }, (_, index) => {
    const above = upper[index] ?? "";
    const name = last[index] ?? "";
    if (above !== "" || name === "") label = name === "" ? "" : above;
    return name === "" ? above : joinNames(label, name);
  });
}

/**
 * The column names of a header's lines, from the top: "Contact" over "Name" and "Mail" gives "Contact Name" and
 * "Contact Mail", "What is your age" over "Response" gives "What is your age: Response". Leaves out ids that no reader
 * knows.
 */
export function joinHeaderLines(lines: SheetRow[]): string[] {
  const named = lines.filter((line) => !isIdLine(line));
  return (named.length > 0 ? named : lines)
    .map(({ cells }) => cells.map((cell) => onOneLine(cellText(cell))))
    .reduceRight((last, upper) => joinTwo(upper, last));
}

/**
 * Unique names for `width` columns: the header's texts on one line, `Column 3` where one is missing, and ` (2)` after a
 * duplicate. Without a header, `Column C`, as a spreadsheet program calls it.
 */
export function columnNames(header: string[], width: number): string[] {
  const taken = new Set<string>();
  const hasHeader = header.length > 0;
  return Array.from({ length: width }, (_, index) => {
    const name = onOneLine(header[index] ?? "") || `Column ${hasHeader ? index + 1 : columnLetter(index)}`;
    let unique = name;
    for (let count = 2; taken.has(unique); count++) unique = `${name} (${count})`;
    taken.add(unique);
    return unique;
  });
}
