import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { type Cell, cellText, noteUnvalued } from "../../table.ts";
import { checkListed, joinedText } from "../package/hostile-part.ts";
import type { XmlHandlers } from "../package/xml.ts";
import type { Width } from "../sheets/sheet-rows.ts";
import { openDocumentCell } from "./open-document-cell.ts";

/** A row repeated `times` times; the first is `sheetRow`. Rows without values are skipped. */
export interface RepeatedRow {
  sheet: string;
  sheetRow: number;
  hidden: boolean;
  times: number;
  cells: Cell[];
  isAfterHidden?: boolean;
  /** The columns of formulas that the file has nothing to show for. */
  unvalued?: number[] | undefined;
}

const mostRows = 1_048_576;

function repeats(attribute: string | undefined): number {
  const times = attribute === undefined ? 1 : Number(attribute);
  if (Number.isInteger(times) && times >= 1 && times <= mostRows) return times;
  throw new AppError("damaged_file", msg("workbook.repeated", { times: String(attribute) }));
}

/** Elements in a cell that are not its text: comments, drawings, and readings above East Asian text. */
const besides = new Set(["annotation", "ruby-text", "shapes", "frame", "custom-shape"]);

/** Joins a cell's text from its paragraphs (ODF 1.3 part 3, 6.1). */
function createParagraphs() {
  let text = "";
  let paragraphs = 0;
  let depth = 0;
  let aside = 0;
  const add = (piece: string) => {
    if (depth > 0 && aside === 0) text = joinedText(text, piece);
  };
  return {
    open(name: string, attributes: Record<string, string>) {
      if (besides.has(name)) aside++;
      else if (aside > 0) return;
      else if (name === "p" && depth++ === 0) {
        if (paragraphs++ > 0) add("\n");
      } else if (name === "s") add(" ".repeat(Math.min(Number(attributes["text:c"] ?? 1) || 1, 1_000)));
      else if (name === "tab") add("\t");
      else if (name === "line-break") add("\n");
    },
    close(name: string) {
      if (besides.has(name)) aside--;
      else if (name === "p" && aside === 0) depth--;
    },
    /** XML collapses line ends and runs of whitespace to one space. */
    add: (piece: string) => add(piece.replace(/[ \t\r\n]+/g, " ")),
    /** Undefined if a cell has no paragraph at all, unlike an empty one. */
    take() {
      const taken = paragraphs === 0 ? undefined : text;
      text = "";
      paragraphs = 0;
      return taken;
    },
  };
}

/**
 * Handlers that read the tables of `content.xml` (ODF 1.3 part 3, 9.1): they report each table, then its rows with
 * values.
 */
export function openDocumentHandlers(
  width: Width,
  onRow: (row: RepeatedRow) => void,
  onSheet: (name: string, hidden: boolean) => void = () => undefined,
): XmlHandlers {
  const paragraphs = createParagraphs();
  const hiddenStyles = new Set<string>();
  let style = "";
  let tables = 0;
  let row: RepeatedRow = { sheet: "", sheetRow: 1, hidden: false, times: 1, cells: [] };
  let column = 0;
  let attributesOfCell: Record<string, string> = {};
  let covered = false;

  function openTable(attributes: Record<string, string>): void {
    row = { ...row, sheet: attributes["table:name"] ?? "", sheetRow: 1, cells: [] };
    column = 0;
    onSheet(row.sheet, hiddenStyles.has(attributes["table:style-name"] ?? ""));
  }

  function openColumn(attributes: Record<string, string>): void {
    const first = column;
    column += repeats(attributes["table:number-columns-repeated"]);
    if (!isVisible(attributes)) width.onHidden?.(first, column - 1);
  }

  function openRow(attributes: Record<string, string>): void {
    const times = repeats(attributes["table:number-rows-repeated"]);
    row = { ...row, hidden: !isVisible(attributes), times, cells: [], unvalued: undefined };
    column = 0;
  }

  function closeCell(): void {
    const cell = openDocumentCell(attributesOfCell, paragraphs.take());
    const first = column;
    column += repeats(attributesOfCell["table:number-columns-repeated"]);
    const rows = repeats(attributesOfCell["table:number-rows-spanned"]);
    // A cell covered by a merged one is stored in the file but not displayed.
    if (covered) return;
    if (rows > 1) width.onMerged?.({ column: first, first: row.sheetRow, last: row.sheetRow + rows - 1 });
    if (isFormulaWithoutValue(attributesOfCell, cell)) noteUnvalued(row, first);
    if (cell === "") return;
    while (row.cells.length < Math.min(first, width.columns)) row.cells.push("");
    while (row.cells.length < Math.min(column, width.columns)) row.cells.push(cell);
    if (column > width.columns) width.onBeyond(row.sheetRow, column - 1);
  }

  function openInTable(name: string, attributes: Record<string, string>): void {
    if (name === "table-column") openColumn(attributes);
    else if (name === "table-row") openRow(attributes);
    else if (cellNames.has(name)) {
      covered = name === "covered-table-cell";
      attributesOfCell = attributes;
    } else paragraphs.open(name, attributes);
  }

  return {
    open(name, attributes) {
      if (name === "style") style = attributes["style:name"] ?? "";
      else if (name === "table-properties" && attributes["table:display"] === "false") {
        checkListed(hiddenStyles.add(style).size);
      } else if (name === "table") {
        // A table inside a cell is not a sheet.
        if (tables++ === 0) openTable(attributes);
      } else if (tables === 1) openInTable(name, attributes);
    },
    text(text) {
      if (tables === 1) paragraphs.add(text);
    },
    close(name) {
      if (name === "table") tables--;
      else if (tables !== 1) return;
      else if (cellNames.has(name)) closeCell();
      else if (name === "table-row") {
        if (row.cells.length > 0) onRow(row);
        row = { ...row, sheetRow: row.sheetRow + row.times };
      } else paragraphs.close(name);
    },
  };
}

const cellNames = new Set(["table-cell", "covered-table-cell"]);

const isVisible = (attributes: Record<string, string>) => (attributes["table:visibility"] ?? "visible") === "visible";

/** Whether the file has nothing to show for a formula. A text may be empty. */
function isFormulaWithoutValue(attributes: Record<string, string>, cell: Cell): boolean {
  const { "table:formula": formula, "office:value-type": type } = attributes;
  return formula !== undefined && type !== "string" && cellText(cell) === "";
}
