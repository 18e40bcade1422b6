import type { Language } from "#lib/messages/languages.ts";
import type { Order } from "../records/order.ts";

/** A corrected spreadsheet keeps its delimiter. Where a comma is the decimal character, Excel expects semicolons. */
export function sheetDelimiter({ table }: Order, language: Language): string {
  return table.delimiter ?? (language === "de" ? ";" : ",");
}
