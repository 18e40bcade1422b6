import type { HeaderReason } from "#lib/contracts/sessions/source.ts";
import type { SheetRow } from "../table.ts";
import { filledColumns } from "./row-cells.ts";

/** What a workbook says about the rows of a sheet, each as a row number from 1. */
export interface SheetMarks {
  /** The headers of its tables, and their rows of totals. */
  tables: number[];
  totals: number[];
  /** The first row of its filter. */
  filter?: number;
  /** The last of the rows that are frozen at the top. */
  frozen?: number;
  /** The last of the rows that are printed on every page. */
  titles?: number;
  /** Hidden columns, from 0, as the first and the last of each run. */
  hiddenColumns?: [first: number, last: number][];
}

export const noMarks: SheetMarks = { tables: [], totals: [] };

/** How much each mark counts for, next to 1 for naming all columns and 1 for differing from all cells below. */
const weights = { table: 3, filter: 2, titles: 1.5, frozen: 1, style: 0.5 } as const;
/** A cell of a header may be left plain. */
const markedShare = 0.8;

export interface HeaderMark {
  code: Extract<HeaderReason["code"], keyof typeof weights>;
  weight: number;
}

/** The strongest mark of a row as a header, if it has one. */
export function headerMark(row: SheetRow, next: SheetRow | undefined, marks: SheetMarks): HeaderMark | undefined {
  const { sheetRow } = row;
  // The strongest first.
  const matches: [code: HeaderMark["code"], isMatch: boolean][] = [
    ["table", marks.tables.includes(sheetRow)],
    ["filter", marks.filter === sheetRow],
    ["titles", marks.titles === sheetRow],
    ["frozen", marks.frozen === sheetRow],
    ["style", isStyled(row) && (next === undefined || !isStyled(next))],
  ];
  const [code] = matches.find(([, isMatch]) => isMatch) ?? [];
  // A bold title is narrower than the names below it.
  const share = code === "style" && next !== undefined ? filledColumns(row).length / filledColumns(next).length : 1;
  return code && { code, weight: weights[code] * Math.min(share, 1) };
}

function isStyled({ cells, marked = 0 }: SheetRow): boolean {
  return marked > 0 && marked >= cells.filter((cell) => cell !== "").length * markedShare;
}
