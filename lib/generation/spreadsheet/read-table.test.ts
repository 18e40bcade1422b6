import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { limits } from "#lib/contracts/limits.ts";
import { readContent, refusalOf, textsOf, withFile } from "./read-content.fixture.ts";
import { readTable } from "./read-table.ts";
import { makeWorkbook } from "./workbook/make-workbook.fixture.ts";

test("a CSV gives its header, numbered rows and column types", async () => {
  const { source, rows } = await readContent(
    'Full name,Course,Date,Score\nAnna,Typing,2026-11-21,97.5\n\n,,,\nBob,"Two\r\nlines, one cell",2026-11-22,88\n',
  );
  assert.deepEqual(rows, [
    { row: 1, sheetRow: 2, cells: ["Anna", "Typing", "2026-11-21", "97.5"] },
    { row: 2, sheetRow: 5, cells: ["Bob", "Two\nlines, one cell", "2026-11-22", "88"] },
  ]);
  assert.equal(source.format, "csv");
  assert.equal(source.encoding, "utf-8");
  assert.equal(source.delimiter, ",");
  assert.equal(source.headerRow, 1);
  assert.equal(source.rowCount, 2);
  assert.deepEqual(
    source.columns.map(({ name, type }) => [name, type]),
    [
      ["Full name", "text"],
      ["Course", "text"],
      ["Date", "date"],
      ["Score", "number"],
    ],
  );
  assert.deepEqual(source.columns[0]?.samples, ["Anna", "Bob"]);
});

test("delimiters, quotes and line ends are found from the content", async () => {
  const files: [content: string, delimiter: string][] = [
    ["Name;Betrag\nAnna;1,50\nBob;2,75\n", ";"],
    ["Name\tOrt\rAnna\tKöln\rBob\tBonn", "\t"],
    ["Name|Ort\r\nAnna|Köln\nBob|Bonn\r\n", "|"],
    ["sep=;\r\nName;Ort\r\nAnna;Köln\r\nBob;Bonn, Beuel\r\n", ";"],
    ["'Name','Ort'\n'Anna','Köln, Deutz'\n'Bob','Bonn'\n", ","],
    ['"Name", "Ort"\n"Anna", "Köln, Deutz"\n"Bob", "Bonn"\n', ","],
  ];
  for (const [content, delimiter] of files) {
    const { source, rows } = await readContent(content);
    assert.equal(source.delimiter, delimiter, content);
    assert.equal(source.columns[0]?.name, "Name", content);
    assert.equal(rows[0]?.cells[0], "Anna", content);
    assert.equal(rows.length, 2, content);
  }
});

test("spaces inside of quotation marks are text", async () => {
  for (const content of ['"  Name  ","  Course  "\nA,B\n', '" Name "," Course "\n"A","B"\n']) {
    const { source, rows } = await readContent(content);
    assert.deepEqual([source.delimiter, source.columns.map(({ name }) => name)], [",", ["Name", "Course"]]);
    assert.equal(rows.length, 1);
  }
});

test("a list of names in one column is not split at its spaces", async () => {
  const { source, rows } = await readContent("Full name\nAnna Smith\nBob Jones\nChloé Martin\n");
  assert.equal(source.columns.length, 1);
  assert.deepEqual(textsOf(rows)[2], ["Chloé Martin"]);
});

test("encodings are detected, and can be requested", async () => {
  const table = "Name;Straße\nJürgen;Größe\nZoë;Übergang\n";
  for (const encoding of ["utf8", "latin1", "utf16le"] as const) {
    const { rows } = await readContent(Buffer.from(table, encoding));
    assert.deepEqual(textsOf(rows)[0], ["Jürgen", "Größe"], encoding);
  }
  const marked = Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(table, "utf16le").swap16()]);
  assert.equal((await readContent(marked)).source.encoding, "utf-16be");
  const cyrillic = Buffer.from([0xc8, 0xec, 0xff, 10, 0xc0, 0xed, 0xed, 0xe0]);
  const { source, rows } = await readContent(cyrillic, { encoding: "Windows-1251" });
  assert.equal(source.encoding, "windows-1251");
  assert.deepEqual(textsOf(rows), [["Анна"]]);
});

test("an invalid encoding or delimiter is named", async () => {
  for (const [options, path] of [
    [{ encoding: "klingon" }, "encoding"],
    [{ encoding: "base64" }, "encoding"],
    [{ delimiter: '"' }, "delimiter"],
  ] as const) {
    const refusal = await refusalOf(readContent("a,b\n1,2\n", options));
    assert.equal(refusal.code, "invalid_request");
    assert.equal(refusal.errors?.[0]?.path, path);
  }
  const undecodable = Buffer.from("Ä;Ö\nÜ;ß\n", "latin1");
  assert.equal((await refusalOf(readContent(undecodable, { encoding: "utf-8" }))).code, "unreadable_text");
});

test("ragged rows are padded, and reported if they are longer", async () => {
  const { rows, tooLong } = await readContent("Name,Course,Score\nAnna\nBob,Typing,3,,\nCleo,Typing,4,extra\n");
  assert.deepEqual(textsOf(rows), [
    ["Anna", "", ""],
    ["Bob", "Typing", "3"],
    ["Cleo", "Typing", "4"],
  ]);
  assert.deepEqual(tooLong, [{ row: 3, sheetRow: 4 }]);
});

test("delimiters at the ends of lines add no column, and lines of only delimiters no row", async () => {
  const { source, rows, tooLong } = await readContent("Name,Score,,\nAnna,1,,\nBob,2,,\n,,,\n , ,,\n\n,,,\n");
  assert.deepEqual([source.columns.length, source.rowCount, tooLong], [2, 2, []]);
  assert.deepEqual(textsOf(rows), [
    ["Anna", "1"],
    ["Bob", "2"],
  ]);
});

test("the end mark of old programs is no row", async () => {
  assert.equal((await readContent("Name,Score\r\nAnna,1\r\n\x1a")).source.rowCount, 1);
});

test("a unit separator may separate columns", async () => {
  const { source, rows } = await readContent("Name\x1fScore\nAnna\x1f1\nBob\x1f2\n");
  assert.equal(source.delimiter, "\x1f");
  assert.deepEqual(textsOf(rows), [
    ["Anna", "1"],
    ["Bob", "2"],
  ]);
});

test("codes keep their zeros and are texts", async () => {
  const { source, rows } = await readContent(
    "Code,Phone,Card\n007,+491701234567,1234567890123456\n008,+491707654321,6543210987654321\n",
  );
  assert.equal(rows[0]?.cells[0], "007");
  assert.deepEqual(
    source.columns.map(({ type }) => type),
    ["text", "text", "text"],
  );
});

test("the mark before digits that shops export is dropped", async () => {
  const lines = ["Name,Zip,Phone,Song", "Ann,'02139,'+49 221 470-0,'68", "Bo,'50667,0221 470,'tis 500", "Cy,8001,,Yes"];
  const { rows } = await readContent(lines.join("\n"), { headerRow: 1 });
  assert.deepEqual(textsOf(rows), [
    ["Ann", "02139", "+49 221 470-0", "'68"],
    ["Bo", "50667", "0221 470", "'tis 500"],
    ["Cy", "8001", "", "Yes"],
  ]);
});

test("columns are read by all of their texts", async () => {
  const { source, readings } = await readContent(
    "A;B;C;D;E;F;G\n1.234,50;12;11/21/2026;01/02/2026;a@b.org;19 %;5 €\n12;1.5;01/02/2026;03/04/2026;c@d.org;7,5 %;1.000,00 €\n",
  );
  assert.deepEqual(
    source.columns.map(({ type }) => type),
    ["number", "number", "date", "date", "email", "percent", "currency"],
  );
  assert.deepEqual(
    readings.map(({ decimals }) => decimals.join("")),
    [",", ".", "", "", "", ",", ","],
  );
  assert.deepEqual(
    readings.slice(2, 5).map(({ dateOrders }) => dateOrders),
    [["mdy"], ["dmy", "mdy"], []],
  );
});

test("readings that a column's rows leave open are reported", async () => {
  const open = async (...texts: string[]) => {
    const { readings } = await readContent(`Value\n${texts.join("\n")}\n`, { delimiter: ";" });
    return [readings[0]?.decimals.join(""), readings[0]?.dateOrders.join()];
  };
  assert.deepEqual(await open("03/04/2026", "05/06/2026"), ["", "dmy,mdy"]);
  assert.deepEqual(await open("03/04/26", "05/06/26"), ["", "dmy,mdy,ymd"]);
  assert.deepEqual(await open("03/04/2026", "13/04/2026", "04/13/2026", "14/04/2026"), ["", "dmy"]);
  assert.deepEqual(await open("2026-04-03", "3 April 2026", "04.04.2026"), ["", ""]);
  assert.deepEqual(await open("1.234", "2.345"), [".,", ""]);
  assert.deepEqual(await open("1.234", "12,5"), [",", ""]);
  assert.deepEqual(await open("12", "1 234"), ["", ""]);
});

test("a column has a type if four out of five cells have it", async () => {
  const scores = (wrong: number) => `Score\n${"1\n".repeat(10 - wrong)}${"none\n".repeat(wrong)}`;
  assert.equal((await readContent(scores(2))).source.columns[0]?.type, "number");
  assert.equal((await readContent(scores(3))).source.columns[0]?.type, "text");
});

test("a quote that is never closed is refused with its row where many rows follow", async () => {
  const lines = "Anna,Typing,2026-11-21\n".repeat(6_000);
  const short = await refusalOf(readContent(`Name,Course,Date\nBob,"Typing,2026-11-21\n${lines}`));
  assert.equal(short.code, "damaged_file");
  assert.match(short.message, /row 2/);
  const rest = "Anna,Typing,2026-11-21\n".repeat(300_000);
  const long = await refusalOf(readContent(`Name,Course,Date\nBob,"Typing,2026-11-21\n${rest}`));
  assert.equal(long.code, "cell_too_long");
  assert.match(long.message, /Row 2/);
});

test("a file over a limit is rejected with the place and the limit", async () => {
  const refused: [content: string, code: string, words: RegExp][] = [
    [`Name,Note\nAnna,${"x".repeat(1_000_000)}\n`, "cell_too_long", /row 2, column B has 1,000,000 .* 32,767/],
    [
      `${Array.from({ length: 2_100 }, (_, at) => `c${at}`).join(",")}\n${"1,".repeat(2_100)}`,
      "too_many_columns",
      /2,100 .* 2,000/,
    ],
    ["x".repeat(3_000_000), "cell_too_long", /2,000,000/],
    [",".repeat(3_000_000), "too_many_columns", /more columns than/],
    [`Score\n${"1\n".repeat(101)}`, "too_many_rows", /100 rows/],
    ["Name,Course\n", "no_rows", /below row 1/],
  ];
  for (const [content, code, words] of refused) {
    const refusal = await refusalOf(readContent(content, {}, { rows: 100 }));
    assert.equal(refusal.code, code, content.slice(0, 20));
    assert.match(refusal.message, words);
  }
});

test("an image is not a spreadsheet", async () => {
  assert.equal((await refusalOf(readContent("<svg/>"))).code, "not_a_spreadsheet");
});

test("the next row waits for the promise of the previous one", async () => {
  const workbook = makeWorkbook([{ name: "A", rows: [["Score"], ...Array.from({ length: 200 }, (_, at) => [at])] }]);
  for (const content of [`Score\n${"1\n".repeat(200)}`, workbook]) {
    let open = 0;
    let most = 0;
    await withFile(content, (path) =>
      readTable(
        path,
        {},
        limits,
        async () => {
          most = Math.max(most, ++open);
          await setImmediate();
          open--;
        },
        () => undefined,
      ),
    );
    assert.equal(most, 1);
  }
});
