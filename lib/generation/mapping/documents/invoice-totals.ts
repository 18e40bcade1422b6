import type { TemplateDefinition } from "../../templates/definition.ts";
import { discountOf, lineAmount, type PricedLine } from "../discounts/line-amount.ts";
import type { Fit } from "../fit/fit.ts";
import { arePricesGross } from "../taxes/price-tax.ts";
import { taxOf } from "../taxes/tax-of.ts";
import { decimalOf, divided, rounded } from "../values/amounts/decimal.ts";
import type { Document } from "./document.ts";

/** A line with its tax; null is none. */
export interface TaxedLine extends PricedLine {
  /** "20" is 20 %. */
  rate: string | null;
}

/** What an invoice's totals depend on, beside its lines. */
export interface TotalTerms {
  /** "10%" of the sum of the lines, or an amount of money; null for none. */
  discount: string | null;
  /** Of the currency: 2 for cents. */
  digits: number;
  /** Whether prices include tax. */
  isGross: boolean;
}

/** An invoice's amounts in the currency's smallest units. */
export interface InvoiceTotals {
  due: bigint;
  net: bigint;
}

/**
 * The totals of the lines, calculated like `templates/invoice/amounts.typ`: rounds each line, shares the discount of
 * the whole among the rates, then rounds the tax per rate on the sum of its lines, half away from zero. Tax is added to
 * prices, or is a part of them.
 */
export function totalsOf(lines: readonly TaxedLine[], { discount, digits, isGross }: TotalTerms): InvoiceTotals {
  const byRate = Map.groupBy(lines, ({ rate }) => (rate === null ? null : Number(rate)));
  // Lines without a rate come first, as in the template: of equal sums, the first bears the rounding difference.
  const groups = [...byRate]
    .sort(([left], [right]) => (left ?? -1) - (right ?? -1))
    .map(([, linesOfRate]) => linesOfRate);
  const sums = groups.map((linesOfRate) => sumOf(linesOfRate, digits));
  const whole = sums.reduce((sum, each) => sum + each, 0n);
  const shares = discount === null ? [] : sharesOf(discountOf(discount, whole, digits), sums, whole);
  const sum = sums.reduce((all, each, at) => all + each - (shares[at] ?? 0n), 0n);
  const tax = groups.reduce((all, [first], at) => {
    const rate = decimalOf(first?.rate ?? "0");
    return all + taxOf((sums[at] ?? 0n) - (shares[at] ?? 0n), rate, isGross);
  }, 0n);
  return isGross ? { due: sum, net: sum - tax } : { due: sum + tax, net: sum };
}

/** The sum of the lines, each rounded. */
function sumOf(lines: readonly PricedLine[], digits: number): bigint {
  return lines.reduce((sum, line) => sum + rounded(lineAmount(line) ?? nothing, digits), 0n);
}

const nothing = decimalOf("0");

/** Shares a discount out in proportion to the sums; the largest bears the rounding difference. */
function sharesOf(discount: bigint, sums: readonly bigint[], whole: bigint): bigint[] {
  if (whole === 0n) return [];
  const sizes = sums.map((sum) => (sum < 0n ? -sum : sum));
  const last = sizes.findIndex((size) => sizes.every((other) => other <= size));
  const shares = sums.map((sum) => divided(discount * sum, whole));
  const others = shares.reduce((all, share, at) => (at === last ? all : all + share), 0n);
  return shares.map((share, at) => (at === last ? discount - others : share));
}

/** What a document's totals depend on, beside its lines. */
export function termsOf(
  { values, settings }: Pick<Document, "values" | "settings">,
  fit: Pick<Fit, "template" | "settings">,
): TotalTerms {
  const { transfer } = fit.template;
  return {
    discount: textOr(values[transfer?.wholeDiscount ?? ""]),
    digits: digitsOf(settings[transfer?.currency ?? ""]),
    isGross: arePricesGross(fit.template, fit.settings),
  };
}

/** The lines in a document's values. @param names the template's fields for the parts of a line */
export function pricedLines(lines: unknown, names: NonNullable<TemplateDefinition["transfer"]>): TaxedLine[] {
  const rows: Record<string, unknown>[] = Array.isArray(lines) ? lines : [];
  return rows.map((row) => ({
    quantity: textOr(row[names.quantity]),
    unitPrice: textOr(row[names.unitPrice]),
    discount: textOr(row[names.discount ?? ""]),
    rate: textOr(row[names.rate]),
  }));
}

/** How many decimals a document's currency has; 2 if it is unknown. */
export function digitsOf(currency: Document["settings"][string] | undefined): number {
  return typeof currency === "object" && "digits" in currency ? Number(currency.digits) : 2;
}

export const textOr = (value: unknown): string | null => (typeof value === "string" ? value : null);
