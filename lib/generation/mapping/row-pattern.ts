import { type Cell, cellText, type Row } from "../spreadsheet/table.ts";
import { cleanText } from "./clean-text.ts";
import { fillPattern } from "./fill-pattern.ts";
import type { Fit } from "./fit.ts";
import { parsePattern, patternNames, resolveName } from "./pattern.ts";

/** The texts of a row's fields, by the fields' names; what is not there is empty. */
export type FieldTexts = Record<string, string>;

/** A pattern whose names have been looked up, so that filling it for a row is quick. */
export interface RowPattern {
  /** The columns that it names, by index. */
  columns: number[];
  fill(row: Row, texts: FieldTexts): string;
  /** True where it names something, and all that it names is empty in this row. */
  isEmpty(row: Row, texts: FieldTexts): boolean;
}

/**
 * @throws PatternError where `text` is not a pattern
 * @throws Error for a name that is neither a column nor a field; `validateFit` tells the visitor before
 */
export function compileRowPattern(text: string, fit: Pick<Fit, "columns" | "template">): RowPattern {
  const pattern = parsePattern(text);
  const columns: number[] = [];
  const values = new Map<string, (row: Row, texts: FieldTexts) => string>();
  for (const name of patternNames(pattern)) {
    const target = resolveName(name, fit.columns, fit.template.fields);
    if (target === null) throw new Error(`"${name}" is neither a column nor a field`);
    if ("field" in target) {
      values.set(name, (_row, texts) => texts[target.field] ?? "");
    } else {
      columns.push(target.column);
      values.set(name, (row) => shownText(row.cells[target.column] ?? ""));
    }
  }
  return {
    columns,
    fill: (row, texts) => fillPattern(pattern, (name) => values.get(name)?.(row, texts) ?? ""),
    isEmpty: (row, texts) => values.size > 0 && values.values().every((read) => read(row, texts) === ""),
  };
}

/** The text of a cell as it may stand in a document; an error value such as #N/A may not. */
export function shownText(cell: Cell): string {
  return typeof cell === "object" && cell.kind === "error" ? "" : cleanText(cellText(cell));
}
