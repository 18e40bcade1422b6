import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { readCatalogue } from "../catalogue.ts";
import { readPageContents } from "./printed/page-content.fixture.ts";
import { fitSheet, typesetDocuments } from "./typeset-sheet.fixture.ts";

const csv = "Invoice no;Customer;Item;Quantity;Unit price;VAT %\n1;Ann;Pen;1;10;5";
const folder = join(process.cwd(), "lib/generation/templates/invoice");
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));

test("invoices call the tax as their country does", async () => {
  const names = {
    ...{ "de-CH": "MwSt.", "de-AT": "USt.", "en-IN": "GST", "ta-IN": "GST", hi: "GST", "bn-BD": "VAT", "en-GB": "VAT" },
    ...{ en: "VAT", "en-US": "Tax", "pt-BR": "Imposto", "pt-PT": "IVA", "fr-CH": "TVA", "fr-CA": "Taxe" },
  };
  for (const [locale, name] of Object.entries(names)) {
    const { assignment, documents } = await fitSheet(readCatalogue(process.cwd()).find("invoice"), csv, {}, locale);
    const [page] = await Array.fromAsync(
      readPageContents(typesetDocuments(assignment, documents).pdf("pdf", new Date(0))),
    );
    const texts = page?.texts.map(({ text }) => text) ?? [];
    assert.ok(texts.includes(name), `${locale}: ${texts.join(" | ")}`);
    assert.ok(
      texts.some((text) => text.startsWith(`${name} `) && text.includes("10")),
      `${locale}: ${texts.join(" | ")}`,
    );
  }
});

test("each name replaces the one that its language has", () => {
  const words: Record<string, { vat: string; vatOn: string }> = read("words.json");
  for (const key of Object.keys(read("tax-names.json"))) {
    const [language = ""] = key.split("-");
    const { vat, vatOn } = words[language] ?? words.en ?? { vat: "", vatOn: "" };
    assert.ok(vat !== "" && vatOn.includes(vat), key);
  }
});
