import { limits } from "#lib/contracts/limits.ts";
import { chooseHeader, headerSearchRows } from "../../header/find-header.ts";
import { noMarks, type SheetMarks } from "../../header/sheet-marks.ts";
import { cellText, type SheetRow } from "../../table.ts";

/** What the first rows of a sheet show, to choose among several sheets. */
export interface SheetSample {
  /** Rows with values, up to `headerSearchRows`. */
  rows: number;
  /** Cells with values, in rows that have several: a note has none. */
  area: number;
  headers: string[];
  /** What the workbook says about its rows. */
  marks: SheetMarks;
}

/** Collects the first rows of a sheet. `take` returns whether it needs more. */
export function createSampler(): {
  take(row: SheetRow, times?: number): boolean;
  sample(marks?: SheetMarks): SheetSample;
} {
  const first: SheetRow[] = [];
  return {
    take(row, times = 1) {
      if (row.cells.some(isFilled)) {
        for (let time = 0; time < times && first.length < headerSearchRows; time += 1) first.push(row);
      }
      return first.length < headerSearchRows;
    },
    sample(marks = noMarks) {
      const filled = first.map(({ cells }) => cells.filter(isFilled).length);
      const area = filled.reduce((sum, count) => sum + (count > 1 ? count : 0), 0);
      return { rows: first.length, area, headers: headersOf(first, marks), marks };
    },
  };
}

const isFilled = (cell: SheetRow["cells"][number]) => cellText(cell).trim() !== "";

function headersOf(first: SheetRow[], marks: SheetMarks): string[] {
  const names = chooseHeader(first, {}, marks).names.map((name) => name.trim().slice(0, limits.headerCharacters));
  return names.filter((name) => name !== "").slice(0, limits.headersPerSheet);
}
