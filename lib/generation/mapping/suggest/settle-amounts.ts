import type { Source } from "#lib/contracts/sessions/source.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { discountUse } from "../discounts/line-evidence.ts";
import type { AmountColumns } from "./amount-columns.ts";
import type { AmountRole } from "./amount-words.ts";

type Column = Source["columns"][number];

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

/** A column whose score is this much lower is no rival. */
const leastLead = 0.05;

/** The index of the field that has this part in the template's amounts; -1 for none. */
function placeOf(part: keyof AmountChoice["transfer"], { transfer, fields }: AmountChoice): number {
  return fields.findIndex(({ name }) => name === transfer[part]);
}

/**
 * Decides what only arithmetic shows: which column another is multiplied by, and whether a price is per unit or in
 * total.
 */
export function settleAmounts(choice: AmountChoice): void {
  const { amounts, assigned } = choice;
  const [quantityAt, priceAt] = [placeOf("quantity", choice), placeOf("unitPrice", choice)];
  const [count, price] = [assigned[quantityAt] ?? null, assigned[priceAt] ?? null];
  if (price === null) assigned[priceAt] = count === null ? priceOfItem(choice) : only(pricesBeside(count, choice));
  else if (count === null) assigned[quantityAt] = countBeside(price, choice);
  else if (isGrossTotal(price, choice)) assigned[priceAt] = null;
  else if (!amounts.relations.products.some(({ of }) => of.includes(count) && of.includes(price))) {
    settleUnrelated(choice, { count, price });
  }
}

/** Whether prices with tax are the sums of amounts of lines and their tax: then they are amounts of lines, too. */
function isGrossTotal(price: number, { amounts: { roles, relations } }: AmountChoice): boolean {
  const isOfLine = (index: number) => ["total", "amount", "netAmount"].includes(roles[index] ?? "");
  return roles[price] === "gross" && relations.sums.some(({ of, is }) => is === price && of.some(isOfLine));
}

/** Settles a count and a price that are no factors of an amount: one of the two may be another column. */
function settleUnrelated(choice: AmountChoice, { count, price }: { count: number; price: number }): void {
  const { amounts, assigned } = choice;
  const [quantityAt, priceAt] = [placeOf("quantity", choice), placeOf("unitPrice", choice)];
  const unitPrices = pricesBeside(count, choice, price);
  if (unitPrices.length > 0 && amounts.roles[price] !== "unitPrice") assigned[priceAt] = only(unitPrices);
  else if (hasRival(choice, priceAt, price) || isRowTotal(choice, { count, price })) assigned[priceAt] = null;
  if (hasRival(choice, quantityAt, count)) assigned[quantityAt] = countBeside(price, choice);
}

const only = (found: readonly number[]) => (found.length === 1 ? (found[0] ?? null) : null);

const isFree = (index: number, { assigned }: AmountChoice) => !assigned.includes(index);

/** The free columns that, multiplied with this one, make an amount of money, or the amount in the column `whole`. */
function partnersOf(column: number, choice: AmountChoice, whole?: number): number[] {
  const { roles, relations } = choice.amounts;
  const isMoney = (index: number) => roles[index] !== null || choice.columns[index]?.type === "currency";
  const products = relations.products.filter(
    ({ of, is }) => of.includes(column) && (whole ?? is) === is && isMoney(is),
  );
  const partners = new Set(products.map(({ of: [first, second] }) => (first === column ? second : first)));
  return [...partners].filter((index) => isFree(index, choice));
}

function pricesBeside(count: number, choice: AmountChoice, whole?: number): number[] {
  return partnersOf(count, choice, whole).filter((index) => mayBePrice(choice.amounts.roles[index] ?? null));
}

function countBeside(price: number, choice: AmountChoice): number | null {
  return only(partnersOf(price, choice).filter((index) => choice.amounts.roles[index] === null));
}

/** Whether another column is as likely for the field. */
function hasRival(choice: AmountChoice, field: number, chosen: number): boolean {
  const scores = choice.scores[field] ?? [];
  const least = (scores[chosen] ?? 0) - leastLead;
  return scores.some((score, index) => score > 0 && score >= least && isFree(index, choice));
}

/** Whether a price equals a total in every row, even for several items: it may be either. */
function isRowTotal({ columns, amounts }: AmountChoice, { count, price }: { count: number; price: number }): boolean {
  const { roles, relations } = amounts;
  const twins = relations.twins?.filter((pair) => pair.includes(price)).flat() ?? [];
  const countsOne = columns[count]?.samples.every((sample) => Number(sample) === 1);
  return !countsOne && twins.some((twin) => twin !== price && ["total", "amount"].includes(roles[twin] ?? ""));
}

/** The price if each row is one item: its amount, unless a remaining column may be a count. */
function priceOfItem(choice: AmountChoice): number | null {
  const { columns, amounts } = choice;
  const { roles, relations } = amounts;
  const isCount = (index: number) => isFree(index, choice) && roles[index] === null && mayCount(columns[index]);
  if (columns.some((_, index) => isCount(index))) return null;
  const ofRole = (wanted: AmountRole) => roles.flatMap((role, index) => (role === wanted ? [index] : []));
  const nets = ofRole("netAmount");
  if (nets.length > 0) return only(nets);
  const isTaxed = roles.some((role) => role === "rate" || role === "tax" || role === "taxAmount" || role === "gross");
  const isNet = (index: number) =>
    relations.taxes.some(({ of }) => of === index) || relations.sums.some(({ of }) => of.includes(index));
  return only(ofRole("amount").filter((index) => !isTaxed || isNet(index)));
}

/**
 * Leaves a discount without a column, for the visitor to choose, if several columns could be it, or if it is already in
 * the price or not in the amounts of lines.
 */
export function settleDiscounts(choice: AmountChoice): void {
  const { columns, scores, assigned } = choice;
  const { roles, relations } = choice.amounts;
  const [count, price] = [assigned[placeOf("quantity", choice)], assigned[placeOf("unitPrice", choice)]];
  const factors = [count, price].filter((index) => index != null);
  for (const kind of ["discount", "wholeDiscount"] as const) {
    const field = placeOf(kind, choice);
    if (field < 0) continue;
    assigned[field] = null;
    const suited = columns.flatMap((_, index) =>
      (scores[field]?.[index] ?? 0) > 0 && isFree(index, choice) ? [index] : [],
    );
    const discount = only(suited);
    if (price == null || discount === null) continue;
    const money = columns.flatMap(({ type }, index) =>
      type !== "percent" && roles[index] !== null && index !== discount && index !== price ? [index] : [],
    );
    const isNotDeducted = money.some((amount) => discountUse(relations, { factors, discount, amount }) === "none");
    const uses = money.map((listPrice) => discountUse(relations, { factors: [listPrice], discount, amount: price }));
    const isInPrice = uses.some((use) => use === "percent" || use === "amount");
    const isExcluded = isInPrice || (kind === "discount" && isNotDeducted);
    assigned[field] = isExcluded ? null : discount;
  }
}

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
