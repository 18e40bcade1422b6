import { cleanText } from "#lib/contracts/clean-text.ts";
import { type Cell, cellText } from "../../spreadsheet/table.ts";

/** A cell's text for a document; an error value such as #N/A is not shown. */
export function shownText(cell: Cell): string {
  return typeof cell === "object" && cell.kind === "error" ? "" : cleanText(cellText(cell));
}
