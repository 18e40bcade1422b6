import assert from "node:assert/strict";
import { test } from "node:test";
import type { ColumnType } from "#lib/contracts/sessions/source.ts";
import { growth } from "../../common/growth.fixture.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { unmappedFields } from "../fit/missing-choices.ts";
import { certificate, columns, invoice } from "../mapping.fixture.ts";
import { scoreColumns } from "./column-scores.ts";
import { suggestMapping } from "./suggest-mapping.ts";

/** The suggestion as `{ field: column }`, without unmapped fields. */
function suggested(template: TemplateDefinition, types: Record<string, ColumnType>) {
  const pairs = Object.entries(suggestMapping(template, columns(types)));
  return Object.fromEntries(
    pairs.flatMap(([name, mapped]) => (mapped && "column" in mapped ? [[name, mapped.column]] : [])),
  );
}

const invoiceSheet: Record<string, ColumnType> = {
  "Invoice no": "text",
  Customer: "text",
  Address: "text",
  Date: "date",
  Item: "text",
  Quantity: "number",
  "Unit price": "currency",
  "VAT %": "number",
};

test("a helper's task is the role on a badge, and a discipline the course of a certificate", () => {
  const { find } = readCatalogue(process.cwd());
  assert.equal(suggested(find("badge"), { Name: "text", Verein: "text", Aufgabe: "text" }).role, "Aufgabe");
  assert.equal(
    suggested(find("certificate"), { Name: "text", Platz: "number", Disziplin: "text" }).course,
    "Disziplin",
  );
  assert.equal(suggested(find("certificate"), { Name: "text", Kurs: "text", Disziplin: "text" }).course, "Kurs");
});

test("what a German shop exports as the names of its goods is the item of an invoice", () => {
  const template = readCatalogue(process.cwd()).find("invoice");
  for (const header of ["Artikelname", "Artikelbezeichnung", "Produktname", "Produktbezeichnung"])
    assert.equal(suggested(template, { Rechnungsname: "text", [header]: "text", Menge: "number" }).item, header);
});

test("rows aren't grouped by a column just because it is the only one left", () => {
  const template = readCatalogue(process.cwd()).find("invoice");
  const shop = {
    Bestellstatus: "text",
    Kunde: "text",
    Artikel: "text",
    Menge: "number",
    Einzelpreis: "currency",
  } as const;
  const { number, customer, item } = suggested(template, shop);
  assert.deepEqual([number, customer, item], [undefined, "Kunde", "Artikel"]);
});

test("a well-labelled sheet maps whole, in any order and case", () => {
  const expected = ["number", "customer", "address", "date", "item", "quantity", "unitPrice", "vat"];
  for (const change of [
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => ` _${text}: `,
  ]) {
    const headers = Object.keys(invoiceSheet).map(change);
    const sheet = Object.entries(invoiceSheet).map(([header, type]) => [change(header), type] as const);
    const mapping = suggested(invoice, Object.fromEntries(sheet.reverse()));
    assert.deepEqual(mapping, Object.fromEntries(expected.map((name, index) => [name, headers[index]])));
  }
});

test("every field is a key, and required fields without a column are reported", () => {
  const mapping = suggestMapping(certificate, columns({ Datum: "date", "E-mail": "email" }));
  assert.deepEqual(Object.keys(mapping), ["recipient", "course", "date", "score", "code"]);
  assert.deepEqual(mapping.date, { column: "Datum" });
  assert.deepEqual(unmappedFields(certificate, mapping), ["recipient", "course"]);
});

test("accents, plural and camel case do not count", () => {
  assert.deepEqual(suggested(invoice, { unitPrices: "number", Quantíty: "number" }), {
    unitPrice: "unitPrices",
    quantity: "Quantíty",
  });
});

test("shared words decide where names differ, and rare words decide more", () => {
  assert.deepEqual(suggested(certificate, { "Course name": "text", "Student name": "text", "Date of birth": "text" }), {
    recipient: "Student name",
    course: "Course name",
  });
});

test("each column is used once, for the best total", () => {
  assert.deepEqual(suggested(invoice, { "Invoice date": "date", Date: "date", Price: "number", Invoice: "text" }), {
    number: "Invoice",
    date: "Date",
    unitPrice: "Price",
  });
});

test("a required field takes the only column of its type that is left", () => {
  assert.deepEqual(suggested(certificate, { Wer: "text", Kurs: "text", Punkte: "number" }), {
    recipient: "Wer",
    course: "Kurs",
  });
  assert.deepEqual(suggested(certificate, { A: "text", B: "text" }), {});
});

test("256 columns with similar names are matched quickly", () => {
  const sheet = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`Unit price item ${index}`, "text" as const]));
  // Far from the cube, which is 64.
  assert.ok(growth(64, (count) => suggestMapping(invoice, columns(sheet(count)))) < 32);
});

test("other codes of people are not taken for a badge’s code", () => {
  const badge = readCatalogue(process.cwd()).find("badge");
  for (const header of ["Dietary code", "Diet code", "Postal code", "Dress code", "Country code", "Discount code"])
    assert.deepEqual(suggested(badge, { Name: "text", [header]: "text" }), { name: "Name" }, header);
  for (const header of ["Ticket code", "Code", "Attendee code"])
    assert.deepEqual(suggested(badge, { Name: "text", [header]: "text" }), { name: "Name", code: header }, header);
});

test("takes no longer for names of 32,000 letters than for long questions", () => {
  const map = (letters: number) => {
    const names = Array.from({ length: 50 }, (_, at) => `${at} ${"a".repeat(letters)}`);
    suggestMapping(invoice, columns(Object.fromEntries(names.map((name) => [name, "text"]))));
  };
  assert.ok(growth(8_000, map, 5) < 2);
});

test("a class list's pupils are named, and neither its classes nor its hidden notes are printed", () => {
  const of = (name: string, ...samples: string[]) => ({ name, type: "text" as const, samples, empty: 0 });
  const list = [
    of("Pupil", "Ann Lee", "Bo Ng"),
    of("Class", "10B", "7 a"),
    { ...of("Secret note", "x"), hidden: true as const },
  ];
  for (const id of ["certificate", "diploma"]) {
    const mapping = suggestMapping(readCatalogue(process.cwd()).find(id), list);
    const { recipient, ...others } = mapping;
    assert.deepEqual(recipient, { column: "Pupil" }, id);
    assert.deepEqual(
      Object.values(others).filter((mapped) => mapped !== null),
      [],
      id,
    );
  }
  const degrees = [of("Name", "Ann Lee"), of("Class", "First", "2:1")];
  const { honours } = suggestMapping(readCatalogue(process.cwd()).find("diploma"), degrees);
  assert.deepEqual(honours, { column: "Class" });
});

test("a column's values are looked at once, not for each of a template's fields", () => {
  const template = readCatalogue(process.cwd()).find("letter");
  let looked = 0;
  const samples = new Proxy(["a", "b", "c"], {
    get: (list, key) => {
      if (key === "filter") looked += 1;
      return Reflect.get(list, key);
    },
  });
  const column = { name: "Something else", type: "text" as const, samples, empty: 0 };
  const known = { hasPictures: false, nameColumns: [], amounts: undefined };
  const lookedFor = (fields: typeof template.fields) => {
    looked = 0;
    scoreColumns({ ...template, fields }, [column], known);
    return looked;
  };
  assert.ok(template.fields.length > 5);
  assert.equal(lookedFor(template.fields), lookedFor(template.fields.slice(0, 1)));
});
