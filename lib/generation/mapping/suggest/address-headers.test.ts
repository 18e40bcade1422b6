import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "../../spreadsheet/read-content.fixture.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import { mappingOffers } from "./mapping-offers.ts";
import { suggestMapping } from "./suggest-mapping.ts";

const catalogue = readCatalogue(process.cwd());

/** The suggested column of each field, and the offered texts. */
async function suggestedFor(id: string, csv: string) {
  const template = catalogue.find(id);
  const { source, amounts } = await readContent(csv);
  const mapping = suggestMapping(template, source.columns, false, amounts);
  const offers = mappingOffers(template, source.columns, mapping).map(({ text }) => text);
  const columnOf = (field: string) => {
    const from = mapping[field];
    return from && "column" in from ? from.column : null;
  };
  return { columnOf, offers };
}

const polish = `Imię;Nazwisko;Ulica i numer;Kod pocztowy;Miasto;Kraj;Link do check-in
Ada;Nowak;ul. Mała 1;31-066;Kraków;Polska;https://a.example/1
Jiří;Říha;Třída 2;110 00;Praha;Česko;https://a.example/2`;

test("a postcode is not taken for a code to scan, nor a street with its number for an order number", async () => {
  for (const id of ["badge", "ticket"]) {
    const { columnOf } = await suggestedFor(id, polish);
    assert.deepEqual(["code", "order"].map(columnOf), ["Link do check-in", null], id);
  }
  const { columnOf } = await suggestedFor("badge", polish.replaceAll(/;[^;\n]*(?=\n|$)/g, ""));
  assert.equal(columnOf("code"), null);
});

test("“Kraj” is a country in Polish and a region in Czech", async () => {
  const czech =
    "Jméno;Ulice;PSČ;Město;Kraj\nAda Malá;Třída 2;110 00;Praha;Praha\nJiří Říha;Náves 3;602 00;Brno;Jihomoravský";
  for (const [id, region] of [
    ["labels", "region"],
    ["letter", "state"],
  ] as const) {
    const [pl, cs] = [await suggestedFor(id, polish), await suggestedFor(id, czech)];
    assert.deepEqual(["country", region].map(pl.columnOf), ["Kraj", null], id);
    assert.deepEqual(["country", region].map(cs.columnOf), [null, "Kraj"], id);
  }
});

test("India's postcodes are known as PIN, and a secret PIN isn't one", async () => {
  const indian = (header: string, pin: string) =>
    `Name;Address;City;State;${header}\nRavi Iyer;12, 3rd Cross;Bengaluru;Karnataka;${pin}`;
  for (const header of ["PIN", "PIN Code", "Pincode"]) {
    assert.equal((await suggestedFor("labels", indian(header, "560009"))).columnOf("postcode"), header);
  }
  assert.equal((await suggestedFor("labels", indian("PIN", "4711"))).columnOf("postcode"), null);
});

test("an address with commas but without its town is offered with it", async () => {
  const sheet = `N.º factura;Cliente;Concepto;Cantidad;Precio;Dirección;C.P.;Población
F1;Ana Sanz;Té;2;3,50;C/ Mayor, 14;28013;Madrid
F2;Eva Gil;Pan;1;4,50;Pº Prado, 3, 1.º B;41001;Sevilla`;
  assert.deepEqual((await suggestedFor("invoice", sheet)).offers, ["{Dirección}\n{C.P.} {Población}"]);
  const whole = sheet.replace("C/ Mayor, 14", "C/ Mayor, 14, 28013 Madrid");
  assert.deepEqual((await suggestedFor("invoice", whole)).offers, []);
});

test("a second line that the street has as well is offered once", async () => {
  const shop = (street: string) => `Lineitem name,Billing Name,Billing Street,Billing Address2,Billing City,Billing Zip
Mug,Ann,"${street}",Flat 2,Bristol,BS1 4QT
Cup,Bo,5 Mill Lane,,Bristol,BS1 6XG`;
  assert.deepEqual((await suggestedFor("invoice", shop("14 Weaver St, Flat 2"))).offers, [
    "{Billing Street}\n{Billing City} {Billing Zip}",
  ]);
  assert.match((await suggestedFor("invoice", shop("14 Weaver St"))).offers.join(), /Billing Address2/);
  // Beside the street alone, one line that is in both tells, however late the others come.
  const streets = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => ({
    first: `${at} Mill Lane`,
    second: at % 2 ? "" : `Flat ${at}`,
  }));
  const rows = streets.map(
    ({ first, second }) => `Mug,Ann,"${first}${second && `, ${second}`}",${first},${second},Bristol`,
  );
  const full = ["Lineitem name,Billing Name,Billing Street,Billing Address1,Billing Address2,Billing City", ...rows];
  assert.doesNotMatch((await suggestedFor("invoice", full.join("\n"))).offers.join(), /Address2/);
});
