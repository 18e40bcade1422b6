import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { type Cell, cellText } from "../../table.ts";
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

  function closeCell(): void {
    const times = repeats(attributesOfCell["table:number-columns-repeated"]);
    const cell = openDocumentCell(attributesOfCell, paragraphs.take());
    const last = column + times;
    const down = repeats(attributesOfCell["table:number-rows-spanned"]);
    if (down > 1 && !covered) {
      width.onMerged?.({ column, first: row.sheetRow, last: row.sheetRow + down - 1 });
    }
    const { "table:formula": formula, "office:value-type": type } = attributesOfCell;
    if (formula !== undefined && type !== "string" && !covered && cellText(cell) === "") {
      row.unvalued = [...(row.unvalued ?? []), column];
    }
    // A cell covered by a merged one is stored in the file but not displayed.
    if (cell !== "" && !covered) {
      while (row.cells.length < Math.min(column, width.columns)) row.cells.push("");
      while (row.cells.length < Math.min(last, width.columns)) row.cells.push(cell);
      if (last > width.columns) width.onBeyond(row.sheetRow, last - 1);
    }
    column = last;
  }

  return {
    open(name, attributes) {
      if (name === "style") style = attributes["style:name"] ?? "";
      else if (name === "table-properties" && attributes["table:display"] === "false") {
        checkListed(hiddenStyles.add(style).size);
      } else if (name === "table") {
        // A table inside a cell is not a sheet.
        if (tables++ > 0) return;
        row = { ...row, sheet: attributes["table:name"] ?? "", sheetRow: 1, cells: [] };
        column = 0;
        onSheet(row.sheet, hiddenStyles.has(attributes["table:style-name"] ?? ""));
      } else if (name === "table-column" && tables === 1) {
        const first = column;
        column += repeats(attributes["table:number-columns-repeated"]);
        if ((attributes["table:visibility"] ?? "visible") !== "visible") width.onHidden?.(first, column - 1);
      } else if (name === "table-row" && tables === 1) {
        const visibility = attributes["table:visibility"] ?? "visible";
        const times = repeats(attributes["table:number-rows-repeated"]);
        row = { ...row, hidden: visibility !== "visible", times, cells: [], unvalued: undefined };
        column = 0;
      } else if (name === "table-cell" || name === "covered-table-cell") {
        if (tables !== 1) return;
        covered = name === "covered-table-cell";
        attributesOfCell = attributes;
      } else if (tables === 1) paragraphs.open(name, attributes);
    },
    text(text) {
      if (tables === 1) paragraphs.add(text);
    },
    close(name) {
      if (name === "table") tables--;
      else if (tables !== 1) return;
      else if (name === "table-cell" || name === "covered-table-cell") closeCell();
      else if (name === "table-row") {
        if (row.cells.length > 0) onRow(row);
        row = { ...row, sheetRow: row.sheetRow + row.times };
      } else paragraphs.close(name);
    },
  };
}
