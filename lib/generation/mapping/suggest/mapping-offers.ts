import { columnHole } from "#lib/contracts/column-hole.ts";
import type { FieldMapping, Mapping } from "#lib/contracts/sessions/choices.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { labelMessage, msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { nameScope } from "../pattern/name-scope.ts";
import { parsePattern } from "../pattern/parse-pattern.ts";
import { amountRole } from "./amount-words.ts";
import { takesWholeName } from "./column-scores.ts";
import { type Address, addressText, findAddress, isAddressPart, isTurkish, isWhole } from "./joined/address-parts.ts";
import { greetingText, isAcademic, isCourtesy } from "./joined/courtesy-titles.ts";
import { nameParts } from "./joined/join-names.ts";
import { headerWords } from "./normalise-header.ts";
import { isPictureColumn } from "./picture-columns.ts";

type Field = TemplateDefinition["fields"][number];
type Column = Source["columns"][number];

/** Columns that look like what a field needs but are unused, and the text that would use them. */
export interface MappingOffer {
  field: string;
  columns: string[];
  text: string;
  detail: ServerMessage;
}

type Draft = Pick<MappingOffer, "field" | "text"> & {
  columns: Column[];
  key: "address" | "salutation" | "title" | "tax" | "picture" | "order";
};

/** What the unused columns of a sheet could be put into, at most one offer for each field. */
export function mappingOffers(
  template: TemplateDefinition,
  columns: readonly Column[],
  mapping: Mapping,
): MappingOffer[] {
  const drafts = [
    ...addressOffer(template, columns, mapping),
    ...salutationOffer(template, columns),
    ...titleOffer(template, columns, mapping),
    ...taxOffer(template, columns, mapping),
    ...pictureOffer(template, columns, mapping),
    ...orderOffer(template, columns, mapping),
  ];
  const used = new Set(template.fields.flatMap(({ name }) => columnsOf(mapping[name] ?? null, template, columns)));
  return drafts.flatMap((draft) => {
    const field = template.fields.find(({ name }) => name === draft.field);
    if (!field || draft.columns.every(({ name }) => used.has(name))) return [];
    const names = draft.columns.map(({ name }) => name);
    const label = labelMessage(template.id, field);
    const unused = names.filter((name) => !used.has(name)).join(", ");
    const detail = msg(`offer.${draft.key}`, { columns: unused, field: label });
    return [{ field: draft.field, columns: names, text: draft.text, detail }];
  });
}

/** The names of the columns that a field's value is made of. */
function columnsOf(chosen: FieldMapping | null, { fields }: TemplateDefinition, columns: readonly Column[]): string[] {
  if (!chosen) return [];
  if ("column" in chosen) return [chosen.column];
  return parsePattern(chosen.text, nameScope([...columns], fields)).flatMap((part) => {
    const column = "target" in part && "column" in part.target ? columns[part.target.column] : undefined;
    return column ? [column.name] : [];
  });
}

/**
 * A field for a whole address where no other fields take its parts; what has no field of its own goes to the street.
 */
function addressOffer({ fields }: TemplateDefinition, columns: readonly Column[], mapping: Mapping): Draft[] {
  const has = (field: string) => fields.some(({ name }) => name === field);
  if (has("street")) return streetOffers(findAddress(columns, "post"), has("street2"), mapping);
  const address = findAddress(columns, "bill");
  const { whole, ...rest } = address;
  const lines = address.street ? rest : address;
  if (!has("address") || isWhole(address) || Object.keys(lines).length < 2) return [];
  return [{ field: "address", columns: Object.values(lines), text: addressText(lines), key: "address" }];
}

function streetOffers(address: Address, hasSecond: boolean, mapping: Mapping): Draft[] {
  const line = address.street ? "street" : "whole";
  const offer = (field: string, own: "street" | "whole" | "city", others: (keyof Address)[]): Draft[] => {
    const chosen = mapping[field];
    const isOwn = chosen && "column" in chosen && chosen.column === address[own]?.name;
    const isFilled = (part: keyof Address) => (address[part]?.samples.length ?? 0) > 0;
    const parts: Address = Object.fromEntries([...others.filter(isFilled), own].map((part) => [part, address[part]]));
    if (!isOwn || Object.keys(parts).length < 2) return [];
    return [{ field, columns: Object.values(parts), text: addressText(parts), key: "address" }];
  };
  const second = hasSecond ? [] : (["second"] as const);
  const district = isTurkish(address) ? [] : (["district"] as const);
  return [
    ...offer("street", line, ["careOf", "house", ...second, ...district]),
    ...(isWhole(address) ? [] : offer("address", "whole", ["careOf", "house", ...second, ...district])),
    ...(isTurkish(address) ? offer("city", "city", ["district"]) : []),
  ];
}

/** "Mr" and "Ms" are not yet what a letter begins with. */
function salutationOffer({ fields }: TemplateDefinition, columns: readonly Column[]): Draft[] {
  const field = fields.find(({ name }) => name === "salutation");
  const courtesy = columns.find(isCourtesy);
  const parts = nameParts(columns);
  if (!field || !courtesy || !parts) return [];
  const { last } = parts;
  const text = greetingText(courtesy, columnHole(last.name));
  return [
    {
      field: field.name,
      columns: text.includes(columnHole(last.name)) ? [courtesy, last] : [courtesy],
      text,
      key: "salutation",
    },
  ];
}

/** "Dr." before a name that is put together from its parts. */
function titleOffer({ fields }: TemplateDefinition, columns: readonly Column[], mapping: Mapping): Draft[] {
  // "MA" is a degree, and a state.
  const title = columns.find((column) => isAcademic(column) && !isAddressPart(column.name));
  const field = fields.find(takesWholeName);
  const chosen = field && mapping[field.name];
  if (!title || !field || !chosen) return [];
  const name = "column" in chosen ? columnHole(chosen.column) : chosen.text;
  return [{ field: field.name, columns: [title], text: `${columnHole(title.name)} ${name}`, key: "title" }];
}

/** The rates of India's taxes, of which a sale has one, or two: the sum is its rate. */
function taxOffer({ transfer }: TemplateDefinition, columns: readonly Column[], mapping: Mapping): Draft[] {
  const rates = columns.filter(
    ({ name, type }) => amountRole(name) === "taxPart" && (type === "percent" || (type === "number" && isRate(name))),
  );
  if (!transfer || rates.length === 0 || mapping[transfer.rate]) return [];
  const text = rates.map(({ name }) => columnHole(name)).join(" + ");
  return [{ field: transfer.rate, columns: rates, text, key: "tax" }];
}

const isRate = (header: string) => /%|\brate\b/i.test(header);

/** File names of images: the ZIP may come later. */
function pictureOffer({ fields }: TemplateDefinition, columns: readonly Column[], mapping: Mapping): Draft[] {
  const field = fields.find((each: Field) => each.type === "picture" && !mapping[each.name]);
  const pictures = columns.find(isPictureColumn);
  return field && pictures
    ? [{ field: field.name, columns: [pictures], text: columnHole(pictures.name), key: "picture" }]
    : [];
}

const orders = [
  "Order number",
  "Order id",
  "Order",
  "Bestellnummer",
  "Auftragsnummer",
  "Numéro de commande",
  "Número de pedido",
];
const orderNumbers = new Set(
  [...orders, "Numero ordine", "Ordernummer", "Sipariş No", "Sipariş numarası"].map((name) =>
    headerWords(name).join(" "),
  ),
);

/** Where no invoice has a number, shops number them by their orders, which one of them calls "Name". */
function orderOffer({ fields, transfer }: TemplateDefinition, columns: readonly Column[], mapping: Mapping): Draft[] {
  const field = transfer && fields.find(({ name }) => name === "number" && !mapping[name]);
  const isNumber = (sample: string) => /^#\w*\d+\w*$/.test(sample);
  const order = columns.find(
    ({ name, samples }) =>
      samples.length > 0 &&
      (orderNumbers.has(headerWords(name).join(" ")) || (name === "Name" && samples.every(isNumber))),
  );
  return field && order ? [{ field: field.name, columns: [order], text: columnHole(order.name), key: "order" }] : [];
}
