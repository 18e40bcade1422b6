import type { Fit } from "../fit/fit.ts";
import type { Document } from "./document.ts";
import { amountDue } from "./euro-total.ts";
import { pricedLines } from "./transfer-code.ts";
import { digitsOf } from "./whole-discount.ts";

/** Whether a document's total is negative, so that `templates/invoice` calls it a credit note. */
export function isCreditNote(
  { values, settings }: Pick<Document, "values" | "settings">,
  { template: { transfer } }: Pick<Fit, "template">,
): boolean {
  if (!transfer) return false;
  const lines = pricedLines(values.lines, transfer);
  // Without one below zero, nothing can make the total so: a discount is at most the whole.
  if (!lines.some(({ quantity, unitPrice }) => quantity?.startsWith("-") || unitPrice?.startsWith("-"))) return false;
  const discount = values[transfer.wholeDiscount ?? ""];
  return amountDue(lines, typeof discount === "string" ? discount : null, digitsOf(settings[transfer.currency])) < 0n;
}
