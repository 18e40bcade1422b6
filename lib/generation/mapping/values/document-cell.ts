import type { Cell } from "../../spreadsheet/table.ts";
import { documentText } from "../../spreadsheet/workbook/formats/document-text.ts";
import { cacheByText } from "../cache-by-text.ts";
import { localeFacts } from "./locale.ts";

/** Kept for the last locales: all of a fit's fields and texts ask for the same one. */
const textIn = cacheByText((tag) => documentText(tag, localeFacts(tag)), 4);

/**
 * Makes the function that gives a cell the text that documents in a locale show: a workbook's dates and numbers follow
 * the documents' language where their format leaves that to the system's settings.
 * @param tag a BCP 47 tag that `isLocale` accepts
 */
export function documentCell(tag: string): (cell: Cell) => Cell {
  const textOf = textIn(tag);
  return (cell) => {
    if (typeof cell === "string") return cell;
    const text = textOf(cell);
    return text === cell.text ? cell : { ...cell, text };
  };
}
