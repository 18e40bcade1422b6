import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent, textsOf } from "../read-content.fixture.ts";

const header = "Code,Place,Reading,Note,Day";
const rows = Array.from({ length: 12 }, (_, at) => [
  `A-${at}`,
  ["Köln", "Bonn", "Ulm"][at % 3] ?? "",
  `${at},5`,
  at % 2 === 0 ? 'wide, 5" pipe' : "dry",
  `2026-03-1${at % 10}`,
]);
const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const lines = rows.map((row) => row.map(quoted).join(","));

/** Reads the table with another line in the place of one. */
async function read(line: string, at: number) {
  const all = [header, ...lines].with(at, line);
  const { source, rows: found, oddRows } = await readContent(`${all.join("\r\n")}\r\n`);
  const mended = oddRows.filter(({ code }) => code === "mended_row").map(({ sheetRow }) => sheetRow);
  return { names: source.columns.map(({ name }) => name), rows: textsOf(found), mended };
}

test("an extra quotation mark is text of its cell, wherever it is", async () => {
  for (const [at, row] of rows.entries()) {
    for (const [column, cell] of row.entries()) {
      const written = row.map((each, index) => {
        const text = quoted(each);
        if (index !== column) return text;
        return `"${text}`;
      });
      const expected = rows.with(at, row.with(column, `"${cell}`));
      assert.deepEqual((await read(written.join(","), at + 1)).rows, expected, written.join(","));
    }
  }
  const { names, rows: found } = await read('"Code,Place,"Reading",Note,Day', 0);
  assert.deepEqual([names, found], [['"Code', "Place", "Reading", "Note", "Day"], rows]);
});

test("a row with other delimiters or quotation marks is read like the others", async () => {
  const row = ["A-3", "Köln", "3,5", "wide, 5 m", "2026-03-13"];
  const expected = rows.with(3, row);
  for (const delimiter of [";", "\t", "|"]) {
    const other = await read(row.join(delimiter), 4);
    assert.deepEqual([other.rows, other.mended], [expected, [5]], delimiter);
    const { names, rows: found } = await read(header.replaceAll(",", delimiter), 0);
    assert.deepEqual([names, found], [header.split(","), rows]);
  }
  assert.deepEqual((await read(`A-3 Köln "3,5" "wide, 5 m" 2026-03-13`, 4)).rows, expected);
  assert.deepEqual((await read(`A-3,Köln,'3,5','wide, 5 m',2026-03-13`, 4)).rows, expected);
});

test("quotation marks that are not doubled are text, up to one before a delimiter", async () => {
  const row = ["A-4", "Ulm", "4,5", 'wide, 5"', "2026-03-14"];
  assert.deepEqual((await read('A-4,Ulm,"4,5","wide, 5"",2026-03-14', 5)).rows, rows.with(4, row));
});

test("a text in quotes with words behind them, a title and a note stay as they are", async () => {
  const row = ["A-4", '"Bad" Ems', "4,5", "dry", "2026-03-14"];
  assert.deepEqual((await read('A-4,"Bad" Ems,"4,5",dry,2026-03-14', 5)).rows, rows.with(4, row));
  for (const note of ["Note; only; five; of; them", "only five of them here"]) {
    const left = await read(note, 4);
    assert.deepEqual([left.rows[3]?.[0], left.mended], [note, []]);
  }
});
