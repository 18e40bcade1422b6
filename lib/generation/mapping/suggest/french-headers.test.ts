import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "../../spreadsheet/read-content.fixture.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import { suggestMapping } from "./suggest-mapping.ts";

const invoice = readCatalogue(process.cwd()).find("invoice");

async function amountsOf(header: string) {
  const sheet = `N° facture;Client;Désignation;Qté;${header}\nF1;Ann;Stage;2;150,00;10;20\nF2;Bo;Repas;3;9,99;5;5,5`;
  const { source, amounts } = await readContent(sheet);
  const { unitPrice, discount, vat } = suggestMapping(invoice, source.columns, false, amounts);
  return [unitPrice, discount, vat].map((field) => (field && "column" in field ? field.column : null)).join(" | ");
}

test("abbreviations are known with and without their dots", async () => {
  for (const header of [
    "P.U. HT (€);Remise (%);TVA (%)",
    "P.U. H.T.;Remise %;T.V.A.",
    "P.U.H.T.;Remise;Taux de T.V.A.",
    "Prix unit. H.T.;Remise (%);T.V.A. %",
    "PU HT;Rabais (%);TVA",
    // Below a cell that spans them.
    "Lignes P.U. HT (€);Lignes Remise (%);Lignes TVA (%)",
    "PU € HT;Rem. %;TVA %",
    "Tarif unitaire HT;Réduction (%);Taux TVA",
  ]) {
    assert.equal(await amountsOf(header), header.replaceAll(";", " | "));
  }
});

test("a price with tax is chosen only if there is none without, however it is abbreviated", async () => {
  for (const price of ["Prix unitaire T.T.C.", "P.U. TTC (€)", "P.U.T.T.C.", "Prix T. T. C."]) {
    assert.equal(await amountsOf(`${price};Remise (%);T.V.A.`), `${price} | Remise (%) | T.V.A.`);
    assert.match(await amountsOf(`${price};P.U. HT;T.V.A.`), /^P.U. HT/);
  }
});
