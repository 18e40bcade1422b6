import type { Mapping } from "#lib/contracts/sessions/choices.ts";
import type { ColumnType, Source } from "#lib/contracts/sessions/source.ts";
import type { FieldType } from "#lib/contracts/template.ts";
import type { Cell, Row } from "../spreadsheet/table.ts";
import type { TemplateDefinition } from "../templates/definition.ts";
import type { Fit } from "./fit/fit.ts";
import { completeSettings, defaultOutput } from "./fit/fit-defaults.ts";
import { suggestMapping } from "./suggest/suggest-mapping.ts";

type Field = TemplateDefinition["fields"][number];

function field(name: string, label: string, type: FieldType, required: boolean, synonyms: string[] = []): Field {
  return { name, label, type, required, synonyms, help: "" };
}

/** No sheets, no author, one PDF per row. */
const alone = { design: null, sheet: null, author: null, delivery: { archive: true, combined: false } };

export const certificate: TemplateDefinition = {
  id: "certificate",
  title: "Certificate",
  description: "",
  position: 1,
  fields: [
    field("recipient", "Full name", "text", true, ["Name", "Participant", "Student"]),
    field("course", "Course", "text", true, ["Training", "Kurs"]),
    field("date", "Date", "date", false, ["Awarded on", "Datum"]),
    field("score", "Score", "percent", false, ["Result"]),
    field("code", "Code", "code", false),
  ],
  settings: [
    { name: "title", label: "Title", help: "", type: "text", default: "Certificate", multiline: false },
    { name: "text", label: "Text", help: "", type: "text", default: "{recipient} passed {course}.", multiline: true },
    { name: "accent", label: "Accent", help: "", type: "color", default: "#1a6b54" },
    { name: "logo", label: "Logo", help: "", type: "image", default: null },
    { name: "currency", label: "Currency", help: "", type: "currency", default: "EUR" },
    { name: "border", label: "Border", help: "", type: "switch", default: true },
    {
      name: "paper",
      label: "Paper",
      help: "",
      type: "choice",
      default: "a4",
      choices: [
        { value: "a4", label: "A4" },
        { value: "letter", label: "Letter" },
      ],
    },
  ],
  group: null,
  merge: null,
  ...alone,
  filename: "{recipient}.pdf",
  documentTitle: "Certificate – {recipient}",
};

export const invoice: TemplateDefinition = {
  ...certificate,
  id: "invoice",
  title: "Invoice",
  fields: [
    field("number", "Invoice no", "text", true, ["Invoice number", "Invoice"]),
    field("customer", "Customer", "text", true, ["Client", "Bill to"]),
    field("address", "Address", "text", false),
    field("date", "Date", "date", false, ["Invoice date"]),
    field("item", "Item", "text", true, ["Description"]),
    field("quantity", "Quantity", "number", true, ["Qty"]),
    { ...field("unitPrice", "Unit price", "number", true, ["Price"]), currency: "currency" },
    field("vat", "VAT %", "percent", false, ["Tax"]),
  ],
  settings: [{ name: "currency", label: "Currency", help: "", type: "currency", default: "EUR" }],
  group: { field: "number", lines: ["item", "quantity", "unitPrice", "vat"] },
  ...alone,
  filename: "{number}.pdf",
  documentTitle: "Invoice {number}",
};

/** `columns({ Name: "text" })`; the names in the order in which they are written. */
export function columns(types: Record<string, ColumnType>): Source["columns"] {
  return Object.entries(types).map(([name, type]) => ({ name, type, samples: [], empty: 0 }));
}

/** A fit with the suggested mapping and default settings, plus overrides. */
export function fitOf(template: TemplateDefinition, source: Source["columns"], mapping: Mapping = {}): Fit {
  return {
    template,
    columns: source,
    readings: source.map(() => ({ decimal: ".", dateOrder: "dmy" })),
    mapping: { ...suggestMapping(template, source), ...mapping },
    settings: completeSettings(template, {}),
    output: defaultOutput(template, "en-GB"),
  };
}

/** Data row `row` of a sheet whose header is row 1. */
export function rowOf(row: number, ...cells: Cell[]): Row {
  return { row, sheetRow: row + 1, cells };
}
