import { makeZip, sheetXml, workbookEntries } from "../../spreadsheet/workbook/make-workbook.fixture.ts";
import type { Document } from "../documents/document.ts";
import { linesOf } from "./fit-content.fixture.ts";

export type Styled = [value: number, format: string] | string;

/** A workbook of one-line invoices; numbers with their formats. */
export function workbook(names: string[], rows: Styled[][]): Buffer {
  const formats = [...new Set(rows.flat().flatMap((cell) => (typeof cell === "string" ? [] : [cell[1]])))];
  const cellOf = (cell: Styled) =>
    typeof cell === "string"
      ? `<c t="inlineStr"><is><t>${cell}</t></is></c>`
      : `<c s="${formats.indexOf(cell[1])}"><v>${cell[0]}</v></c>`;
  const xml = sheetXml([names, ...rows].map((row) => `<row>${row.map(cellOf).join("")}</row>`).join(""));
  return makeZip(workbookEntries({ sheets: [{ name: "Sheet1", xml }], formats }));
}

export const names = ["Invoice no", "Customer", "Item", "Quantity", "Unit price", "VAT %"];

/** One-line invoices with these last columns. */
export const invoices = (rows: [quantity: Styled, price: Styled, vat: Styled][]) =>
  workbook(
    names,
    rows.map((row, index) => [String(index + 1), "Ann", "Pen", ...row]),
  );
export const csv = (rows: string[]) =>
  [names.join(";"), ...rows.map((row, at) => `${at + 1};Ann;Pen;${row}`)].join("\n");

export const valuesOf = (documents: Document[], field: string) =>
  documents.flatMap((document) => linesOf(document, field));
