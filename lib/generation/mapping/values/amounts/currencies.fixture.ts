import type { Document } from "../../documents/document.ts";

/** An invoice for each number, with a line for each price. */
export function invoices(lines: [number: string, price: string][], header = "Unit price"): string {
  const rows = lines.map(([number, price]) => `${number};Ann;Pen;2;${price}`);
  return [`Invoice no;Customer;Item;Quantity;${header}`, ...rows].join("\n");
}

/** Each document's currency code. */
export function codesOf(documents: Document[]): unknown[] {
  return documents.map(({ settings: { currency } }) => (typeof currency === "object" ? currency.code : currency));
}
