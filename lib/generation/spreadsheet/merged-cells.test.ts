import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readXlsx, writeOds, writeXlsx } from "hucre";
import { collectRowNumbers } from "./merged-cells.ts";
import { readContent, textsOf } from "./read-content.fixture.ts";
import type { ReadOptions } from "./table.ts";
import { makeXls } from "./workbook/xls/make-xls.fixture.ts";

type Merge = { startRow: number; endRow: number; startCol: number; endCol: number };

const down = (column: number, startRow: number, endRow: number): Merge => ({
  startRow,
  endRow,
  startCol: column,
  endCol: column,
});

const header = ["Order", "Item", "Pieces", "Shipping"];
const orders: (string | number | null)[][] = [
  header,
  ["A-17", "Chair", 2, 9.5],
  [null, "Table", 1, null],
  [null, "Lamp", 4, null],
  ["A-18", "Shelf", 1, 12.25],
  ["A-19", "Bench", 3, 7],
  [null, "Stool", 5, null],
];
const merges = [down(0, 1, 3), down(0, 5, 6), down(3, 1, 3), down(3, 5, 6)];

const asXls = () =>
  makeXls([
    {
      name: "A",
      rows: orders.map((row) => row.map((cell) => cell ?? "")),
      merged: merges.map(({ startRow, endRow, startCol, endCol }) => [startRow, endRow, startCol, endCol]),
    },
  ]);

function asHtml(): string {
  const cell = (text: string | number | null, row: number, column: number) => {
    const merge = merges.find(({ startRow, startCol }) => startRow === row && startCol === column);
    const span = merge === undefined ? "" : ` rowspan="${merge.endRow - merge.startRow + 1}"`;
    return text === null ? "" : `<td${span}>${text}</td>`;
  };
  const rows = orders.map((row, at) => `<tr>${row.map((text, column) => cell(text, at, column)).join("")}</tr>`);
  return `<html><body><table>${rows.join("")}</table></body></html>`;
}

function asXml2003(): string {
  const cell = (text: string | number | null, row: number, column: number) => {
    const merge = merges.find(({ startRow, startCol }) => startRow === row && startCol === column);
    const span = merge === undefined ? "" : ` ss:MergeDown="${merge.endRow - merge.startRow}"`;
    const type = typeof text === "number" ? "Number" : "String";
    const place = ` ss:Index="${column + 1}"${span}`;
    return text === null ? "" : `<Cell${place}><Data ss:Type="${type}">${text}</Data></Cell>`;
  };
  const rows = orders.map((row, at) => `<Row>${row.map((text, column) => cell(text, at, column)).join("")}</Row>`);
  const namespace = "urn:schemas-microsoft-com:office:spreadsheet";
  return `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="${namespace}" xmlns:ss="${namespace}"><Worksheet ss:Name="A"><Table>${rows.join("")}</Table></Worksheet></Workbook>`;
}

async function columnsOf(content: Buffer | Uint8Array | string, options: ReadOptions = {}) {
  const { rows, source } = await readContent(typeof content === "string" ? content : Buffer.from(content), options);
  const texts = textsOf(rows);
  return { merged: source.merged, columns: header.map((_, column) => texts.map((cells) => cells[column] ?? "")) };
}

test("a value that groups rows fills them; an amount for all of them is only offered", async () => {
  const sheets = [{ name: "A", rows: orders, merges }];
  for (const content of [await writeXlsx({ sheets }), await writeOds({ sheets }), asXls(), asHtml(), asXml2003()]) {
    const found = await columnsOf(content);
    assert.deepEqual(found.merged, [
      { column: "Order", isFilled: true },
      { column: "Shipping", isFilled: false },
    ]);
    assert.deepEqual(found.columns[0], ["A-17", "A-17", "A-17", "A-18", "A-19", "A-19"]);
    assert.deepEqual(found.columns[3], ["9.5", "", "", "12.25", "7", ""]);
    const all = await columnsOf(content, { mergedCells: true });
    assert.deepEqual(all.columns[3], ["9.5", "9.5", "9.5", "12.25", "7", "7"]);
    const none = await columnsOf(content, { mergedCells: false });
    assert.deepEqual(none.columns[0], ["A-17", "", "", "A-18", "A-19", ""]);
    assert.deepEqual(none.merged[0], { column: "Order", isFilled: false });
  }
});

test("a column with other empty cells is not filled unless asked for", async () => {
  const rows = [...orders, [null, "Rug", 1, null]];
  const content = await writeXlsx({ sheets: [{ name: "A", rows, merges }] });
  const found = await columnsOf(content);
  assert.deepEqual(found.columns[0], ["A-17", "", "", "A-18", "A-19", "", ""]);
  const asked = await columnsOf(content, { mergedCells: true });
  assert.deepEqual(asked.columns[0], ["A-17", "A-17", "A-17", "A-18", "A-19", "A-19", ""]);
});

test("notes below an empty line don't prevent filling; empty cells in the table do", async () => {
  const pupils = [
    ["Pupil", "Class"],
    ["Ann", "7a"],
    ["Bo", null],
    ["Cy", "7b"],
    ["Di", null],
  ];
  const filled = async (...below: (string | null)[][]) => {
    const sheet = { name: "A", rows: [...pupils, ...below], merges: [down(1, 1, 2), down(1, 3, 4)] };
    return (await columnsOf(await writeXlsx({ sheets: [sheet] }))).merged[0]?.isFilled;
  };
  assert.equal(await filled([null, null], ["Notes:", null], ["Bo was ill.", null]), true);
  assert.equal(await filled(["Ed", null]), false);
});

test("merged cells neither make rows nor change the header, and a hidden row's value reaches the shown ones", async () => {
  const rows = [
    ["Orders of the week", null, null],
    ["Order", "Item", "Pieces"],
    ["A-17", "Chair", 2],
    [null, null, null],
    ["A-18", "Shelf", 1],
    [null, "Board", 6],
  ];
  const merged = [down(0, 0, 1), down(0, 2, 3), down(0, 4, 5)];
  const hiddenRow = new Map([[4, { hidden: true }]]);
  const content = Buffer.from(await writeXlsx({ sheets: [{ name: "A", rows, merges: merged, rowDefs: hiddenRow }] }));
  const { source, rows: read } = await readContent(content, { headerRow: 2 });
  assert.deepEqual([source.headerRow, source.hiddenRows], [2, 1]);
  assert.deepEqual(textsOf(read), [
    ["A-17", "Chair", "2"],
    ["A-18", "Board", "6"],
  ]);
});

/** Groups of rows, each with its own key, which the first `width` columns have once. */
const groups = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 30 });

test("random groups are filled as another reader's cells and merges say", async () => {
  await fc.assert(
    fc.asyncProperty(groups, fc.integer({ min: 1, max: 2 }), async (sizes, width) => {
      const rows: (string | number | null)[][] = [["Team", "City", "Member"]];
      const spans: Merge[] = [];
      for (const [group, size] of sizes.entries()) {
        for (let column = 0; column < width; column++) {
          if (size > 1) spans.push(down(column, rows.length, rows.length + size - 1));
        }
        for (let at = 0; at < size; at++) {
          const keys = [`Team ${group}`, `City ${group}`].map((key, column) => (at > 0 && column < width ? null : key));
          rows.push([...keys, `Member ${group} ${at}`]);
        }
      }
      const sheets = [{ name: "A", rows, merges: spans }];
      const xlsx = Buffer.from(await writeXlsx({ sheets }));
      const [other] = (await readXlsx(xlsx)).sheets;
      const expected = other?.rows.map((row) => row.map(String)) ?? [];
      for (const { startRow, endRow, startCol } of other?.merges ?? []) {
        for (let row = startRow + 1; row <= endRow; row++) {
          (expected[row] ?? [])[startCol] = String(other?.rows[startRow]?.[startCol]);
        }
      }
      for (const content of [xlsx, Buffer.from(await writeOds({ sheets }))]) {
        assert.deepEqual(textsOf((await readContent(content, { headerRow: 1 })).rows), expected.slice(1));
      }
    }),
    { numRuns: 30 },
  );
});

test("the number that rows are grouped by may follow one that counts them", async () => {
  const rows = [
    ["No.", "Table", "Guest", "Fee"],
    [1, 12, "Anna", 30],
    [2, null, "Bob", null],
    [3, 14, "Cleo", 25],
    [4, null, "Dan", null],
  ];
  const cells = [down(1, 1, 2), down(1, 3, 4), down(3, 1, 2), down(3, 3, 4)];
  const { merged, columns } = await columnsOf(await writeXlsx({ sheets: [{ name: "A", rows, merges: cells }] }));
  assert.deepEqual(merged, [
    { column: "Table", isFilled: true },
    { column: "Fee", isFilled: false },
  ]);
  assert.deepEqual(columns[1], ["12", "12", "14", "14"]);
});

test("rows are counted by their numbers, also where some are missing", () => {
  const numbers = collectRowNumbers();
  for (const number of [3, 4, 5, 8, 9, 20]) numbers.add(number);
  assert.deepEqual(
    [1, 3, 5, 7, 8, 19, 20, 99].map((number) => numbers.countUpTo(number)),
    [0, 1, 3, 3, 4, 5, 6, 6],
  );
});
