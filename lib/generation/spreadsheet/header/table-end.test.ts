import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent, textsOf } from "../read-content.fixture.ts";
import type { ReadOptions } from "../table.ts";
import { makeZip, sheetXml, textCell, workbookEntries, workbookOf } from "../workbook/make-workbook.fixture.ts";

/** In these sheets "|" separates rows and ";" separates cells. */
function read(sheet: string, options: ReadOptions = {}) {
  return readContent(`${sheet.replaceAll("|", "\n")}\n`, { delimiter: ";", ...options });
}

const table = "Name;Course;Score|Anna;Typing;5|Bob;Typing;6|Cleo;Art;7";

test("notes below a table are left out, and counted", async () => {
  for (const [notes, count] of [
    ["|* preliminary", 1],
    ["||Source: own survey|As of 21 November", 2],
    ["|Quelle: eigene Erhebung", 1],
    ["||Everything here may change until the summer", 1],
    ["||Stand:;21.11.2026", 1],
    ["||أعدها القسم|قائمة أولية", 2],
    ["|Members: 3|Prepared: Ann|Signature:;_____", 3],
    ["|1 = sehr gut, 2 = gut|Datum:;;Unterschrift:", 2],
  ] as const) {
    const { source, rows } = await read(`${table}${notes}`);
    assert.deepEqual([source.rowCount, source.leftOut], [3, { rows: count, fromColumn: null }], notes);
    assert.deepEqual(textsOf(rows).at(-1), ["Cleo", "Art", "7"]);
    assert.equal((await read(`${table}${notes}`, { wholeSheet: true })).source.rowCount, 3 + count, notes);
  }
});

test("page numbers with a date, and signature lines, are left out if no row is as short", async () => {
  const members = "Name;Course;City;Score|Anna;Typing;Ulm;5|Bob;Typing;Bonn;6|Cleo;Art;Ulm;7";
  for (const [footer, count] of [
    ["||Page 1 of 2;;;21.11.2026", 1],
    ["|||Ulm, 21.11.2026;;____|;;Anna Lee", 2],
  ] as const) {
    const { source } = await read(`${members}${footer}`);
    assert.deepEqual([source.rowCount, source.leftOut.rows], [3, count], footer);
  }
  for (const row of ["||Dan;Art;Ulm;", "||Total;;;18"])
    assert.equal((await read(`${members}${row}`)).source.rowCount, 4, row);
  assert.equal((await read(`${members}|Dan;Art;;||Eve;Art;;`)).source.rowCount, 5);
});

test("a hidden row is no empty line: short rows below it belong to the table", async () => {
  const row = (number: number, cells: string[], mark = "") =>
    `<row r="${number}"${mark}>${cells.map((text) => (text === "" ? "<c/>" : textCell(text))).join("")}</row>`;
  const rows = [
    row(1, ["Name", "Course", "City", "Score"]),
    row(2, ["Anna", "Typing", "Ulm", "A"]),
    row(3, ["Bob", "Typing", "Bonn", "B"]),
    row(4, ["Cleo", "Art", "Ulm", "C"]),
    row(5, ["Gwen", "Art", "Ulm", "B"], ' hidden="1"'),
    row(6, ["Dan", "Art"]),
    row(8, ["Eve", "Art"]),
  ];
  const { source, rows: read } = await readContent(workbookOf(rows.join("")));
  assert.deepEqual([source.rowCount, source.leftOut.rows, source.hiddenRows], [5, 0, 1]);
  assert.deepEqual(textsOf(read).at(-1)?.slice(0, 2), ["Eve", "Art"]);
});

test("a legend beside the first rows is no column", async () => {
  const rows = Array.from({ length: 9 }, (_, row) => `Person ${row};Typing;${row % 7}${row < 3 ? `;;x = ${row}` : ""}`);
  const { source } = await read(`Name;Course;Score|${rows.join("|")}`);
  assert.deepEqual(
    source.columns.map(({ name }) => name),
    ["Name", "Course", "Score"],
  );
});

test("a second table below an empty line is left out", async () => {
  for (const other of [
    "||City;Members|Köln;51|Bonn;42|Ulm;7",
    "||By city||City;Members|Köln;51|Bonn;42",
    "||Name;Members|Köln;x",
    "||By city|City;Fee;Remark|Köln;5.00;none|Bonn;6.00;late",
  ]) {
    const { source } = await read(`${table}${other}`);
    assert.deepEqual([source.rowCount, source.leftOut.fromColumn], [3, null], other);
  }
  const long = Array.from({ length: 300 }, (_, row) => `Person ${row};Typing;${row % 7}`).join("|");
  const { source } = await read(`Name;Course;Score|${long}||City;Members|Köln;51|Bonn;42`);
  assert.deepEqual([source.rowCount, source.leftOut.rows], [300, 3]);
});

test("rows below an empty line that go on are kept", async () => {
  for (const [rest, count] of [
    ["||Dan;Art;8|Eve;Art;9", 5],
    ["||North|Dan;Art;8", 5],
    ["|Dan;;|Eve;Art;3", 5],
    ["|Dan;;", 4],
    ["||Name;Course;Score|Dan;Art;8", 5],
  ] as const) {
    assert.equal((await read(`${table}${rest}`)).source.rowCount, count, rest);
  }
  const sparse = "Name;Course|Anna;|Bob;|Cleo;Art||Dan;|";
  assert.equal((await read(sparse)).source.rowCount, 4);
});

test("the first of two tables beside each other is read", async () => {
  const { source, rows } = await read("Name;Score;;City;Score|Anna;5;;Köln;51|Bob;6;;Bonn;42|Cleo;7;;;");
  assert.deepEqual([source.columns.length, source.rowCount, source.leftOut.fromColumn], [2, 3, "D"]);
  assert.deepEqual(textsOf(rows)[0], ["Anna", "5"]);
  const longer = "Name;Score;;City;Members|Anna;5;;Köln;51|;;;Bonn;42|;;;Ulm;7";
  assert.deepEqual((await read(longer)).source.rowCount, 1);
  assert.equal((await read(longer, { wholeSheet: true })).source.columns.length, 5);
  const spaced = "Name;Score;;City;Members|Anna;5;;Köln;51|Bob;6;;Bonn;42|Cleo;7;;Ulm;8";
  assert.equal((await read(spaced)).source.columns.length, 5);
});

test("total rows are named by their word or by their sums", async () => {
  const odd = async (sheet: string) => (await read(sheet)).oddRows;
  for (const word of [
    "Total",
    "Grand total",
    "Summe",
    "Gesamt:",
    "Total général",
    "Suma",
    "Totale",
    "Insgesamt",
    "Eindtotaal",
    "المجموع",
    "合计",
    "Klassenschnitt",
    "Class average",
    "Ø",
    "Ortalama",
    "Moyenne de la classe",
  ]) {
    assert.deepEqual(await odd(`${table}|${word};;18`), [{ row: 4, sheetRow: 5, code: "total_row" }], word);
  }
  assert.deepEqual(await odd(`${table}|;;18`), [{ row: 4, sheetRow: 5, code: "total_row" }]);
  const fees = Array.from({ length: 6 }, (_, row) => `Person ${row};Art;${100 + row},50`).join("|");
  for (const row of ["Razem;;618,00", "Somme;;1618,00", "Samtals;;618,00"]) {
    assert.deepEqual(await odd(`Name;Course;Fee|${fees}|${row}`), [{ row: 7, sheetRow: 8, code: "total_row" }], row);
  }
  for (const row of ["Gwen;;617,00", "Gwen;Art;618,00"]) {
    assert.deepEqual(await odd(`Name;Course;Fee|${fees}|${row}`), [], row);
  }
  for (const row of [";;17", "Dan;;18", "Total Tools Ltd;Art;18", ";Art;18", "Total"]) {
    assert.deepEqual(await odd(`${table}|${row}`), [], row);
  }
});

test("statistics below an average are named with it", async () => {
  const { oddRows } = await read(`${table}|Class average;;6|Max;;7|Min;;5|Std. dev.;;0.8|Count;;3`);
  assert.deepEqual(
    oddRows.map(({ row, code }) => `${row} ${code}`),
    [4, 5, 6, 7, 8].map((row) => `${row} total_row`),
  );
  assert.deepEqual((await read(`${table}|Max;;7`)).oddRows, []);
});

test("a caption below a table is a note, a name or a person's only cell isn't", async () => {
  for (const row of ["|Dan", "|Dan Ng;;8", "|Phase 2: Art;Art;8"]) {
    const { source } = await read(`${table}${row}`);
    assert.deepEqual([source.rowCount, source.leftOut.rows], [4, 0], row);
  }
  // Among rows with a single cell, a caption is nothing special.
  assert.equal((await read("Task;Owner|Phase 1:;|Plan;|Draw;|Phase 2:;|Build;|Done: all;")).source.rowCount, 6);
});

test("a header that recurs further down is reported", async () => {
  const { oddRows } = await read(`${table}|Name;Course;Score|Dan;Art;8`);
  assert.deepEqual(oddRows, [{ row: 4, sheetRow: 5, code: "repeated_header" }]);
});

test("an unclosed quotation mark is reported, and affects no other row", async () => {
  const { rows, oddRows } = await readContent('Name,Score\nAnna,5\n"Bob,6\nCleo,7\n');
  assert.deepEqual(textsOf(rows), [
    ["Anna", "5"],
    ['"Bob', "6"],
    ["Cleo", "7"],
  ]);
  assert.deepEqual(oddRows, [{ row: 2, sheetRow: 3, code: "unclosed_quote" }]);
  const many = await readContent(`Name,Note\nAnna,"${"x,y\n".repeat(1_000)}`);
  assert.deepEqual(textsOf(many.rows), [["Anna", '"x'], ...Array(999).fill(["x", "y"])]);
  assert.deepEqual(many.oddRows, [{ row: 1, sheetRow: 2, code: "unclosed_quote" }]);
});

test("formulas without a stored value are reported with row and column", async () => {
  const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const xml = sheetXml(
    `<row r="1">${cell("A1", "Name")}${cell("B1", "Sum")}${cell("C1", "Note")}</row>` +
      `<row r="2">${cell("A2", "Anna")}<c r="B2"><f>1+1</f></c><c r="C2" t="str"><f>""</f><v></v></c></row>` +
      `<row r="3">${cell("A3", "Bob")}<c r="B3"><f>1+2</f><v>3</v></c></row>`,
  );
  const { oddRows, rows } = await readContent(makeZip(workbookEntries({ sheets: [{ name: "Data", xml }] })));
  assert.equal(rows.length, 2);
  assert.deepEqual(oddRows, [{ row: 1, sheetRow: 2, code: "formula_without_value", column: 1 }]);
});
