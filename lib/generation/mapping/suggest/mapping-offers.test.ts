import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "../../spreadsheet/read-content.fixture.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import { completeSettings, defaultOutput } from "../fit/fit-defaults.ts";
import { validateFit } from "../fit/validate-fit.ts";
import { mappingOffers } from "./mapping-offers.ts";
import { suggestMapping } from "./suggest-mapping.ts";

const catalogue = readCatalogue(process.cwd());

/** The offers for a sheet, as `field: text`. Each can be taken, and is then no longer made. */
async function offersFor(id: string, csv: string): Promise<string[]> {
  const template = catalogue.find(id);
  const { source, amounts } = await readContent(csv);
  const mapping = suggestMapping(template, source.columns, false, amounts);
  const offers = mappingOffers(template, source.columns, mapping);
  const taken = { ...mapping, ...Object.fromEntries(offers.map(({ field, text }) => [field, { text }])) };
  const rest = { settings: completeSettings(template, {}), output: defaultOutput(template, "en-GB") };
  assert.deepEqual(validateFit({ template, columns: source.columns, mapping: taken, ...rest }), []);
  assert.deepEqual(mappingOffers(template, source.columns, taken), []);
  return offers.map(({ field, text }) => `${field}: ${text}`);
}

const invoice = (headers: string, cells: string) =>
  `No;Customer;Item;Qty;Price;${headers}\n1;Ann Lee;Tea;2;3.50;${cells}\n2;Bo Ng;Jam;1;4.50;${cells}`;

test("the parts of an address are offered for it, in the lines of their country", async () => {
  const offers: [headers: string, cells: string, text: string][] = [
    ["Straße;Hausnr.;PLZ;Ort", "Weg;3;80331;München", "{Straße} {Hausnr.}\n{PLZ} {Ort}"],
    ["Street;City;State;Zip", "1 Elm St;Boston;MA;02108", "{Street}\n{City}, {State} {Zip}"],
    ["Street;Town;Postcode", "1 Elm St;Hull;HU1 1AA", "{Street}\n{Town}\n{Postcode}"],
    ["Rue;CP;Ville;Pays", "1 rue Haute;69001;Lyon;France", "{Rue}\n{CP} {Ville}\n{Pays}"],
    ["Address;PLZ;Ort", "Weg 3;80331;München", "{Address}\n{PLZ} {Ort}"],
  ];
  for (const [headers, cells, text] of offers) {
    assert.deepEqual(await offersFor("invoice", invoice(headers, cells)), [`address: ${text}`], headers);
  }
});

test("of several addresses, the one that the document is sent to is offered", async () => {
  const headers = "Shipping Street;Shipping City;Billing Street;Billing City";
  const [offer] = await offersFor("invoice", invoice(headers, "1 Elm St;Hull;2 Oak St;York"));
  assert.equal(offer, "address: {Billing Street}\n{Billing City}");
});

test("nothing is offered for a whole address, or for a city alone", async () => {
  assert.deepEqual(await offersFor("invoice", invoice("Address;City", "Weg 3, 80331 München;München")), []);
  assert.deepEqual(await offersFor("invoice", invoice("City", "München")), []);
  assert.deepEqual(await offersFor("invoice", invoice("Shipping Street;Shipping City", "1 Elm St;Hull")), []);
});

test("a courtesy title becomes part of a greeting and is never a greeting itself", async () => {
  const letter = (title: string, ...titles: string[]) =>
    `${title};First name;Last name\n${titles.map((each) => `${each};Ann;Lee`).join("\n")}`;
  assert.deepEqual(await offersFor("letter", letter("Title", "Mr", "Ms")), ["salutation: Dear {Title} {Last name},"]);
  const [german] = await offersFor("letter", letter("Anrede", "Herr", "Frau"));
  assert.match(german ?? "", /^salutation: \{Anrede \| choose: "Herr" "Sehr geehrter Herr", .* \{Last name\},$/);
  assert.deepEqual(await offersFor("letter", letter("Greeting", "Dear Ann", "Hi Bo")), []);
});

test("a greeting keeps an academic title; people without a known title are greeted neutrally", async () => {
  const rows = ["Herr Dr.", "Frau", "Divers", "Familie"].map((title) => `${title};Ann;Lee`).join("\n");
  const [offer] = await offersFor("letter", `Anrede;Vorname;Nachname\n${rows}`);
  assert.match(offer ?? "", /"Familie" "Sehr geehrte Familie", "Herr Dr\." "Sehr geehrter Herr Dr\.", "" "Guten Tag"/);
  assert.match(offer ?? "", /other "Guten Tag"\} \{Nachname\},$/);
});

test("India's taxes are offered as one rate, and none of them is taken for it", async () => {
  const taxes = (headers: string) => offersFor("invoice", invoice(headers, headers.replaceAll(/[^;]+/g, "9")));
  assert.deepEqual(await taxes("CGST %;CGST Amt;SGST %;SGST Amt;IGST Rate"), [
    "vat: {CGST %} + {SGST %} + {IGST Rate}",
  ]);
  assert.deepEqual(await taxes("CGST;SGST"), []);
  assert.deepEqual(await taxes("GST Rate;CGST %;SGST %"), []);
});

test("academic titles are offered before a name, and files of images for a photo", async () => {
  assert.deepEqual(await offersFor("badge", "Titel;Vorname;Nachname\nDr.;Ann;Lee\nProf. Dr.;Bo;Ng"), [
    "name: {Titel} {Vorname} {Nachname}",
  ]);
  assert.deepEqual(await offersFor("badge", "Name;Datei\nAnn Lee;ann.jpg\nBo Ng;bo.PNG"), ["photo: {Datei}"]);
  assert.deepEqual(await offersFor("badge", "Name;Link\nAnn Lee;https://a.example/a.jpg"), []);
});
