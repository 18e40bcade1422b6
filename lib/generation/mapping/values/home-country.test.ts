import assert from "node:assert/strict";
import { test } from "node:test";
import { readCatalogue } from "../../templates/catalogue.ts";
import { compileFit } from "../fit/compile-fit.ts";
import { columns, fitOf, rowOf } from "../mapping.fixture.ts";
import { homeCountry } from "./home-country.ts";

test("a country is known by its code and by its names in many languages", () => {
  const { name, isHome } = homeCountry("Österreich");
  assert.equal(name, "Austria");
  for (const country of ["Österreich", "ÖSTERREICH ", "Austria", "AT", "at", "Autriche", "A", "Rakousko"])
    assert.ok(isHome(country), country);
  for (const country of ["Australia", "Deutschland", "", "AU", "Osterreich-Ungarn"])
    assert.ok(!isHome(country), country);
  assert.ok(homeCountry("US").isHome("United States of America"));
  assert.ok(homeCountry("Vereinigtes Königreich").isHome("UK"));
});

test("a country that has former or reserved codes too is known by all of its names", () => {
  const countries = [
    ["France", "FR", "F", "Frankreich"],
    ["UK", "GB", "England", "United Kingdom"],
    ["RU", "Россия", "Russia"],
    ["RS", "Serbien", "Serbia"],
  ];
  for (const names of countries)
    for (const home of names) for (const name of names) assert.ok(homeCountry(home).isHome(name), `${name} in ${home}`);
});

test("without a country of one's own, or with an unknown one, no other is at home", () => {
  assert.ok(!homeCountry("").isHome(""));
  assert.ok(!homeCountry(" ").isHome("Austria"));
  assert.ok(homeCountry("Atlantis").isHome("atlantis"));
  assert.ok(!homeCountry("Atlantis").isHome("Lemuria"));
});

for (const id of ["labels", "letter"]) {
  test(`${id} name the country of those abroad only`, () => {
    const template = readCatalogue(process.cwd()).find(id);
    const fitted = fitOf(template, columns({ Name: "text", City: "text", Country: "text" }));
    const countriesOf = (home: string) => {
      const fit = compileFit({ ...fitted, settings: { ...fitted.settings, homeCountry: home } });
      return ["AT", "Austria", "Germany"].map((country) => fit(rowOf(1, "Ann", "Wien", country)).values.country);
    };
    assert.deepEqual(countriesOf("Österreich"), [null, null, "Germany"]);
    assert.deepEqual(countriesOf(""), ["AT", "Austria", "Germany"]);
  });
}
