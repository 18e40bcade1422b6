import type { Source } from "#lib/contracts/sessions/source.ts";
import type { AmountRelations } from "../../spreadsheet/table.ts";
import { splitNumberText } from "../../spreadsheet/values/number-text.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { discountHeader } from "../discounts/discount-headers.ts";
import { discountUse } from "../discounts/line-evidence.ts";
import { type AmountRole, amountRole, isFee } from "./amount-words.ts";
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
  // Beside the amount of a payment, a fee is what its provider keeps, and a net amount what is left of it.
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

/** How well a column suits an amount field of a line, by its role; 0 if it must not be mapped to it. */
export function amountScore(
  { quantity, unitPrice, rate, discount, wholeDiscount }: NonNullable<TemplateDefinition["transfer"]>,
  field: string,
  { name, type, samples, empty }: Column,
  role: AmountRole | null,
  score: number,
): number {
  const hasNumbers = type !== "text" || samples.length === 0 || samples.some((each) => splitNumberText(each) !== null);
  if (field === quantity) return role === null && !["currency", "percent"].includes(type) ? score : 0;
  if (field === rate)
    return role === "rate" && hasNumbers && (samples.length > 0 || empty === 0)
      ? Math.max(score, wellKnown)
      : role === null && type !== "currency"
        ? score
        : 0;
  if (field === discount || field === wholeDiscount) {
    const of = field === discount ? "line" : "invoice";
    return hasNumbers && discountHeader(name)?.of === of ? wellKnown : 0;
  }
  if (field !== unitPrice) return role === null || score >= wellKnown ? score : 0;
  if (role === "unitPrice") return Math.max(score, wellKnown);
  if (role === "price") return Math.max(score, known);
  return role === null && (score >= known || !counts.test(comparedPart(name))) ? score : 0;
}

/** What is known when columns are chosen for a template's amounts. */
export interface AmountChoice {
  transfer: NonNullable<TemplateDefinition["transfer"]>;
  fields: TemplateDefinition["fields"];
  columns: readonly Column[];
  amounts: AmountColumns;
  /** How well each column suits each field, by their indexes. */
  scores: readonly (readonly number[])[];
  /** The column of each field so far, or null. The functions below change those of the amounts. */
  assigned: (number | null)[];
}

/** "Items sold" shares a word with "Item rate". */
const counts = /\b(?:items?|units?|qty|quantity|count|sold|pieces)\b/i;

const wellKnown = 0.9;
const known = 0.7;

/** The index of the field that has this part in the template's amounts; -1 for none. */
function placeOf(part: keyof AmountChoice["transfer"], { transfer, fields }: AmountChoice): number {
  return fields.findIndex(({ name }) => name === transfer[part]);
}

/**
 * Decides what only arithmetic can tell: which column another is multiplied by, and whether a price is per unit or in
 * total.
 */
export function settleAmounts(choice: AmountChoice): void {
  const { columns, scores, assigned } = choice;
  const { roles, relations } = choice.amounts;
  const [quantityAt, priceAt] = [placeOf("quantity", choice), placeOf("unitPrice", choice)];
  const isFree = (index: number) => !assigned.includes(index);
  const isMoney = (index: number) => roles[index] !== null || columns[index]?.type === "currency";
  /** The columns that, multiplied with this one, make an amount of money (or the amount `whole`). */
  const partners = (column: number, whole?: number) => {
    const products = relations.products.filter(
      ({ of, is }) => of.includes(column) && (whole ?? is) === is && isMoney(is),
    );
    return [...new Set(products.map(({ of: [first, second] }) => (first === column ? second : first)).filter(isFree))];
  };
  const only = (found: number[]) => (found.length === 1 ? (found[0] ?? null) : null);
  const factor = (price: number) => only(partners(price).filter((index) => roles[index] === null));
  /** Whether another column is as likely for the field. */
  const hasRival = (field: number, chosen: number) => {
    const own = scores[field] ?? [];
    return own.some((score, index) => isFree(index) && score > 0 && score >= (own[chosen] ?? 0) - leastLead);
  };
  const [count, price] = [assigned[quantityAt] ?? null, assigned[priceAt] ?? null];
  if (price === null) {
    const found =
      count === null ? rowAmount() : only(partners(count).filter((index) => mayBePrice(roles[index] ?? null)));
    assigned[priceAt] = found;
  } else if (count === null) {
    assigned[quantityAt] = factor(price);
  } else if (!relations.products.some(({ of }) => of.includes(count) && of.includes(price))) {
    const parts = partners(count, price).filter((index) => mayBePrice(roles[index] ?? null));
    if (parts.length > 0 && roles[price] !== "unitPrice") assigned[priceAt] = only(parts);
    else if (hasRival(priceAt, price) || isRowTotal(price, count)) assigned[priceAt] = null;
    if (hasRival(quantityAt, count)) assigned[quantityAt] = factor(price);
  }

  /** Whether a price equals a total in every row, even for several items: it may be either. */
  function isRowTotal(price: number, count: number): boolean {
    const twins = relations.twins?.filter((pair) => pair.includes(price)).flat() ?? [];
    const countsOne = columns[count]?.samples.every((sample) => Number(sample) === 1);
    return !countsOne && twins.some((twin) => twin !== price && ["total", "amount"].includes(roles[twin] ?? ""));
  }

  /** If each row is one item, its amount is its price, unless a remaining column may be a count. */
  function rowAmount(): number | null {
    const isCount = (index: number) => isFree(index) && roles[index] === null && mayCount(columns[index]);
    if (columns.some((_, index) => isCount(index))) return null;
    const ofRole = (role: AmountRole) => roles.flatMap((each, index) => (each === role ? [index] : []));
    const nets = ofRole("netAmount");
    if (nets.length > 0) return only(nets);
    const isTaxed = roles.some((role) => role === "rate" || role === "tax" || role === "taxAmount" || role === "gross");
    const isNet = (index: number) =>
      relations.taxes.some(({ of }) => of === index) || relations.sums.some(({ of }) => of.includes(index));
    return only(ofRole("amount").filter((index) => !isTaxed || isNet(index)));
  }
}

/** A discount that several columns could be, or that the price or the totals of lines leave no room for, is asked about. */
export function settleDiscounts(choice: AmountChoice): void {
  const { columns, scores, assigned } = choice;
  const { roles, relations } = choice.amounts;
  const [count, price] = [assigned[placeOf("quantity", choice)], assigned[placeOf("unitPrice", choice)]];
  for (const kind of ["discount", "wholeDiscount"] as const) {
    const at = placeOf(kind, choice);
    if (at < 0) continue;
    assigned[at] = null;
    const [only, another] = columns.flatMap((_, index) =>
      (scores[at]?.[index] ?? 0) > 0 && !assigned.includes(index) ? [index] : [],
    );
    if (price == null || only === undefined || another !== undefined) continue;
    const money = columns.flatMap(({ type }, index) =>
      type !== "percent" && roles[index] !== null && index !== only && index !== price ? [index] : [],
    );
    const of = count == null ? [price] : [count, price];
    const isLeftOut = kind === "discount" && money.some((is) => discountUse(relations, of, only, is) === "none");
    const uses = money.map((list) => discountUse(relations, [list], only, price));
    const isIncluded = uses.some((use) => use === "percent" || use === "amount");
    assigned[at] = isLeftOut || isIncluded ? null : only;
  }
}

const leastLead = 0.05;

function mayBePrice(role: AmountRole | null): boolean {
  return role === null || role === "unitPrice" || role === "price" || role === "amount" || role === "netAmount";
}

/** A numeric column that is not an identifier or a position. */
function mayCount(column: Column | undefined): boolean {
  return (
    column?.type === "number" &&
    !/(?:^|[^\p{L}])(?:no|nr|n|id|code|pos|zip|plz|cp)(?:[^\p{L}]|$)|num|nummer/iu.test(column.name)
  );
}
