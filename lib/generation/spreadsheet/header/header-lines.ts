import { readCell } from "../columns/cell-type.ts";
import { type Cell, cellText, type SheetRow } from "../table.ts";
import { isBracketed, isUnit } from "../values/unit-text.ts";
import { bareName, isIdLine, joinHeaderLines } from "./column-names.ts";
import { headerEvidence, isPlaceholder, isSameRow, isYear } from "./header-evidence.ts";
import { filledColumns } from "./row-cells.ts";

/** Longer texts above a table are titles and notes, unless there are several of them. */
const longestLabel = 40;
const longestOfSeveral = 120;
const several = 4;

/** Whether a cell may be the label of a group of columns. @param labels how many there are in its row */
export function isLabel(cell: Cell, labels = 1): boolean {
  const text = cellText(cell);
  if (text.length > (labels < several ? longestLabel : longestOfSeveral) || /^#|:$/.test(text)) return false;
  return isYear(cell) || readCell(cell).type === "text";
}

function isFilled({ cells }: SheetRow, column: number): boolean {
  return (cells[column] ?? "") !== "";
}

const areUnique = (names: string[]) => new Set(names).size === names.length;

/** The columns that each label covers: up to the next label, whether it is written once or repeated in each of them. */
function columnGroups(labels: SheetRow, width: number): number[][] {
  const groups: number[][] = [];
  for (let column = 0; column < width; column++) {
    const isNew = isFilled(labels, column) && labels.cells[column] !== labels.cells[column - 1];
    if (isNew) groups.push([column]);
    else groups.at(-1)?.push(column);
  }
  return groups;
}

/** Columns without a name must be empty below too, unless the line above names them. */
function namesAll(joined: string[], below: SheetRow[], above?: SheetRow): boolean {
  return joined.every(
    (name, column) => name !== "" || (above !== undefined && isFilled(above, column)) || !isUsual(column, below),
  );
}

/** "Report | 2026": a title with a year beside it, above two names. */
function isTitleWithYear(upper: SheetRow, labels: number[], names: SheetRow): boolean {
  const years = labels.filter((column) => isYear(upper.cells[column] ?? ""));
  return labels.length === 2 && years.length === 1 && labels.every((column) => isFilled(names, column));
}

/** Whether each label stands above the first column of one of several tables that empty columns separate. */
function areTitlesBeside(labels: number[], names: SheetRow, below: SheetRow[]): boolean {
  const isUsed = (column: number) => [names, ...below].some((row) => isFilled(row, column));
  const starts = [...names.cells.keys()].filter((column) => isUsed(column) && (column === 0 || !isUsed(column - 1)));
  return starts.length > 1 && labels.length === starts.length && labels.every((label, at) => label === starts[at]);
}

/**
 * Whether a row above the column names groups them: "Contact | | Address |" over "Name | Mail | Street | City". A
 * title does not, nor does a caption with its value beside it. The row above the groups may name what both leave open.
 */
export function groupsColumns(upper: SheetRow, names: SheetRow, below: SheetRow[], above?: SheetRow): boolean {
  const labels = filledColumns(upper);
  const width = Math.max(names.cells.length, ...below.map(({ cells }) => cells.length));
  // A column of comments may be empty.
  const beyond = labels.filter((column) => column >= width).length;
  const isBeside = upper.sheetRow + 1 === names.sheetRow && beyond * several <= labels.length;
  if (!isBeside || labels.length < 2) return false;
  if (!labels.every((column) => isLabel(upper.cells[column] ?? "", labels.length))) return false;
  const joined = joinHeaderLines([upper, names]);
  if (!namesAll(joined, below, above) || isTitleWithYear(upper, labels, names)) return false;
  if (areTitlesBeside(labels, names, below)) return false;
  const tellsApart = areUnique(joined) && !areUnique(names.cells.map((cell) => cellText(cell).trim()));
  const wide = columnGroups(upper, joined.length).filter((columns) => columns.length > 1);
  // A label over the column after it only fills a gap: the rows are alike.
  if (!wide.every(([column = 0]) => isFilled(names, column))) return false;
  return tellsApart || wide.length > 1 || !labels.every((column) => isFilled(names, column));
}

/**
 * Whether the row right below a header's first line is its second line: a row of units, or one that names the columns
 * that the first line leaves unnamed. In doubt it is not: losing a name is better than losing a data row.
 */
export function continuesHeader(upper: SheetRow, next: SheetRow, below: SheetRow[]): boolean {
  // Even an empty line may stand between groups and the names of their columns.
  if (upper.sheetRow + 2 < next.sheetRow || below.length === 0) return false;
  if (namesGroups(upper, next, below)) return true;
  if (upper.sheetRow + 1 < next.sheetRow) return false;
  return (
    isIdLine(next) || isFirstLine(upper, next, below) || isUnitLine(upper, next, below) || addsWords(upper, next, below)
  );
}

/** With fewer rows below, too little is known about a column. */
const fewestRows = 4;

/**
 * "Total | Total" over "| Restated": words below the names of columns of numbers, in a row whose first cell is empty
 * though all rows below fill theirs.
 */
function addsWords(upper: SheetRow, next: SheetRow, below: SheetRow[]): boolean {
  const columns = filledColumns(next);
  if (isFilled(next, 0) || below.length < fewestRows || !below.every((row) => isFilled(row, 0))) return false;
  return columns.every((column) => {
    const values = below.map(({ cells }) => cells[column] ?? "").filter((cell) => cell !== "" && !isPlaceholder(cell));
    const isWord = isLabel(next.cells[column] ?? "") && !isPlaceholder(next.cells[column] ?? "");
    return (
      isFilled(upper, column) && isWord && values.length > 1 && values.every((cell) => readCell(cell).type !== "text")
    );
  });
}

/** Whether a row right above the names has the questions that they answer or codes for them, or is the same again. */
export function isFirstLine(upper: SheetRow, names: SheetRow, below: SheetRow[]): boolean {
  if (upper.sheetRow + 1 !== names.sheetRow) return false;
  return isSameRow(upper, names) || spellsNames(upper, names, below) || answersQuestions(upper, names, below);
}

/** Fewer names may recur by coincidence. */
const fewestSpelt = 3;

/** "StartDate | Status | ResponseId | Q1" over "Start Date | Status | Response ID | How old are you?". */
function spellsNames(upper: SheetRow, next: SheetRow, below: SheetRow[]): boolean {
  const columns = filledColumns(upper);
  if (!isFilled(upper, 0) || !columns.every((column) => isFilled(next, column))) return false;
  const bare = (row: SheetRow, column: number) => bareName(cellText(row.cells[column] ?? ""));
  const isSpelt = (row: SheetRow) => (column: number) => bare(upper, column) === bare(row, column);
  // The choices of a question recur in the answers.
  const spelt = columns.filter(isSpelt(next)).filter((column) => !below.some((row) => isSpelt(row)(column)));
  return spelt.length >= fewestSpelt;
}

/** Whether a row below the names has only their units. */
export function isUnitLine(upper: SheetRow, next: SheetRow, below: SheetRow[]): boolean {
  const isMeasured = (column: number) => {
    const values = below.map(({ cells }) => cells[column] ?? "").filter((cell) => cell !== "");
    return values.length > 0 && values.every((cell) => readCell(cell).type !== "text");
  };
  const isUnitOf = (column: number) => {
    const text = cellText(next.cells[column] ?? "").trim();
    return isFilled(upper, column) && (isBracketed(text) || (isUnit(text) && isMeasured(column)));
  };
  const columns = filledColumns(next);
  return columns.every(isUnitOf) && columns.some(isMeasured);
}

/**
 * "Question | Question" over "Response | Response", as programs for surveys write it: beside columns that every row
 * fills and this line does not, it repeats a label below questions, offers the only value of its column, or differs in
 * type from it.
 */
function answersQuestions(upper: SheetRow, next: SheetRow, below: SheetRow[]): boolean {
  const named = filledColumns(next);
  const texts = named.map((column) => cellText(next.cells[column] ?? ""));
  const always = filledColumns(upper).filter((column) => below.every((row) => isFilled(row, column)));
  if (named.length < 2 || !named.every((column) => isLabel(next.cells[column] ?? ""))) return false;
  if (!isFilled(upper, 0) || always.every((column) => named.includes(column))) return false;
  if (!namesAll(joinHeaderLines([upper, next]), below)) return false;
  const recurs = (column: number) => {
    const values = below.filter((row) => isFilled(row, column)).map(({ cells }) => cellText(cells[column] ?? ""));
    const text = cellText(next.cells[column] ?? "");
    return values.includes(text) && !values.every((value) => value === text);
  };
  return (
    !named.some(recurs) &&
    (repeatsAnswer(upper, named, texts) ||
      isOffered(next, named, below) ||
      // A single row below doesn't tell what the columns hold.
      (below.length > 1 && !isFilled(next, 0) && headerEvidence(next, below) > 0))
  );
}

const answerWord = /response|answer|antwort|réponse|respuesta|risposta|resposta|antwoord|svar|odpowied|vastaus/iu;

/** A text with fewer words is a name. */
const fewestWordsOfQuestion = 4;

/**
 * A first row without its name may repeat a text too: it is a label only where it says so, or questions stand above.
 */
function repeatsAnswer(upper: SheetRow, named: number[], texts: string[]): boolean {
  const repeated = named.filter(
    (_, index) => texts.indexOf(texts[index] ?? "") !== texts.lastIndexOf(texts[index] ?? ""),
  );
  const isQuestion = (column: number) => {
    const text = cellText(upper.cells[column] ?? "").trim();
    return text.endsWith("?") || text.split(/\s+/u, fewestWordsOfQuestion).length === fewestWordsOfQuestion;
  };
  return repeated.length > 0 && (texts.some((text) => answerWord.test(text)) || repeated.some(isQuestion));
}

/** Whether columns hold the text of this row or nothing, as those of a question with several answers. */
function isOffered(next: SheetRow, named: number[], below: SheetRow[]): boolean {
  const offered = named.filter((column) => {
    const values = below.filter((row) => isFilled(row, column)).map(({ cells }) => cellText(cells[column] ?? ""));
    return values.length > 0 && values.every((value) => value === cellText(next.cells[column] ?? ""));
  });
  return offered.length > 1;
}

/** "Name | Contact |" over "| Mail | Phone": the columns that are empty in the lower line have values in the data. */
function namesGroups(upper: SheetRow, next: SheetRow, below: SheetRow[]): boolean {
  const joined = joinHeaderLines([upper, next]);
  const groups = columnGroups(upper, joined.length);
  const wide = groups.filter((columns) => columns.length > 1);
  const named = filledColumns(next);
  if (!isFilled(upper, 0) || !namesAll(joined, below) || !areUnique(joined)) return false;
  if (wide.length === 0 || !wide.flat().every((column) => named.includes(column))) return false;
  if (!named.every((column) => isShortName(next.cells[column] ?? ""))) return false;
  const evidence = headerEvidence(next, below);
  const unnamed = groups.flat().filter((column) => !named.includes(column));
  if (unnamed.length === 0) return evidence >= (wide.length > 1 ? 1 : 2);
  return evidence > 0 || (evidence === 0 && unnamed.every((column) => isUsual(column, below)));
}

function isShortName(cell: Cell): boolean {
  return isLabel(cell) && (isYear(cell) || !/\d{3}/.test(cellText(cell)));
}

/** Whether most rows have a value in this column. */
function isUsual(column: number, rows: SheetRow[]): boolean {
  return rows.filter((row) => isFilled(row, column)).length * 2 > rows.length;
}
