import type { Source } from "#lib/contracts/sessions/source.ts";
import type { AmountRelations } from "../../spreadsheet/table.ts";
import { splitNumberText } from "../../spreadsheet/values/number-text.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { discountHeader } from "../discounts/discount-headers.ts";
import { namedRate } from "../values/amounts/read-number.ts";
import { type AmountRole, amountRole, isFee, isGrossPrice } from "./amount-words.ts";
import { comparedPart } from "./normalise-header.ts";

type Column = Source["columns"][number];

/** Without rows, the relations between columns are unknown. */
const noRelations: AmountRelations = { products: [], sums: [], taxes: [], rates: [] };

/** A sheet's columns, classified by headers and values, for a template that multiplies and adds up. */
export interface AmountColumns {
  roles: (AmountRole | null)[];
  relations: AmountRelations;
}

/** The role that a header suggests, corrected by the values: "VAT" of €95.00 is not a rate. */
export function amountColumns(columns: readonly Column[], known: AmountRelations | undefined): AmountColumns {
  const relations = known ?? noRelations;
  const named = columns.map(({ name }) => amountRole(name));
  const fees = columns.map(({ name }) => isFee(name));
  const isPayment = fees.includes(true) && named.some((role) => role === "amount" || role === "gross");
  // Beside the amount of a payment, a fee is what its provider keeps, and a net amount is the rest.
  const headers = named.map((role, at) => (isPayment && (fees[at] || role === "netAmount") ? "cost" : role));
  const isTax = (index: number) => headers[index] === "tax" || headers[index] === "taxAmount";
  const isTaxed = (index: number) => relations.taxes.some(({ of, is }) => is === index && headers[of] !== null);
  const isAdded = (index: number) => relations.sums.some(({ of }) => of.includes(index));
  const roles = columns.map(({ type }, index): AmountRole | null => {
    // Britain calls the date of an invoice its "Tax point".
    const role = type === "date" ? null : (headers[index] ?? null);
    if (role === "tax" || role === "rate") {
      if (type === "currency") return "taxAmount";
      // A column without numbers has no amounts either, and invalid rates are reported per row.
      if (type !== "number") return "rate";
      // "VAT 20 %" already contains the rate, so the column has amounts.
      if (/\d\s*[%٪％]/.test(columns[index]?.name ?? "")) return "taxAmount";
      if (role === "rate") return "rate";
      if (isTaxed(index) || isAdded(index)) return "taxAmount";
      return known === undefined || relations.rates.includes(index) ? "rate" : "tax";
    }
    const isRate = type === "percent" || relations.taxes.some(({ at, is }) => at === index && isTax(is));
    return role === "price" && isRate ? "rate" : role;
  });
  return { roles, relations };
}

/** The scores of a column whose role is the field's, and of one whose role it may be. */
const wellKnown = 0.9;
const known = 0.7;
/** Of prices that include tax, if there are none without. */
const grossPrice = 0.6;

/** "Items sold" shares a word with "Item rate". */
const counts = /\b(?:items?|units?|qty|quantity|count|sold|pieces)\b/i;

/** How well a column suits an amount field of a line, by its role; 0 if it must not be mapped to it. */
export function amountScore(
  { quantity, unitPrice, rate, priceTax, discount, wholeDiscount }: NonNullable<TemplateDefinition["transfer"]>,
  field: string,
  { name, type, samples, empty }: Column,
  role: AmountRole | null,
  score: number,
): number {
  if (field === quantity) return role === null && !["currency", "percent"].includes(type) ? score : 0;
  const hasNumbers = type !== "text" || samples.length === 0 || samples.some((each) => splitNumberText(each) !== null);
  const hasRates =
    (hasNumbers || samples.some((each) => namedRate(each) !== null)) && (samples.length > 0 || empty === 0);
  if (field === rate && role === "rate") return hasRates ? Math.max(score, wellKnown) : 0;
  if (field === rate) return role === null && type !== "currency" ? score : 0;
  if (field === discount || field === wholeDiscount) {
    const of = field === discount ? "line" : "invoice";
    return hasNumbers && discountHeader(name)?.of === of ? wellKnown : 0;
  }
  if (field !== unitPrice) return role === null || score >= wellKnown ? score : 0;
  if (role === "unitPrice") return Math.max(score, wellKnown);
  if (role === "price") return Math.max(score, known);
  if (role === "gross") return priceTax !== undefined && isGrossPrice(name) ? grossPrice : 0;
  return role === null && (score >= known || !counts.test(comparedPart(name))) ? score : 0;
}
