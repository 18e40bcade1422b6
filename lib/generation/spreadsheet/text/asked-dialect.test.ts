import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent, refusalOf, textsOf } from "../read-content.fixture.ts";

const namesOf = ({ source }: Awaited<ReturnType<typeof readContent>>) => source.columns.map(({ name }) => name);

test("the requested quotation mark encloses texts", async () => {
  const content = "Name,Motto\nAnn,'a, b'\nBob,\"c, d\"\n";
  const double = await readContent(content, { quote: '"', headerRow: 1 });
  assert.deepEqual(textsOf(double.rows), [
    ["Ann", "'a"],
    ["Bob", "c, d"],
  ]);
  assert.deepEqual([double.source.quote, double.source.escape], ['"', '"']);
  const single = await readContent(content, { quote: "'", headerRow: 1 });
  assert.equal(textsOf(single.rows)[0]?.[1], "a, b");
  assert.equal(single.source.quote, "'");
});

test("without quotation marks each of them is text", async () => {
  const { source, rows } = await readContent('Size;Name\n5";"Ann"\n7"; "Bob\n', { quote: "" });
  assert.deepEqual(textsOf(rows), [
    ['5"', '"Ann"'],
    ['7"', ' "Bob'],
  ]);
  assert.deepEqual([source.delimiter, source.quote, source.escape], [";", null, null]);
});

test("the escape character of a quotation mark can be requested", async () => {
  const content = 'Path,Name\n"C:\\\\",Ann\n"D:\\\\",Bob\n';
  const backslash = await readContent(content, { escape: "\\" });
  assert.equal(textsOf(backslash.rows)[0]?.[0], "C:\\");
  const doubled = await readContent(content, { escape: '"' });
  assert.equal(textsOf(doubled.rows)[0]?.[0], "C:\\\\");
  assert.equal(doubled.source.escape, '"');
});

test("an escape that does not fit the quotation mark is named", async () => {
  const { code, errors } = await refusalOf(readContent("a,b\n1,2\n", { quote: '"', escape: "'" }));
  assert.deepEqual([code, errors?.[0]?.path], ["invalid_request", "escape"]);
});

test("a blank between a closing quote and the delimiter does not make the quotes text", async () => {
  const read = await readContent('"Name" ,"Course"\n"Ann" ,"Maths, applied" \n"Bob" ,"Typing"\n');
  assert.deepEqual(namesOf(read), ["Name", "Course"]);
  assert.deepEqual(textsOf(read.rows), [
    ["Ann", "Maths, applied"],
    ["Bob", "Typing"],
  ]);
});

test("the first rows are reported as they were read, with their position in the sheet", async () => {
  const long = `${"x".repeat(199)}\u{1f600}`;
  const { source } = await readContent(
    `Name;Note\n\n${Array.from({ length: 7 }, (_, row) => `A${row};${long}`).join("\n")}`,
  );
  assert.deepEqual(
    source.firstRows.map(({ row, sheetRow, cells }) => [row, sheetRow, cells[0]]),
    [1, 2, 3, 4, 5].map((row) => [row, row + 2, `A${row - 1}`]),
  );
  assert.equal(source.firstRows[0]?.cells[1], "x".repeat(199));
});
