import assert from "node:assert/strict";
import { test } from "node:test";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { growth } from "../../../common/growth.fixture.ts";
import { compileFit } from "../../fit/compile-fit.ts";
import { columns, fitOf, rowOf } from "../../mapping.fixture.ts";
import { headerScale } from "./scaled-amounts.ts";

test("a column's name says whether its amounts are thousands or millions", () => {
  const said = {
    "単価（千円）": "千円",
    "金額(百万円)": "百万円",
    "单价（万元）": "万元",
    "단가(천원)": "천원",
    "Umsatz TEUR": "TEUR",
    "Preis in T€": "T€",
    "Price (k€)": "k€",
    "Price (€k)": "€k",
    "Revenue $M": "$M",
    "Amount (in thousands)": "thousands",
    "Preis in Tsd. EUR": "Tsd",
    "Betrag in Mio. €": "Mio",
    "Montant (en milliers d’euros)": "milliers",
    "Price ₹ lakh": "lakh",
    "Amount ($'000)": "'000",
    "Amount (000s)": "(000s)",
    "Preis pro 1.000": "pro 1.000",
    "Importe (miles de euros)": "miles",
    "Precio (miles)": "miles",
    "Valor en miles": "miles",
    "Цена, тыс. руб.": "тыс",
  };
  for (const [name, unit] of Object.entries(said)) assert.equal(headerScale(name), unit, name);
});

test("other names say nothing of the kind", () => {
  const others = [
    ...[
      "Unit price",
      "単価（円）",
      "Preis (EUR)",
      "Price £",
      "T",
      "Total",
      "Kosten",
      "KM",
      "Price in USD",
      "Milestone",
    ],
    ...[
      "Rate (miles)",
      "Price per 100 miles",
      "Miles",
      "Price 2000",
      "Smiles",
      "Art. 1000",
      "Price in 10000 km",
      "Mike",
      "Timo €",
      "千代田",
      "Total €",
    ],
  ];
  for (const name of others) assert.equal(headerScale(name), null, name);
});

test("an amount below such a name is printed as it is, with a warning", () => {
  const invoice = readCatalogue(process.cwd()).find("invoice");
  const problemsOf = (name: string) =>
    compileFit(fitOf(invoice, columns({ [name]: "number" }), { unitPrice: { column: name } }))(
      rowOf(1, "12"),
    ).problems.filter(({ code }) => code === "doubtful_number");
  const [problem, ...others] = problemsOf("単価（千円）");
  assert.deepEqual([problem?.severity, problem?.column, others.length], ["warning", "単価（千円）", 0]);
  assert.match(problem?.message ?? "", /mentions “千円”, but the amount is printed as it is: 12/);
  assert.deepEqual(problemsOf("単価（円）"), []);
});

test("a name of 32,000 signs takes no longer than a long one", () => {
  const read = (length: number) => {
    for (let again = 0; again < 20; again += 1) headerScale("万".repeat(length));
  };
  assert.ok(growth(8_000, read) < 2);
});
