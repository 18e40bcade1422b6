import type { HeaderReason } from "#lib/contracts/sessions/source.ts";
import { cellText, type ReadOptions, type SheetRow } from "../table.ts";
import { isIdLine, joinHeaderLines } from "./column-names.ts";
import { headerEvidence, isSameRow } from "./header-evidence.ts";
import { continuesHeader, groupsColumns, isFirstLine, isUnitLine } from "./header-lines.ts";
import { comment, filledColumns, isAfterGap } from "./row-cells.ts";
import { headerMark, noMarks, type SheetMarks } from "./sheet-marks.ts";
import { isTitleRow } from "./title-rows.ts";

/** Looks for the header in this many rows. */
export const headerSearchRows = 50;
/** The lines of the highest header: groups of groups over names. */
export const mostHeaderLines = 3;

/*
 * What counts for and against a row as the header, next to 1 for a row that names all columns, or that differs from the
 * data in all of its cells.
 */
const costs = {
  /** A row left out above the header that is as full as the data, or less full. */
  fullRow: 1,
  sparseRow: 0.6,
  /** A row that clearly differs from the data, left out above another: it may be a line of groups. */
  labelRow: 0.1,
  /** A title that is taken for a header. */
  title: 0.5,
};
/** A last row has no table below: what it counts as naming of the columns. */
const lastRowCoverage = 0.4;
/** From this share of its cells on, a row clearly differs from the data. */
const clearShare = 0.5;
/** A column that only a few rows fill is a slip or a note. */
const leastFilled = 0.1;
/** Fewer rows are no separate table: some lists have an empty line after every row. */
const fewestInBlock = 3;
/** A table below facts about it has this many times their cells, and at least so many columns. */
const widerTimes = 1.5;
const fewestWide = 4;
/** A lone name above more columns than these is a title. */
const mostBelowLoneName = 2;

/** The rows that name a table's columns. */
export interface Header {
  /** The last header row, from 1; 0 if there is no header. */
  row: number;
  lines: number;
  names: string[];
  /** Null for a header that was asked for. */
  reason: HeaderReason | null;
}

export type HeaderChoice = Pick<ReadOptions, "headerRow" | "headerLines">;

/** A row that may name the columns, at this place among the rows, with the sum of the evidence for it. */
interface Candidate {
  at: number;
  /** Whether it looks like the rows below. */
  isData: boolean;
  score: number;
  reason: HeaderReason["code"];
}

/**
 * Counts the leading comment rows, which may have as many commas as the table: those above a row that looks like names,
 * or at least not like values if blanks follow the comment's commas. `#Name` may be a column name itself.
 */
function leadingComments(rows: SheetRow[]): number {
  const count = rows.findIndex(({ cells }) => !comment.test(cellText(cells[0] ?? "")));
  const next = rows[count];
  if (count < 1 || next === undefined) return 0;
  const isSentence = rows.slice(0, count).some(({ cells }) => cells.slice(1).some((cell) => /^ /.test(cellText(cell))));
  return headerEvidence(next, rows.slice(count + 1)) >= (isSentence ? 0 : 1) ? count : 0;
}

/**
 * Counts the leading rows of facts about the table, such as a bank's account, holder and balance: with an empty line
 * below them, and at most two thirds as wide as the first rows after it.
 */
function leadingFacts(rows: SheetRow[], marks: SheetMarks): number {
  let widest = 0;
  for (const [at, row] of rows.entries()) {
    const columns = filledColumns(row).length;
    const next = rows[at + 1];
    const isTable =
      at > 0 &&
      columns >= Math.max(fewestWide, widest * widerTimes) &&
      isAfterGap(row, rows[at - 1]) &&
      next !== undefined &&
      !isAfterGap(next, row) &&
      filledColumns(next).length >= Math.max(fewestWide, widest * widerTimes);
    if (isTable) return holdsTable(rows.slice(0, at)) ? 0 : at;
    const mark = headerMark(row, next, marks);
    if (mark !== undefined && mark.code !== "style") return 0;
    widest = Math.max(widest, columns);
  }
  return 0;
}

/** Whether a part of the rows is a separate table: equally wide, below a row that looks like names. */
function holdsTable(rows: SheetRow[]): boolean {
  const starts = [...rows.keys()].filter((at) => at === 0 || isAfterGap(rows[at] as SheetRow, rows[at - 1]));
  return starts.some((start, index) => {
    const [names, ...data] = rows.slice(start, starts[index + 1]);
    if (names === undefined || data.length < fewestInBlock) return false;
    const width = filledColumns(names).length;
    const isEven = width > 1 && data.every((row) => filledColumns(row).length === width);
    return isEven && headerEvidence(names, data) > 1;
  });
}

/** How many rows fill each column, for the columns that the table has. */
function usedColumns(rows: SheetRow[]): Set<number> {
  const counts: number[] = [];
  for (const row of rows) for (const column of filledColumns(row)) counts[column] = (counts[column] ?? 0) + 1;
  return new Set([...counts.keys()].filter((column) => (counts[column] ?? 0) > rows.length * leastFilled));
}

/** The part of the table's columns that a row fills; a last row has no table below. */
function coverage(row: SheetRow, below: SheetRow[], rows: number): number {
  if (below.length === 0) return rows === 1 ? 1 : lastRowCoverage;
  const used = usedColumns(below);
  return filledColumns(row).filter((column) => used.has(column)).length / Math.max(used.size, 1);
}

/** What it costs to leave out a row above the header: most if it is as full as the data. */
function skipCost(row: SheetRow, columns: number): number {
  return filledColumns(row).length * 2 > columns ? costs.fullRow : costs.sparseRow;
}

/** The rows up to the first empty line: below it, there may be another table. */
function firstBlock(below: SheetRow[]): SheetRow[] {
  const end = below.findIndex((row, at) => at > 0 && isAfterGap(row, below[at - 1]));
  return end >= fewestInBlock ? below.slice(0, end) : below;
}

function bestCandidate(rows: SheetRow[], marks: SheetMarks): Candidate | undefined {
  let best: Candidate | undefined;
  let skipped = 0;
  let skippedLabels = 0;
  for (const [at, row] of rows.entries()) {
    const mark = headerMark(row, rows[at + 1], marks);
    if (isIdLine(row)) continue;
    // The rows above are data.
    if (skippedLabels > 1 && (mark === undefined || mark.code === "style")) continue;
    const below = firstBlock(rows.slice(at + 1));
    const columns = usedColumns(below).size;
    const isTitle = isTitleRow(row, columns, below);
    const evidence = headerEvidence(row, below);
    const share = evidence / Math.max(filledColumns(row).length, 1);
    const cost = share >= clearShare ? skippedLabels : skipped;
    const covered = coverage(row, below, rows.length);
    const score =
      covered + share * (share > 0 ? covered : 1) - cost - (isTitle ? costs.title : 0) + (mark?.weight ?? 0);
    if (best === undefined || score > best.score) {
      const place = at > 0 ? "width" : "first";
      const reason = mark?.code ?? (evidence > 0 ? "types" : place);
      best = { at, isData: evidence < 0 && mark === undefined, score, reason };
    }
    if (isTitle) continue;
    skipped += skipCost(row, columns);
    skippedLabels += share >= clearShare ? costs.labelRow : skipCost(row, columns);
  }
  return best;
}

/** Several header rows as one, at the place of the first or the last of them. */
function joined(lines: SheetRow[], place: 0 | -1): SheetRow {
  return {
    sheetRow: lines.at(place)?.sheetRow ?? 0,
    cells: lines.length === 1 ? (lines[0]?.cells ?? []) : joinHeaderLines(lines),
  };
}

/** The rows that form one header with the one at `at`: groups above it, sub-names, units or the same names below. */
function headerAround(rows: SheetRow[], at: number): SheetRow[] {
  const base = rows[at];
  let lines = base === undefined ? [] : [base];
  for (let below = at + 1; lines.length < mostHeaderLines && below < rows.length; below++) {
    const next = rows[below];
    // A third line of names is more likely a row.
    const isKnown = lines.length < 2 || (next && (isIdLine(next) || lines.some((line) => isSameRow(line, next))));
    if (next === undefined || !isKnown || !continuesHeader(joined(lines, -1), next, rows.slice(below + 1))) break;
    lines = [...lines, next];
  }
  for (let above = at - 1; lines.length < mostHeaderLines && above >= 0; above--) {
    const upper = rows[above];
    const names = joined(lines, 0);
    const below = rows.slice(at + 1);
    if (upper === undefined || isTitleRow(upper, names.cells.length, below)) break;
    const [first = names] = lines;
    // Words of a line below tell alike names apart, too.
    const isGroups = [names, first].some((lower) => groupsColumns(upper, lower, below, rows[above - 1]));
    if (!isGroups && !isFirstLine(upper, names, below) && !isUnitLine(upper, names, below)) break;
    lines = [upper, ...lines];
  }
  return lines;
}

/** Whether a row is the first line of a DATEV file, above the names: "EXTF";700;21;"Buchungsstapel". */
function isDatevLine({ cells }: SheetRow): boolean {
  const [mark = "", version = "", kind = ""] = cells.map(cellText);
  return /^(?:EXTF|DTVF)$/.test(mark) && /^\d{3}$/.test(version) && /^\d{1,2}$/.test(kind);
}

/** The header among a table's first non-empty rows; without lines if no row names columns. */
function findHeader(first: SheetRow[], marks: SheetMarks): { lines: SheetRow[]; reason: HeaderReason } {
  const [datev, names] = first;
  if (datev && names && isDatevLine(datev)) return { lines: [names], reason: { code: "width", skipped: 1 } };
  const comments = leadingComments(first);
  const above = comments + leadingFacts(first.slice(comments), marks);
  const rows = first.slice(above);
  const best = bestCandidate(rows, marks);
  const row = rows[best?.at ?? -1];
  const isTitle =
    row !== undefined && filledColumns(row).length === 1 && usedColumns(rows.slice(1)).size > mostBelowLoneName;
  if (best === undefined || row === undefined || best.isData || isTitle) {
    return { lines: [], reason: { code: "values", skipped: 0 } };
  }
  const lines = headerAround(rows, best.at);
  return { lines, reason: { code: best.reason, skipped: above + best.at + 1 - lines.length } };
}

/** The requested header, or, for what the request leaves open, the one detected in the table's first rows. */
export function chooseHeader(
  rows: SheetRow[],
  { headerRow, headerLines }: HeaderChoice,
  marks: SheetMarks = noMarks,
): Header {
  const found = headerRow === undefined ? findHeader(rows, marks) : undefined;
  const row = headerRow ?? found?.lines.at(-1)?.sheetRow ?? 0;
  const reason = found?.reason ?? null;
  if (row === 0) return { row, lines: 0, names: [], reason };
  const at = rows.findIndex(({ sheetRow }) => sheetRow === row);
  const wanted = headerLines ?? found?.lines.length ?? 1;
  const lines = at < 0 ? [] : rows.slice(Math.max(at + 1 - wanted, 0), at + 1);
  return { row, lines: Math.max(lines.length, 1), names: lines.length === 0 ? [] : joinHeaderLines(lines), reason };
}
