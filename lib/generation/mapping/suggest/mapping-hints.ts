import type { Mapping } from "#lib/contracts/sessions/choices.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { labelMessage, msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { AmountRelations } from "../../spreadsheet/table.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { discountHeader } from "../discounts/discount-headers.ts";
import { mappedColumn } from "../fit/mapped-column.ts";
import { amountColumns } from "./amount-columns.ts";
import type { AmountRole } from "./amount-words.ts";

/** A hint for choosing a field's column, or about the chosen one. */
export interface MappingHint {
  field: string;
  detail: ServerMessage;
}

const isTotal = new Set<AmountRole | null>(["total", "amount", "netAmount"]);
const isPrice = new Set<AmountRole | null>(["unitPrice", "price"]);
const isTaxAmount = new Set<AmountRole | null>(["taxAmount"]);
const mayBeTaxAmount = new Set<AmountRole | null>(["tax"]);

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
  const { transfer } = template;
  if (!transfer) return [];
  const amounts = amountColumns(columns, relations);
  const columnOf = (field: string) => {
    const chosen = mapping[field];
    return chosen ? mappedColumn(chosen, { columns, template }) : null;
  };
  const taken = template.fields.map(({ name }) => columnOf(name));
  /** Looks at the field's own column or, if it has none, at the unmapped ones. */
  const named = (field: string, roles: Set<AmountRole | null>) => {
    const own = columnOf(field);
    const candidates =
      own !== null ? [own] : mapping[field] ? [] : [...columns.keys()].filter((at) => !taken.includes(at));
    return candidates.filter((at) => roles.has(amounts.roles[at] ?? null)).map((at) => columns[at]?.name ?? "");
  };
  const { quantity, unitPrice, rate } = transfer;
  const hints = [
    { field: unitPrice, detail: priceHint() },
    { field: quantity, detail: mapping[quantity] || !mapping[unitPrice] ? null : msg("hint.quantity") },
    { field: rate, detail: rateHint() },
  ];
  return hints.flatMap(({ field, detail }) => (detail ? [{ field, detail }] : []));

  function rateHint(): ServerMessage | null {
    const doubtful = columnHint("hint.taxOrRate", named(rate, mayBeTaxAmount));
    return columnHint("hint.tax", named(rate, isTaxAmount)) ?? doubtful;
  }

  function priceHint(): ServerMessage | null {
    const [count, price] = [columnOf(quantity), columnOf(unitPrice)];
    const isProduct = amounts.relations.products.some(({ of, is }) => is === price && of.includes(count ?? -1));
    if (isProduct && price !== null) return msg("hint.total", { column: columns[price]?.name ?? "" });
    const [first, second] = mapping[unitPrice] ? [] : named(unitPrice, isPrice);
    if (first !== undefined && second !== undefined) return msg("hint.several", { first, second });
    const totals = price === null ? isTotal : new Set<AmountRole | null>(["total"]);
    return (
      columnHint("hint.total", named(unitPrice, totals)) ??
      columnHint("hint.gross", named(unitPrice, new Set(["gross"]))) ??
      columnHint("hint.cost", named(unitPrice, new Set(["cost"]))) ??
      (mapping[unitPrice] ? discountHint() : null)
    );
  }

  /** A discount that a field can take is better chosen there. */
  function discountHint(): ServerMessage | null {
    // A discount's code is no amount.
    const mayBe = ({ type, samples }: Source["columns"][number]) => type !== "text" || samples.length === 0;
    const [left] = columns.filter(
      (column, at) => amounts.roles[at] === "discount" && mayBe(column) && !taken.includes(at),
    );
    if (!left) return null;
    const { discount, wholeDiscount } = transfer ?? {};
    const suited = { line: discount, invoice: wholeDiscount, none: undefined }[discountHeader(left.name)?.of ?? "none"];
    const field = template.fields.find(({ name }) => name === suited && !mapping[name]);
    if (!field) return msg("hint.discount", { column: left.name });
    return msg("hint.discount.field", { column: left.name, field: labelMessage(template.id, field) });
  }
}

function columnHint(
  key: "hint.total" | "hint.gross" | "hint.cost" | "hint.tax" | "hint.taxOrRate",
  [column]: string[],
): ServerMessage | null {
  return column === undefined ? null : msg(key, { column });
}
