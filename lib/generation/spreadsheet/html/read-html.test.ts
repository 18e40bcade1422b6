import assert from "node:assert/strict";
import { test } from "node:test";
import iconv from "iconv-lite";
import { readContent, refusalOf, textsOf } from "../read-content.fixture.ts";

async function read(content: string | Buffer) {
  const { source, rows } = await readContent(content);
  return { names: source.columns.map(({ name }) => name), texts: textsOf(rows), source };
}

test("the table of a web page is read, as programs export it in the place of a workbook", async () => {
  const page = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"><style>td { color: red }</style>
    <script>if (a < b) document.write("<table><tr><td>no</td></tr></table>");</script></head><body>
    <TABLE border=1><thead><tr><th>Name</th><th>Score<br>(points)</th></tr></thead>
    <tr><td style="mso-number-format:'\\@'">Zo&euml; &amp; Ben&nbsp;</td><td align="right">  12,5\n </td></tr>
    <!-- <tr><td>left out</td></tr> --><tr><td>A < B</td><td>&#8364; 3</td></tr></TABLE></body></html>`;
  const { names, texts, source } = await read(page);
  assert.equal(source.format, "html");
  assert.deepEqual(names, ["Name", "Score (points)"]);
  assert.deepEqual(texts, [
    ["Zoë & Ben", "12,5"],
    ["A < B", "€ 3"],
  ]);
});

test("numeric references to Windows' characters are read as browsers do", async () => {
  const { texts } = await read(
    "<table><tr><td>Name<td>Price<tr><td>Ann O&#146;Neill<td>&#128; 5<tr><td>Zo&#xeb; &#x96; A<td>&#8364; 6</table>",
  );
  assert.deepEqual(texts, [
    ["Ann O’Neill", "€ 5"],
    ["Zoë – A", "€ 6"],
  ]);
});

test("end tags may be missing, and cells may go over columns and rows", async () => {
  const { names, texts } = await read(
    "<table><tr><td>Name<td>Course<td>Day<tr><td rowspan=2>Ann<td colspan=2>Typing<tr><td>Drawing<td>Friday<tr><td>Ben<td>Maths<td>Monday</table>",
  );
  assert.deepEqual(names, ["Name", "Course", "Day"]);
  assert.deepEqual(texts, [
    ["Ann", "Typing", ""],
    ["Ann", "Drawing", "Friday"],
    ["Ben", "Maths", "Monday"],
  ]);
});

test("tables that lay out a page are not the table, nor are small ones beside it", async () => {
  const row = (at: number) => `<tr><td>Guest ${at}</td><td>Table ${at}</td></tr>`;
  const table = `<table><tr><th>Name</th><th>Table</th></tr>${Array.from({ length: 30 }, (_, at) => row(at)).join("")}</table>`;
  const page = `<html><table><tr><td>Menu</td><td>${table}</td></tr><tr><td>Foot</td><td><table><tr><td>a<td>b<tr><td>c<td>d</table></table>`;
  const { names, source } = await read(page);
  assert.deepEqual([names, source.rowCount], [["Name", "Table"], 30]);
});

test("the encoding is the stated one, unless the bytes contradict it", async () => {
  const page = (charset: string) =>
    `<html><meta http-equiv="Content-Type" content="text/html; charset=${charset}"><table><tr><td>Имя<td>Город<tr><td>Анна<td>Москва<tr><td>Борис<td>Тверь</table>`;
  for (const charset of ["windows-1251", "koi8-r"])
    assert.deepEqual((await read(iconv.encode(page(charset), charset))).texts[0], ["Анна", "Москва"]);
  assert.deepEqual((await read(Buffer.from(page("iso-8859-1")))).texts[0], ["Анна", "Москва"]);
});

test("pages of any size are read, or refused with a reason", async () => {
  const code = (content: string) => refusalOf(readContent(content)).then((error) => error.code);
  assert.equal(await code(`<table><tr>${"<td colspan=1000>x".repeat(1_000)}</table>`), "hostile_file");
  assert.equal(await code(`<html>${"<table>".repeat(200_000)}`), "hostile_file");
  assert.equal(await code(`<table><tr><td>a<td>b<tr><td>${"<i>x</i>".repeat(1_200_000)}<td>c</table>`), "hostile_file");
  assert.equal(await code(`<table><tr><td>a<td>b<tr>${"<".repeat(2_000_000)}`), "unsupported_kind");
  assert.equal(await code(`<html><table><tr><td a="${"x".repeat(2_000_000)}`), "unsupported_kind");
});

test("a caption over two rows and more columns than the table has costs the rows below it nothing", async () => {
  const caption = "<tr><td colspan=999 rowspan=2>Members<tr><td>2026";
  const rows = "<tr><td>Anna<td>Leeds".repeat(26_000);
  const { texts } = await read(`<table>${caption}<tr><td>Name<td>City${rows}</table>`);
  assert.equal(texts.length, 26_000);
});
