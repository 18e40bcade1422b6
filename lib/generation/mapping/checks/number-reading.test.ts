import assert from "node:assert/strict";
import { test } from "node:test";
import { documentsOf, linesOf, problemsOf } from "./fit-content.fixture.ts";
import { csv, invoices, type Styled, valuesOf, workbook } from "./one-line-invoices.fixture.ts";

test("in a column with both decimal separators, ambiguous numbers get a warning", async () => {
  const prices = (list: string[]) =>
    documentsOf(csv(list.map((price) => `1;${price};`)), "invoice", { locale: "de-DE" });
  const mixed = await prices(["12,50", "1.234,50", "1,234.50", "1.234", "1,5", "17"]);
  assert.deepEqual(valuesOf(mixed, "unitPrice"), ["12.50", "1234.50", "1234.50", "1234", "1.5", "17"]);
  assert.deepEqual(problemsOf(mixed), ["3 unitPrice doubtful_number warning", "4 unitPrice doubtful_number warning"]);
  assert.deepEqual(problemsOf(await prices(["12,50", "1.234,50", "1.234", "17"])), []);
});

test("a duration is a quantity of hours", async () => {
  const cells: Styled[] = [
    [0.0625, "[h]:mm"],
    [1.5, "[h]:mm:ss"],
    [0.0625, "h:mm"],
  ];
  const documents = await documentsOf(invoices(cells.map((cell) => [cell, [80, "0.00"], ""])), "invoice");
  assert.deepEqual(valuesOf(documents, "quantity"), ["1.5", "36", "1.5"]);
  assert.deepEqual(problemsOf(documents), ["3 quantity doubtful_number warning"]);
  const texts = await documentsOf(csv(["1:30;80;", "0:20;80;", "100:15:00;80;"]), "invoice");
  assert.deepEqual(valuesOf(texts, "quantity"), ["1.5", "0.333333", "100.25"]);
  assert.match(texts[0]?.problems[0]?.message ?? "", /“Quantity” is “1:30”, read as 1\.5 hours/);
});

test("a duration that does not show its hours is an error, and so is a duration instead of an amount of money", async () => {
  const cells: Styled[] = [
    [0.0625, "[mm]:ss"],
    [1.5, "h:mm"],
    [0.5625, "h:mm AM/PM"],
    [0.0625, '[h]" h "mm" min"'],
  ];
  const quantities = await documentsOf(invoices(cells.map((cell) => [cell, [80, "0.00"], ""])), "invoice");
  assert.deepEqual(valuesOf(quantities, "quantity"), [null, null, null, null]);
  assert.deepEqual(
    problemsOf(quantities),
    [1, 2, 3, 4].map((row) => `${row} quantity not_a_number error`),
  );
  const prices = await documentsOf(invoices([["1", [0.0625, "[h]:mm"], ""]]), "invoice");
  assert.deepEqual(problemsOf(prices), ["1 unitPrice not_a_number error"]);
});

test("a number is what its format shows, with a warning where it hides digits that somebody typed", async () => {
  const prices: Styled[] = [
    [10 / 3, "0.00"],
    [-10 / 3, "#,##0.00"],
    [1234567 / 7, "#,##0.00"],
    [12.345, "0.00"],
    [12345678, '0.0,,"M"'],
    [1.5, "# ?/?"],
    [0.1 + 0.2, "General"],
    [7, "000"],
  ];
  const documents = await documentsOf(invoices(prices.map((price) => ["1", price, ""])), "invoice");
  assert.deepEqual(valuesOf(documents, "unitPrice"), [
    "3.33",
    "-3.33",
    "176366.71",
    "12.35",
    "12345678",
    "1.5",
    "0.3",
    "7",
  ]);
  assert.deepEqual(problemsOf(documents), ["4 unitPrice number_not_exact warning"]);
  assert.equal(
    documents[3]?.problems[0]?.message,
    "“Unit price” is 12.345, but the spreadsheet shows 12.35. The document uses 12.35.",
  );
});

test("a decimal character that one column of amounts proves applies to the others", async () => {
  const documents = await documentsOf(csv(["1,250;12,50;"]), "invoice");
  assert.deepEqual([valuesOf(documents, "quantity"), valuesOf(documents, "unitPrice")], [["1.250"], ["12.50"]]);
  assert.deepEqual(problemsOf(documents), []);
});

test("an ambiguous amount gets a warning if nothing in the sheet resolves it; item numbers resolve nothing", async () => {
  const warning = "1 unitPrice doubtful_number warning";
  const read = async (header: string, numbers: string[], price = "1.234") => {
    const rows = numbers.map((number, at) => `${at + 1};Ann;Pen;2;${price};${number}`);
    const sheet = [`Invoice no;Customer;Item;Quantity;Unit price;${header}`, ...rows].join("\n");
    const documents = await documentsOf(sheet, "invoice", { locale: "de-DE" });
    return [valuesOf(documents, "unitPrice")[0], ...problemsOf(documents).slice(0, 1)];
  };
  assert.deepEqual(await read("Pos.", ["1.1", "1.2", "1.3"]), ["1234", warning]);
  assert.deepEqual(await read("Release", ["2.1", "1.0", "3.14"]), ["1234", warning]);
  assert.deepEqual(await read("Total", ["2.47", "2.47", "2.47"]), ["1.234"]);
  assert.deepEqual(await read("Weight", ["2.5 €", "3.5 €"]), ["1.234"]);
  assert.deepEqual(await read("Pos.", ["1.1", "1.2"], "1.234,50"), ["1234.50"]);
  assert.deepEqual(await read("Pos.", ["1.1", "1.2"], "12"), ["12"]);
});

test("numbers in a text keep their values, however they are written", async () => {
  const credit = { mapping: { unitPrice: { text: "-{Unit price}" } } };
  const price = async (cell: Styled, locale: string, text = "-{Unit price}") => {
    const [document] = await documentsOf(invoices([["1", cell, ""]]), "invoice", {
      locale,
      mapping: { unitPrice: { text } },
    });
    return linesOf(document, "unitPrice")[0];
  };
  for (const locale of ["de-DE", "en-GB"]) {
    assert.equal(await price([1234, "#,##0"], locale), "-1234", locale);
    assert.equal(await price([1234.5, "#,##0.00"], locale), "-1234.5", locale);
    assert.equal(await price([1234.5, "#,##0.00"], locale, "-{Unit price | number: 2}"), "-1234.5", locale);
    assert.equal(await price([1234.5, '"$"#,##0.00'], locale), "-1234.5", locale);
    assert.equal(await price([1234.5, "#,##0.00"], locale, "CHF {Unit price}"), "1234.5", locale);
  }
  const written = await documentsOf(csv(["1;1.234,00;", "1;2.000,50;"]), "invoice", credit);
  assert.deepEqual(valuesOf(written, "unitPrice"), ["-1234.00", "-2000.50"]);
  const parts = await documentsOf(csv(["12;05;"]), "invoice", {
    locale: "de-DE",
    mapping: { unitPrice: { text: "{Quantity},{Unit price}" } },
  });
  assert.deepEqual(valuesOf(parts, "unitPrice"), ["12.05"]);
});

test("dates in a text keep their days", async () => {
  const sheet = workbook(
    ["Full name", "Course", "Day", "Hour"],
    [
      ["Ann", "Art", [46086, "mm/dd/yyyy"], [0.5, "h:mm"]],
      ["Bob", "Art", [46086, "mm/dd/yyyy"], ""],
    ],
  );
  const documents = await documentsOf(sheet, "certificate", { mapping: { date: { text: "{Day} {Hour}" } } });
  assert.deepEqual(
    documents.map(({ values }) => values.date),
    ["5 March 2026 at 12:00", "5 March 2026"],
  );
});

test("the texts of errors in a text file are errors of the sheet", async () => {
  for (const error of ["#N/A", "#NV", "#REF!", "#WERT!", "#DIV/0!", "########"]) {
    const documents = await documentsOf(csv([`1;5;${error}`, "1;5;20"]), "invoice");
    assert.deepEqual(problemsOf(documents), ["1 vat error_cell error"], error);
  }
  const [named] = await documentsOf(`Name;Company\n#1 fan;#N/A`, "badge");
  assert.deepEqual([named?.values.name, named?.values.company], ["#1 fan", null]);
});

test("digits of other scripts are numbers", async () => {
  const documents = await documentsOf(csv(["٣;١٬٢٣٤٫٥٠;٪٢٠", "３;１，２３４．５０;２０％"]), "invoice");
  assert.deepEqual(valuesOf(documents, "quantity"), ["3", "3"]);
  assert.deepEqual(valuesOf(documents, "unitPrice"), ["1234.50", "1234.50"]);
  assert.deepEqual([valuesOf(documents, "vat"), problemsOf(documents)], [["20", "20"], []]);
});

test("a filter of a setting's text warns of a number as a field of that column does", async () => {
  const sheet = (cells: Styled[], header = "X") =>
    workbook(
      ["Full name", "Course", header],
      cells.map((cell, at) => [`Ann ${at}`, "Art", cell]),
    );
  const warnings = async (cells: Styled[], filter: string) => {
    const documents = await documentsOf(sheet(cells), "certificate", { settings: { intro: `{X | ${filter}}` } });
    return documents.flatMap(({ problems }) => problems.map(({ row, code, severity }) => `${row} ${code} ${severity}`));
  };
  assert.deepEqual(await warnings(["20", "0.5", "35"], "percent"), ["2 doubtful_number warning"]);
  assert.deepEqual(await warnings(["1", "0"], "percent"), ["1 doubtful_number warning"]);
  assert.deepEqual(await warnings(["20", "35 %"], "percent"), []);
  assert.deepEqual(await warnings(["1:30", "2"], "number"), ["1 doubtful_number warning"]);
  assert.deepEqual(await warnings(["1:30", "2"], "plural: one '#', other '#'"), ["1 doubtful_number warning"]);
  assert.deepEqual(await warnings(["12,50", "7,25", "3.75", "1.234"], "number"), [
    "3 doubtful_number warning",
    "4 doubtful_number warning",
  ]);
  assert.deepEqual(await warnings([[12.345, "0.00"]], "number: 2"), ["1 number_not_exact warning"]);
  assert.deepEqual(await warnings([[12.345, "0.00"]], "currency: EUR"), ["1 number_not_exact warning"]);
  // A value that an earlier filter changed is no longer the sheet's.
  assert.deepEqual(await warnings(["1:30", "2"], "choose: '1:30' '90', other '0' | number"), []);
});

test("a long number that a spreadsheet program has shortened gets a warning, in texts and in codes", async () => {
  const sheet = "Name;Company;Role;Code\nAnn;4.91702E+11;1;4.00638E+12\nBo;Acme 1E+3;2E5;4006381333931";
  const documents = await documentsOf(sheet, "badge");
  assert.deepEqual(problemsOf(documents), ["1 company number_not_exact warning", "1 code number_not_exact warning"]);
  assert.equal(
    documents[0]?.problems[0]?.message,
    "“Company” is “4.91702E+11”, a long number that a spreadsheet program has shortened. Enter all its digits.",
  );
});
