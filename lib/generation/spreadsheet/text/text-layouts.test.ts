import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent, textsOf } from "../read-content.fixture.ts";
import { foldDelimiter, foldedDelimiter } from "./long-delimiter.ts";

const table = [
  ["No.", "Name", "Place", "Score", "Born"],
  ["1", "Anna Müller", "Köln", "4.5", "2001-03-04"],
  ["12", "Bob", "Bad Ems", "14.5", "1999-12-01"],
  ["3", "Cleo Lee", "", "3.0", "2003-05-17"],
  ["104", "Dan O'Neil", "Ulm", "10.0", "2000-01-31"],
  ["5", "Eve", "Bonn; Ulm", "7.5", "1998-07-22"],
];

/** The names and rows of a text, and what is said to separate its columns. */
async function read(text: string, delimiter?: string) {
  const { source, rows } = await readContent(text, delimiter === undefined ? {} : { delimiter });
  return { rows: [source.columns.map(({ name }) => name), ...textsOf(rows)], delimiter: source.delimiter };
}

const joined = (delimiter: string) => `${table.map((row) => row.join(delimiter)).join("\r\n")}\r\n`;

test("delimiters of several characters are detected, and can be requested", async () => {
  for (const delimiter of ["||", ";;", ",,", "\t\t", "~~", "^^", "|~|", "@@", "\\t"]) {
    assert.deepEqual(await read(joined(delimiter)), { rows: table, delimiter }, JSON.stringify(delimiter));
  }
  const arrows = await read(joined("-->"), "-->");
  assert.deepEqual(arrows, { rows: table, delimiter: "-->" });
});

test("a delimiter of several characters is text within quotes, and columns may be empty", async () => {
  const { rows } = await read('Name||Note||Place\nAnna||"a || b"||Ulm\nBob||||Bonn\nCleo||x||\n');
  assert.deepEqual(rows.slice(1), [
    ["Anna", "a || b", "Ulm"],
    ["Bob", "", "Bonn"],
    ["Cleo", "x", ""],
  ]);
  const empty = await read("Name,Note,,Place\nAnna,,,Ulm\nBob,x,,Bonn\nCleo,,,Köln\n");
  assert.equal(empty.delimiter, ",");
});

test("marks within quotes are no delimiter if another one stands between the quotes", async () => {
  const lines = ["Library", "Reader", "Loan"].map((name, at) => `"${name}";"org::reading::${name}${at}";"open(${at})"`);
  const { delimiter, rows } = await read(`"Name";"Class::Path::Id";"Call"\n${lines.join("\n")}\n`);
  assert.equal(delimiter, ";");
  assert.deepEqual(rows[2], ["Reader", "org::reading::Reader1", "open(1)"]);
});

test("a delimiter of several characters is found wherever a text is cut", async () => {
  const text = "a|~|b|~|c|d|~";
  for (let at = 0; at <= text.length; at++) {
    async function* pieces() {
      yield text.slice(0, at);
      yield text.slice(at);
    }
    const folded = await Array.fromAsync(foldDelimiter(pieces(), "|~|"));
    assert.equal(folded.join(""), `a${foldedDelimiter}b${foldedDelimiter}c|d|~`);
  }
});

test("rare delimiters are found where nothing else separates the columns", async () => {
  for (const delimiter of ["*", "&", "!", "$", "%"]) {
    assert.deepEqual(await read(joined(delimiter)), { rows: table, delimiter });
  }
  assert.equal((await read("Rate\n5%\n7%\n9%\n10%\n")).rows.length, 5);
});

test("spaces after delimiters are not part of the cells", async () => {
  for (const delimiter of [", ", "; ", " | ", " ; "]) {
    assert.deepEqual((await read(joined(delimiter).replace("Bonn; Ulm", "Bonn/Ulm"))).rows[1], table[1], delimiter);
  }
  assert.equal((await read("Name,Note\nAnna, x\nBob,y\nCleo,z\nDan,w\n")).rows[1]?.[1], " x");
});

const widths = [5, 14, 11, 7, 12];
const padded = (row: string[], isRight = false) =>
  row.map((cell, at) => (isRight && at === 3 ? `${cell.padStart(6)} ` : cell.padEnd(widths[at] ?? 0))).join("");

test("columns of fixed width are found by the gaps between them", async () => {
  for (const isRight of [false, true]) {
    for (const ending of ["\n", "\r\n"]) {
      const lines = table.map((row) => padded(row, isRight).trimEnd());
      assert.deepEqual(await read(lines.join(ending)), { rows: table, delimiter: " " });
    }
  }
});

test("a text that is longer than its column of fixed width does not move the cells behind it", async () => {
  const long = "106  Bartholomew-Maximilian  Köln       8.5    1997-02-03";
  const lines = [...Array.from({ length: 60 }, () => table.slice(1)).flat(), table[1] ?? []].map((row) => padded(row));
  const { rows } = await read([padded(table[0] ?? []), ...lines, long].join("\n"));
  assert.deepEqual(rows.at(-1), ["106", "Bartholomew-Maximilian", "Köln", "8.5", "1997-02-03"]);
});

test("lines that database programs draw are not rows", async () => {
  const cells = (row: string[]) => row.map((cell, at) => ` ${cell.padEnd((widths[at] ?? 0) - 2)} `);
  const rule = widths.map((width) => "-".repeat(width));
  const [names = [], ...rows] = table;
  const psql = [cells(names).join("|"), rule.join("+"), ...rows.map((row) => cells(row).join("|")), "(5 rows)", ""];
  const bar = `+${rule.join("+")}+`;
  const framed = table.map((row) => `|${cells(row).join("|")}|`);
  const mysql = [bar, framed[0], bar, ...framed.slice(1), bar, "5 rows in set (0.00 sec)", ""];
  const sqlcmd = [
    padded(names),
    widths.map((width) => "-".repeat(width - 1)).join(" "),
    ...rows.map((row) => padded(row)),
  ];
  for (const lines of [psql, mysql, [...sqlcmd, "", "(5 rows affected)"]]) {
    assert.deepEqual((await read(lines.join("\n"))).rows, table, lines[0]);
  }
});
