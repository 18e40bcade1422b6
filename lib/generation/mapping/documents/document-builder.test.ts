import assert from "node:assert/strict";
import { test } from "node:test";
import { msg } from "#lib/messages/server-message.ts";
import type { Row } from "../../spreadsheet/table.ts";
import { compileFit } from "../fit/compile-fit.ts";
import type { Fit } from "../fit/fit.ts";
import { certificate, columns, fitOf, invoice, rowOf } from "../mapping.fixture.ts";
import { createDocumentBuilder } from "./document-builder.ts";
import { isValid } from "./sheet-documents.ts";

const people = fitOf(certificate, columns({ "Full name": "text", Course: "text" }));
const sales = fitOf(
  invoice,
  columns({ "Invoice no": "text", Customer: "text", Item: "text", Quantity: "number", "Unit price": "number" }),
);

function documentsOf(fit: Fit, rows: Row[]) {
  const builder = createDocumentBuilder(fit, compileFit(fit));
  const atOnce = rows.flatMap((row) => builder.add(row) ?? []);
  return { atOnce, atEnd: [...builder.finish()] };
}

test("without groups each row is a document at once", () => {
  const { atOnce, atEnd } = documentsOf(people, [rowOf(1, "Ann", "Art"), rowOf(2, "", "Art")]);
  assert.deepEqual(
    atOnce.map((document) => [document.rows, isValid(document)]),
    [
      [[1], true],
      [[2], false],
    ],
  );
  assert.deepEqual(atEnd, []);
});

test("rows with the same number are one document with lines, in the order of their first rows", () => {
  const { atOnce, atEnd } = documentsOf(sales, [
    rowOf(1, "B-2", "Acme", "Pen", "2", "1.50"),
    rowOf(2, "A-1", "Bolt", "Ink", "1", "9"),
    rowOf(3, " B-2 ", "", "Pad", "3", "4"),
  ]);
  assert.deepEqual(atOnce, []);
  assert.deepEqual(
    atEnd.map(({ rows, filename, title }) => [rows, filename, title]),
    [
      [[1, 3], "B-2", "Invoice B-2"],
      [[2], "A-1", "Invoice A-1"],
    ],
  );
  assert.deepEqual(atEnd[0]?.values, {
    number: "B-2",
    customer: "Acme",
    address: null,
    date: null,
    lines: [
      { item: "Pen", quantity: "2", unitPrice: "1.50", vat: null },
      { item: "Pad", quantity: "3", unitPrice: "4", vat: null },
    ],
  });
  assert.deepEqual(atEnd[0]?.problems, []);
});

test("a later row that contradicts the first gets a warning, and the document is made", () => {
  const [document] = documentsOf(sales, [
    rowOf(1, "B-2", "Acme", "Pen", "2", "1.50"),
    rowOf(2, "B-2", "Bolt", "Pad", "3", "4"),
  ]).atEnd;
  assert.deepEqual(document?.problems, [
    {
      row: 2,
      sheetRow: 3,
      column: "Customer",
      field: "customer",
      code: "inconsistent_group",
      severity: "warning",
      ...msg("row.contradiction", { what: "Customer", text: "Bolt", first: "Acme", row: "2" }),
    },
  ]);
  assert.equal(document && isValid(document), true);
});

test("a document whose rows contradict each other is skipped if the visitor wants that", () => {
  const rows = [rowOf(1, "B-2", "Acme", "Pen", "2", "1.50"), rowOf(2, "B-2", "Bolt", "Pad", "3", "4")];
  const [document] = documentsOf({ ...sales, skip: ["inconsistent_group"] }, rows).atEnd;
  assert.deepEqual(
    document?.problems.map(({ row, code, severity }) => [row, code, severity]),
    [[2, "inconsistent_group", "error"]],
  );
  assert.equal(document && isValid(document), false);
});

test("one wrong line, or a first row without a customer, keeps the document from being made", () => {
  const { atEnd } = documentsOf(sales, [
    rowOf(1, "1", "Acme", "Pen", "2", "1"),
    rowOf(2, "1", "Acme", "Pad", "three", "4"),
    rowOf(3, "2", "", "Pen", "1", "1"),
    rowOf(4, "2", "Acme", "Pen", "1", "1"),
  ]);
  assert.deepEqual(
    atEnd.map((document) => [document.problems.map(({ row, code }) => [row, code]), isValid(document)]),
    [
      [[[2, "not_a_number"]], false],
      [
        [
          [3, "required_value_missing"],
          [4, "inconsistent_group"],
        ],
        false,
      ],
    ],
  );
});

test("rows without a number are not taken for one invoice", () => {
  const { atEnd } = documentsOf(sales, [rowOf(1, "", "Acme", "Pen", "1", "1"), rowOf(2, "", "Bolt", "Pad", "1", "1")]);
  assert.deepEqual(
    atEnd.map(({ rows }) => rows),
    [[1], [2]],
  );
  assert.ok(atEnd.every((document) => !isValid(document)));
});

test("a value that a setting or the file name takes from a document's first row is reported if other rows differ", () => {
  const sheet = columns({
    ...{ "Invoice no": "text", Customer: "text", Item: "text", Quantity: "number", "Unit price": "number", PO: "text" },
  });
  const settings: typeof invoice.settings = [
    ...invoice.settings,
    { name: "notes", label: "Notes", help: "", type: "text", default: "", multiline: true },
  ];
  const base = fitOf({ ...invoice, settings }, sheet);
  const warnings = (notes: string, filename: string, ...orders: string[]) => {
    const fit = { ...base, settings: { ...base.settings, notes }, output: { ...base.output, filename } };
    const rows = orders.map((order, at) => rowOf(at + 1, "1", "Acme", `Pen ${at}`, "2", "1.50", order));
    return documentsOf(fit, rows).atEnd.flatMap(({ problems }) =>
      problems.map(({ row, column, code, severity, message }) => ({ row, column, code, severity, message })),
    );
  };
  const warning = { row: 2, column: "PO", code: "inconsistent_group", severity: "warning" };
  assert.deepEqual(warnings("Order {PO}", "{number}.pdf", "77", "78", "77", ""), [
    {
      ...warning,
      message:
        "“PO” is “78” here but “77” in spreadsheet row 2. Both rows are in one document, which shows the value from that row.",
    },
  ]);
  assert.deepEqual(warnings("Order {PO}", "{number}.pdf", "", "78"), [
    { ...warning, message: "“PO” is “78” here but empty in spreadsheet row 2. The document leaves it empty." },
  ]);
  assert.equal(warnings("", "{number} {PO}.pdf", "77", "78").length, 1);
  // A line field has its own value in each row.
  assert.deepEqual(
    warnings("{item}", "{number}.pdf", "77", "77").map(({ message }) => message),
    [
      "“Item” is “Pen 1” here but “Pen 0” in spreadsheet row 2. Both rows are in one document, which shows the value from that row.",
    ],
  );
  assert.deepEqual(warnings("Dear {customer}", "{number}.pdf", "77", "78"), []);
});

test("a document of which some rows are skipped is made of the others, with a warning", () => {
  const rows = [
    rowOf(1, "B-2", "Acme", "Pen", "2", "1.50"),
    rowOf(2, "B-2", "Acme", "Pad", "3", "4"),
    rowOf(3, "A-1", "Bolt", "Ink", "1", "9"),
    rowOf(4, "C-3", "Corn", "Ink", "1", "9"),
    rowOf(5, "", "Corn", "Ink", "1", "9"),
  ];
  const withSkipped = (fit: Fit) => {
    const builder = createDocumentBuilder(fit, compileFit(fit));
    for (const row of rows) [2, 4, 5].includes(row.row) ? builder.skip(row) : builder.add(row);
    return [...builder.finish()];
  };
  const [cut, whole, ...others] = withSkipped(sales);
  assert.deepEqual([cut?.rows, whole?.rows, others], [[1], [3], []]);
  assert.deepEqual(cut?.problems, [
    {
      ...{ row: 1, sheetRow: 2, column: null, field: null, code: "incomplete_document" },
      ...msg("row.incomplete", { rows: 1 }),
      severity: "warning",
    },
  ]);
  assert.deepEqual(whole?.problems, []);
  assert.deepEqual(withSkipped({ ...sales, skip: ["incomplete_document"] }).map(isValid), [false, true]);
});
