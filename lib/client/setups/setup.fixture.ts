import type { KeptSetup } from "./setup.ts";

/** A freelancer's setup for invoices. */
export function setup(changes: Partial<KeptSetup> = {}): KeptSetup {
  return {
    name: "Invoices",
    template: "invoice",
    headers: ["Invoice no", "Customer", "Amount", "Note"],
    mapping: {
      number: { column: "Invoice no" },
      customer: { column: "Customer" },
      item: { text: "Work: {Note}" },
      vat: null,
    },
    settings: { seller: "Ada Ltd", footer: "Thank you, {Customer | upper}" },
    output: {
      archive: true,
      combined: false,
      filename: '{"Invoice no"}.pdf',
      locale: "en-GB",
      standard: "pdf",
      format: "pdf",
    },
    images: {},
    usedAt: 1,
    isAutomatic: true,
    ...changes,
  };
}
