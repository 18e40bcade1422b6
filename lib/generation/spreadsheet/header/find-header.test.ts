import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent, refusalOf } from "../read-content.fixture.ts";

async function headerOf(content: string, headerRow?: number): Promise<[row: number, ...names: string[]]> {
  const { source } = await readContent(content, { headerRow });
  return [source.headerRow, ...source.columns.map(({ name }) => name)];
}

test("titles and comments above the table are skipped", async () => {
  const table = "Name,Course,Date,Score\nAnna,Typing,2026-11-21,5\nBob,Typing,2026-11-21,6\n";
  assert.deepEqual(await headerOf(`Certificates 2026,,,\n# made in spring\n\n${table}`), [
    4,
    "Name",
    "Course",
    "Date",
    "Score",
  ]);
});

test("a comment with as many commas as the table is skipped", async () => {
  const table = "Name,Course,Score\nAnna,Typing,5\nBob,Typing,6\n";
  for (const comment of ["# made by us, in May, for you", "// made by us, in May", "# a, b, c\n# d, e, f"]) {
    const lines = comment.split("\n").length;
    assert.deepEqual(await headerOf(`${comment}\n${table}`), [lines + 1, "Name", "Course", "Score"], comment);
  }
  assert.deepEqual(await headerOf("# made, in May\nName,Course\nAnna,Typing\nBob,Maths\n"), [2, "Name", "Course"]);
});

test("a name may begin as a comment does", async () => {
  assert.deepEqual(await headerOf("#,Name\n1,Anna\n2,Bob\n"), [1, "#", "Name"]);
  assert.deepEqual(await headerOf("#Name,Course\nAnna,Typing\nBob,Maths\n"), [1, "#Name", "Course"]);
});

test("a first row of values is no header", async () => {
  assert.deepEqual(await headerOf("Anna,2026-11-21,5\nBob,2026-11-22,6\n"), [0, "Column A", "Column B", "Column C"]);
  assert.deepEqual(await headerOf("MG-8769,09:30\nRI-3895,10:15\nBH-7531,11:00\n"), [0, "Column A", "Column B"]);
});

test("short years and marked numbers are values, also in a few rows", async () => {
  assert.deepEqual(await headerOf("Year,Phone,Name\n'81,'0171 22,Di\n1968,'+49 221 470,Cy\n'68,'+49 221 471,Bo\n"), [
    1,
    "Year",
    "Phone",
    "Name",
  ]);
  assert.deepEqual(await headerOf("Season\tPoints\n'68/'69\t'12\n1968\t12.50\n'81\t13.50\n"), [1, "Season", "Points"]);
});

test("the first line of a DATEV file is no header, whatever the file has", async () => {
  const names = "Umsatz;Soll/Haben-Kennzeichen;Konto;Belegfeld 1;Buchungstext";
  for (const mark of ['"EXTF"', "DTVF"]) {
    const first = `${mark};700;21;"Buchungsstapel";13;20260131120000000;;"RE";"ann";"";1001;10001;20260101;4`;
    for (const rows of ['119,00;"S";10000;"RE-1001";"Müller"\n', '119,00;"S";10000;"RE-1001";"Müller"\n'.repeat(3)])
      assert.deepEqual(await headerOf(`${first}\n${names}\n${rows}`).then((found) => found.slice(0, 6)), [
        2,
        ...names.split(";"),
      ]);
  }
  assert.deepEqual(await headerOf("EXTF,Name,Score\nA,Anna,5\nB,Bob,6\n"), [1, "EXTF", "Name", "Score"]);
});

test("years may name columns of numbers", async () => {
  assert.deepEqual(await headerOf("City,2024,2025\nKöln,5,6\nBonn,7,8\n"), [1, "City", "2024", "2025"]);
});

test("names are trimmed, put on one line, completed and made unique", async () => {
  const content = '" Full\nname ",Score,,Score,Score\nAnna,1,x,2,3\nBob,4,y,5,6\n';
  assert.deepEqual(await headerOf(content), [1, "Full name", "Score", "Column 3", "Score (2)", "Score (3)"]);
});

test("the header row can be requested", async () => {
  const content = "a,b\n1,2\nName,Score\nAnna,5\n";
  assert.deepEqual(await headerOf(content, 3), [3, "Name", "Score"]);
  assert.deepEqual(await headerOf(content, 0), [0, "Column A", "Column B"]);
  assert.equal((await readContent(content, { headerRow: 0 })).rows.length, 4);
  assert.match((await refusalOf(readContent(content, { headerRow: 4 }))).message, /below row 4/);
});
