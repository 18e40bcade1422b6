import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { describe, test } from "node:test";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import { mergePdfs } from "#lib/generation/archive/pdf/merge.ts";
import { checkByQpdf } from "#lib/generation/archive/pdf/qpdf.fixture.ts";
import { readByTags } from "#lib/generation/archive/pdf/reading-order/read-by-tags.fixture.ts";
import { writePdf } from "#lib/generation/archive/pdf/write-plain.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { csvOf, fitSheet, typesetter } from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import { withSamples } from "#lib/generation/templates/definition-in.ts";
import { makeDocuments } from "../make-documents.ts";
import type { ShardDocument } from "../shard-file.ts";
import { compareStamped } from "./compare-stamped.fixture.ts";
import { framed } from "./stamp-frame.fixture.ts";
import { stampDocuments } from "./stamped-documents.ts";

const catalogue = readCatalogue(process.cwd());
const invoice = withSamples(catalogue.find("invoice"));
const items = ["Repair", "Entretien du vélo", "Żywica 20 kg", "Συντήρηση", "Їжак", "AV-Kabel “Pro”"];

interface Change {
  customer?: string;
  address?: string;
  item?: string;
  price?: string;
  vat?: string;
}

/** Invoices of as many lines that all differ, with what is special about some of them. */
function invoices(count: number, lines: number, changes: Readonly<Record<number, Change>> = {}): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const own = { customer: `Zoë ${index} O’Brien`, address: `Straße ${index}, 1${index}00 Århus`, ...changes[index] };
    return Array.from({ length: lines }, (_line, line) => {
      const item = line === 0 && own.item !== undefined ? own.item : `${items[(index + line) % items.length]} ${index}`;
      const price = own.price ?? `${(index + 1) * (line + 3)}.${10 + index}`;
      const figures = [`${1 + ((index * 3 + line) % 17)}`, price, own.vat ?? "20"];
      return [`2026-${index}`, own.customer, own.address, "2026-11-2".concat(`${index % 9}`), item, ...figures];
    });
  });
  const header = ["Invoice no", "Customer", "Address", "Date", "Item", "Quantity", "Unit price", "VAT %"];
  return csvOf([header, ...rows.flat()]);
}

async function stamped(csv: string, definition = invoice, settings: Settings = {}) {
  const { assignment, documents } = await fitSheet(definition, csv, settings);
  const made = documents.map((document, index): ShardDocument => ({ ...document, filename: `${index}.pdf` }));
  const frame = await framed(assignment, "pdf");
  return { frame, made, files: stampDocuments(typesetter, frame, made) };
}

describe("stamped invoices", () => {
  for (const style of ["clear", "ledger"]) {
    for (const lines of [1, 3]) {
      test(`look and read as the engine makes them: ${style}, lines: ${lines}`, async () => {
        const iban = lines === 1 ? { iban: "DE89 3704 0044 0532 0130 00" } : {};
        const fitted = await fitSheet(invoice, invoices(16, lines), { style, ...iban });
        const made = await compareStamped(fitted, lines === 1 ? "pdf" : "pdf/a-3a");
        assert.ok(made.length > 8, `${made.length} of 16`);
        assert.ok(made.every(({ values }) => "transfer" in values === (lines === 1)));
      });
    }
  }

  test("look and read as the engine makes them without rates, and with little set", async () => {
    const without = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [index, { vat: "" }]));
    const settings = { company: "", sender: "", returnLine: "", payment: "", note: "", footer: "" };
    const made = await compareStamped(await fitSheet(invoice, invoices(12, 2, without), settings), "pdf");
    assert.equal(made.length, 12);
  });

  test("look and read as the engine makes them among credit notes", async () => {
    for (const credited of [0, 5]) {
      const csv = invoices(16, 1, { [credited]: { price: "-12.50" }, 9: { price: "-7.25" } });
      const made = await compareStamped(await fitSheet(invoice, csv), "pdf");
      assert.equal(made.length, 14);
      assert.ok(made.every(({ values }) => ![credited, 9].some((index) => values.number === `2026-${index}`)));
    }
  });

  test("leave to the engine what has other columns or lines, or isn't plain", async () => {
    const changes = {
      2: { item: "W".repeat(90) },
      4: { price: "98765432109.99" },
      6: { item: "صيانة" },
      8: { customer: "山田太郎" },
      10: { item: "ใจดี" },
      12: { address: "रोड 1" },
      14: { vat: "7" },
    };
    const { made, files } = await stamped(invoices(30, 2, changes));
    const left = made.flatMap((document, index) => (files.has(document) ? [] : [index]));
    assert.deepEqual(left, Object.keys(changes).map(Number));
  });

  test("are none where a figure is printed beyond the regions that name it", async () => {
    const vats = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index, { vat: `${index + 1}` }]));
    const own = { fields: ["number", "customer", "address", "date", "transfer"], settings: ["payment", "note"] };
    const lines = ["item", "quantity", "unitPrice", "vat"];
    const definition = { ...invoice, stamped: { ...own, lines, letters: 200, regions: true } };
    assert.equal((await stamped(invoices(20, 2, vats), definition)).files.size, 0);
  });

  test("read in a combined file as in files of their own, each cell with the heads of its own table", async () => {
    const { frame, made } = await stamped(invoices(12, 2));
    const fit = { ...frame.fit, output: { ...frame.fit.output, archive: true, combined: true } };
    const chunks = [...makeDocuments(typesetter, { ...frame, fit }, made, [])];
    const parts = chunks.flatMap(({ pdf }) => (pdf ? [Buffer.from(writePdf(pdf))] : []));
    assert.equal(parts.length, 1);
    const combined = Buffer.concat(await Array.fromAsync(mergePdfs(Readable.from(parts), "All")));
    checkByQpdf(combined);
    assert.deepEqual(readByTags(combined), chunks.flatMap(({ files }) => [...files]).flatMap(readByTags));
    const names = [...(parts[0] as Buffer).toString("latin1").matchAll(/\/ID (\([^)]+\))/g)].map(([, name]) => name);
    assert.equal(new Set(names).size, names.length);
    assert.ok(names.length >= 12 * 5, `${names.length} heads`);
  });
});

describe("stamped letters", () => {
  const letter = withSamples(catalogue.find("letter"));
  const header = ["Name", "Street", "City", "Country", "Subject", "Date", "Salutation"];
  const letters = (count: number, changes: Readonly<Record<number, Readonly<Record<number, string>>>> = {}) =>
    csvOf([
      header,
      ...Array.from({ length: count }, (_, index) => {
        const row = [
          `Zoë ${index} Ђорђе`,
          `Straße ${index}`,
          `1${index} Åby`,
          "",
          `Our offer ${index}`,
          "2026-11-20",
          "",
        ];
        return row.map((cell, column) => changes[index]?.[column] ?? cell);
      }),
    ]);

  test("look and read as the engine makes them at home and abroad", async () => {
    const countries = ["Norway", "NO", "Sweden", "Denmark"];
    const changes = Object.fromEntries(
      Array.from({ length: 24 }, (_, index) => [index, { 3: countries[index % 4] ?? "" }]),
    );
    const made = await compareStamped(await fitSheet(letter, letters(24, changes), { homeCountry: "Norge" }), "pdf");
    assert.ok(made.some(({ values }) => values.country === null && values.home === "Norway"));
    assert.ok(made.some(({ values }) => values.country === "Sweden"));
  });

  test("look and read as the engine makes them with greetings of their own, and with little set", async () => {
    const greetings = Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [index * 2, { 6: `Hi Nº ${index}!` }]),
    );
    const bare = { company: "", sender: "", contact: "", bank: "", register: "", signatory: "", role: "", body: "" };
    for (const settings of [{}, { style: "classic" }, bare]) {
      const made = await compareStamped(await fitSheet(letter, letters(20, greetings), settings), "pdf");
      assert.ok(made.length >= 10, `${made.length} of 20`);
    }
  });

  test("leave to the engine what wraps, isn't plain or differs by a line", async () => {
    const changes = {
      1: { 4: "A subject that is so long that it has to wrap onto a second line ".repeat(2).trim() },
      3: { 0: "عبد الرحمن" },
      5: { 0: "שרה כהן" },
      7: { 0: "अनुष्का" },
      9: { 4: "山田" },
      11: { 6: "Dear all,\nand both" },
      13: { 3: "Norge" },
    };
    const { made, files } = await stamped(letters(30, changes), letter);
    const left = made.flatMap((document, index) => (files.has(document) ? [] : [index]));
    assert.deepEqual(left, Object.keys(changes).map(Number));
  });

  test("are none where a further page names the receiver", async () => {
    const body = "We are glad that you were with us. ".repeat(120);
    assert.equal((await stamped(letters(12), letter, { body })).files.size, 0);
  });
});
