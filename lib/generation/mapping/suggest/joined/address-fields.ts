import { foldCase } from "#lib/contracts/fold-case.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import type { TemplateDefinition } from "../../../templates/definition.ts";
import { isCountry } from "../../values/home-country.ts";
import { type AddressPart, findAddress, isAddressPart } from "./address-parts.ts";

type Field = TemplateDefinition["fields"][number];
type Column = Source["columns"][number];

/** The part of an address that a field of this name takes. */
const partOfField: { [field: string]: AddressPart } = {
  ...{ street: "street", street2: "second", postcode: "postcode", city: "city", region: "region", state: "region" },
  country: "country",
};

/** Whether a field is for an address or a part of it. */
export const isForAddress = ({ label, synonyms }: Field) => [label, ...synonyms].some(isAddressPart);

/** "Kraj" is a country in Polish and a region in Czech: its values decide. */
export function isAmongTwo({ name }: Field, column: Column): boolean {
  const part = partOfField[name];
  if ((part !== "country" && part !== "region") || foldCase(column.name.trim()) !== "kraj") return false;
  return (part === "country") !== column.samples.some(isCountry);
}

/** Gives the fields of an address the columns of one address, such as "Shipping Street" and "Shipping City". */
export function assignAddress(
  { fields }: TemplateDefinition,
  columns: readonly Column[],
  assigned: (number | null)[],
): void {
  if (!fields.some(({ name }) => name === "street")) return;
  const address = findAddress(columns, "post");
  for (const [index, { name }] of fields.entries()) {
    const part = partOfField[name];
    const column = part && (address[part] ?? (part === "city" ? address.place : undefined));
    const at = column ? columns.indexOf(column) : -1;
    if (at >= 0 && assigned[index] === null && !assigned.includes(at)) assigned[index] = at;
  }
}
