import type { FilledSettings, Fit } from "../fit/fit.ts";
import type { Document } from "./document.ts";
import { pricedLines, termsOf, totalsOf } from "./invoice-totals.ts";

/** Whether a document's total is negative, so that `templates/invoice` calls it a credit note. */
export function isCreditNote(
  { values, settings }: Pick<Document, "values" | "settings">,
  fit: Pick<Fit, "template" | "settings">,
): boolean {
  const { transfer } = fit.template;
  if (!transfer) return false;
  const lines = pricedLines(values.lines, transfer);
  // Without one below zero, nothing can make the total so: a discount is at most the whole.
  if (!lines.some(({ quantity, unitPrice }) => quantity?.startsWith("-") || unitPrice?.startsWith("-"))) return false;
  return totalsOf(lines, termsOf({ values, settings }, fit)).due < 0n;
}

/** A credit note's own settings, which leave out the default text that thanks the customer. */
export function withoutThanks({ template, settings }: Pick<Fit, "template" | "settings">): FilledSettings {
  const thanks = template.settings.find(({ name }) => name === template.thanks);
  return thanks?.type === "text" && settings[thanks.name] === thanks.default ? { [thanks.name]: "" } : {};
}
