import type { Settings } from "#lib/contracts/sessions/choices.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import type { Fit } from "../fit/fit.ts";
import { columnsOf, withoutField } from "../fit/mapped-column.ts";
import { statedTax } from "../suggest/stated-tax.ts";

type PricedFit = Pick<Fit, "template" | "columns" | "mapping" | "settings">;

/**
 * The column whose name says that its prices include tax, if a document's prices are that column or a text with it,
 * such as "{Gross price} EUR"; null for others, and for templates without taxes.
 */
export function grossColumn({ template, columns, mapping }: Omit<PricedFit, "settings">): string | null {
  const { transfer } = template;
  const chosen = transfer?.priceTax === undefined ? null : mapping[transfer.unitPrice];
  if (!transfer || !chosen) return null;
  const names = columnsOf(chosen, { columns, template: withoutField(template, transfer.unitPrice) });
  return names.find((name) => statedTax(name) === "included") ?? null;
}

/**
 * The settings as documents are made from them: prices include tax or don't, where the visitor leaves that to their
 * column's name.
 */
export function withPriceTax(fit: PricedFit): Settings {
  const setting = fit.template.transfer?.priceTax;
  if (setting === undefined || fit.settings[setting] !== "auto") return fit.settings;
  return { ...fit.settings, [setting]: grossColumn(fit) === null ? "excluded" : "included" };
}

/** Whether prices include tax, by settings from `withPriceTax`. */
export function arePricesGross({ transfer }: TemplateDefinition, settings: Settings): boolean {
  return transfer?.priceTax !== undefined && settings[transfer.priceTax] === "included";
}
