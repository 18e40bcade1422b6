import type { Mapping } from "#lib/contracts/sessions/choices.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { labelMessage, msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { AmountRelations } from "../../spreadsheet/table.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { discountHeader } from "../discounts/discount-headers.ts";
import { mappedColumn } from "../fit/mapped-column.ts";
import { type AmountColumns, amountColumns } from "./amount-columns.ts";
import type { AmountRole } from "./amount-words.ts";
import { statedTax } from "./stated-tax.ts";

/** A hint for choosing a field's column, or about the chosen one. */
export interface MappingHint {
  field: string;
  detail: ServerMessage;
}

type Roles = ReadonlySet<AmountRole | null>;

const roles = (...all: AmountRole[]): Roles => new Set<AmountRole | null>(all);

/** What hints depend on. */
interface AmountMapping {
  template: TemplateDefinition;
  transfer: NonNullable<TemplateDefinition["transfer"]>;
  columns: Source["columns"];
  mapping: Mapping;
  amounts: AmountColumns;
  /** The column that is a field's unchanged value; null for none. */
  columnOf(field: string): number | null;
  isFree(column: number): boolean;
}

/**
 * Explains why no column was suggested for an amount, or why its column is doubtful; empty for templates without
 * amounts.
 */
export function mappingHints(
  template: TemplateDefinition,
  columns: Source["columns"],
  relations: AmountRelations | undefined,
  mapping: Mapping,
): MappingHint[] {
  const { transfer, fields } = template;
  if (!transfer) return [];
  const columnOf = (field: string) => {
    const chosen = mapping[field];
    return chosen ? mappedColumn(chosen, { columns, template }) : null;
  };
  const taken = fields.map(({ name }) => columnOf(name));
  const isFree = (column: number) => !taken.includes(column);
  const amounts = amountColumns(columns, relations);
  const chosen = { template, transfer, columns, mapping, amounts, columnOf, isFree };
  const { quantity, unitPrice, rate } = transfer;
  const hints = [
    { field: unitPrice, detail: priceHint(chosen) },
    { field: quantity, detail: mapping[quantity] || !mapping[unitPrice] ? null : msg("hint.quantity") },
    { field: rate, detail: rateHint(chosen) },
  ];
  return hints.flatMap(({ field, detail }) => (detail ? [{ field, detail }] : []));
}

/** The names of columns with these roles: the field's own column or, if it has no mapping, the free ones. */
function columnsFor(field: string, wanted: Roles, { columns, mapping, amounts, columnOf, isFree }: AmountMapping) {
  const column = columnOf(field);
  const free = mapping[field] ? [] : [...columns.keys()].filter(isFree);
  const candidates = column === null ? free : [column];
  return candidates.filter((at) => wanted.has(amounts.roles[at] ?? null)).map((at) => columns[at]?.name ?? "");
}

function rateHint(chosen: AmountMapping): ServerMessage | null {
  const { rate } = chosen.transfer;
  return (
    columnHint("hint.tax", columnsFor(rate, roles("taxAmount"), chosen)) ??
    columnHint("hint.taxOrRate", columnsFor(rate, roles("tax"), chosen))
  );
}

function priceHint(chosen: AmountMapping): ServerMessage | null {
  const { columns, mapping, amounts, columnOf } = chosen;
  const { quantity, unitPrice } = chosen.transfer;
  const [count, price] = [columnOf(quantity), columnOf(unitPrice)];
  const isProduct = amounts.relations.products.some(({ of, is }) => is === price && of.includes(count ?? -1));
  if (isProduct && price !== null) return msg("hint.total", { column: columns[price]?.name ?? "" });
  const [first, second] = mapping[unitPrice] ? [] : columnsFor(unitPrice, roles("unitPrice", "price"), chosen);
  if (first !== undefined && second !== undefined) return msg("hint.several", { first, second });
  const totals = price === null ? roles("total", "amount", "netAmount") : roles("total");
  return (
    columnHint("hint.total", columnsFor(unitPrice, totals, chosen)) ??
    grossHint(chosen) ??
    columnHint("hint.cost", columnsFor(unitPrice, roles("cost"), chosen)) ??
    (mapping[unitPrice] ? discountHint(chosen) : null)
  );
}

/** Prices that may include tax, unless their name says so: then their setting says what happens. */
function grossHint(chosen: AmountMapping): ServerMessage | null {
  const { template, transfer } = chosen;
  const [column] = columnsFor(transfer.unitPrice, roles("gross"), chosen);
  const setting = template.settings.find(({ name }) => name === transfer.priceTax);
  const isSaid = chosen.mapping[transfer.unitPrice] != null && statedTax(column ?? "") === "included";
  if (column === undefined || !setting || isSaid) return null;
  return msg("hint.gross", { column, setting: labelMessage(template.id, setting) });
}

/** A discount that no field has. If a field can take it, it is better chosen there. */
function discountHint({ template, transfer, columns, mapping, amounts, isFree }: AmountMapping): ServerMessage | null {
  // A discount's code is no amount, even if no row has one.
  const mayBeAmount = ({ name, type, samples }: Source["columns"][number]) =>
    type !== "text" || (samples.length === 0 && !/\bcode\b/i.test(name));
  const [unused] = columns.filter(
    (column, at) => amounts.roles[at] === "discount" && mayBeAmount(column) && isFree(at),
  );
  if (!unused) return null;
  const kind = discountHeader(unused.name)?.of ?? "none";
  const suited = { line: transfer.discount, invoice: transfer.wholeDiscount, none: undefined }[kind];
  const field = template.fields.find(({ name }) => name === suited && !mapping[name]);
  if (!field) return msg("hint.discount", { column: unused.name });
  return msg("hint.discount.field", { column: unused.name, field: labelMessage(template.id, field) });
}

function columnHint(
  key: "hint.total" | "hint.cost" | "hint.tax" | "hint.taxOrRate",
  [column]: string[],
): ServerMessage | null {
  return column === undefined ? null : msg(key, { column });
}
