import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "../read-content.fixture.ts";

/** In these sheets "|" separates rows and ";" separates cells. */
async function read(sheet: string) {
  const { source } = await readContent(`${sheet.replaceAll("|", "\n")}\n`, { delimiter: ";" });
  return { ...source, names: source.columns.map(({ name }) => name).join(", ") };
}

const sparse = "Anna;Typing;Köln;5|Bob;;;|Cleo;;;|Dan;Art;;|Eve;;;|Finn;;;7|Gwen;;;";
const names = "Full name;Course;City;Score";

test("a lone label is a title, however sparse the rows are", async () => {
  for (const title of ["Members 2026", "Members 2026|Spring term", "Members 2026||", ";Members 2026|"]) {
    const source = await read(`${title}|${names}|${sparse}`);
    assert.equal(source.names, "Full name, Course, City, Score", title);
    assert.equal(source.rowCount, 7, title);
    assert.deepEqual([source.headerLines, source.headerReason?.code === "first"], [1, false], title);
  }
});

test("a label with a date beside it is a title", async () => {
  for (const title of [
    "Members;;;21/11/2026",
    "Members;21/11/2026",
    "As of:;21/11/2026|",
    "Members|Date:;21/11/2026|",
  ]) {
    const source = await read(`${title}|${names}|${sparse}`);
    assert.equal(source.names, "Full name, Course, City, Score", title);
  }
  assert.equal(
    (await read("Members;;2026-11-21|Name;Course;City|Anna;Art;Ulm|Bob;Maths;Bonn")).names,
    "Name, Course, City",
  );
});

test("a label with a text at the right margin is a title, two names with a gap are a header", async () => {
  const rows = "Ana;Kaja;Brno;x|Bob;Opava;Brno;y";
  for (const title of ["Lista 2026;;;Strana 1 z 2", "Lista;;;Stav: 1.5.2026", "Kurz:;4b;Lektor:;Lis"]) {
    assert.equal((await read(`${title}|Osoba;Dílna;Místo;Text|${rows}`)).names, "Osoba, Dílna, Místo, Text", title);
  }
  assert.equal((await read(`Name;;City;|${rows}|${rows}`)).headerRow, 1);
});

test("facts about a wider table are above it; a small separate table is the first", async () => {
  const facts =
    "Account movements;Created: 05/03/2026||IBAN;DE12 5001|Holder;Zoë Lee|Bank;ING|Balance;1234.56;EUR||Sorted by;date|";
  const movements =
    "Day;Payee;Text;Balance;Amount|2026-03-04;Tesco;Shopping;1234.56;-23.10|2026-03-03;EDF;Power;1257.66;-85.00";
  const source = await read(`${facts}|${movements}`);
  assert.deepEqual([source.headerRow, source.rowCount], [10, 2]);
  assert.equal(source.names, "Day, Payee, Text, Balance, Amount");
  const small = await read(`Name;Score|Anna;5|Bob;7|Cleo;9||${movements}`);
  assert.deepEqual([small.headerRow, small.rowCount, small.names], [1, 3, "Name, Score"]);
});

test("the header's reason counts the titles above it", async () => {
  assert.deepEqual((await read(`Members||${names}|${sparse}`)).headerReason, { code: "types", skipped: 1 });
  assert.deepEqual((await read("Anna;5|Bob;6")).headerReason, { code: "values", skipped: 0 });
});

test("counted numbers beside a text are names of columns of numbers", async () => {
  const days = Array.from({ length: 31 }, (_, day) => day + 1);
  const marks = (from: number) => days.map((day) => (day * from) % 7).join(";");
  const month = await read(`Student;${days.join(";")}|Anna;${marks(3)}|Bob;${marks(5)}|Cleo;${marks(4)}`);
  assert.equal(month.names, ["Student", ...days].join(", "));
  assert.equal((await read("Size;38;40;42|Shirt;5;2;7|Coat;1;9;3")).names, "Size, 38, 40, 42");
  assert.equal(
    (await read("City;2024;2025;2026|Köln;2011;1999;2020|Bonn;1988;1777;1901")).names,
    "City, 2024, 2025, 2026",
  );
  assert.equal((await read("Anna;5;7;2|Bob;3;3;4|Cleo;1;8;3")).headerRow, 0);
  assert.equal((await read("Köln;1;2;3|Bonn;2;3;4|Ulm;3;4;5")).headerRow, 0);
});

test("a header is found even if it names fewer columns than there are", async () => {
  const rows = "Anna;Typing;5;2026-01-01|Bob;Art;6;2026-01-02|Cleo;Typing;7;2026-01-03";
  assert.equal((await read(`Full name;Course|${rows}`)).names, "Full name, Course, Column 3, Column 4");
  assert.equal((await read(`Full name;;Score|${rows}`)).names, "Full name, Column 2, Score, Column 4");
});

test("questions over their answers are one header", async () => {
  const rows = "1;31;Art;|2;44;;Maths|3;29;Art;Maths";
  const survey = await read(`ID;What is your age;What do you like?;|;Response;Art;Maths|${rows}`);
  assert.equal(survey.names, "ID, What is your age: Response, What do you like? Art, What do you like? Maths");
  assert.deepEqual([survey.headerRow, survey.headerLines, survey.rowCount], [2, 2, 3]);
});

test("a group beside names, and groups of groups, are one header", async () => {
  const rows = "Anna;Miller;Art|Bob;Carter;Maths|Cleo;Adams;Art";
  assert.equal((await read(`Person;;Course|First;Last;|${rows}`)).names, "Person First, Person Last, Course");
  const staff = "ACME;Agency;5;4.5;6;5.1|Best;Agency;7;6.5;8;7|Cool;Council;1;1;2;2";
  const three = await read(`Name;Type;Staff;;;|;;Clerks;;Managers;|;;Heads;FTE;Heads;FTE|${staff}`);
  const all = "Name, Type, Staff Clerks Heads, Staff Clerks FTE, Staff Managers Heads, Staff Managers FTE";
  assert.deepEqual([three.headerRow, three.headerLines, three.names], [3, 3, all]);
});

test("a repeated header is not a row", async () => {
  const source = await read("Name;Score|Name;Score|Anna;5|Bob;6");
  assert.deepEqual([source.headerRow, source.headerLines, source.rowCount, source.names], [2, 2, 2, "Name, Score"]);
});

test("a survey of 2,000 questions is read, and more columns are refused", async () => {
  const questions = Array.from(
    { length: 1_999 },
    (_, at) => `${at + 1}. How much did you like this part of the course?`,
  );
  const rows = [1, 2, 3].map((row) => [`Anna ${row}`, ...questions.map((_, at) => (at * row) % 7)].join(";"));
  const wide = await read([["Full name", ...questions].join(";"), ...rows].join("|"));
  assert.deepEqual([wide.columns.length, wide.headerRow, wide.rowCount], [2_000, 1, 3]);
  const wider = [["Full name", "Course", ...questions].join(";"), ...rows].join("|");
  await assert.rejects(read(wider), /the limit is 2,?000/);
});

test("a first row without its name is a row, also where it repeats a text", async () => {
  const rows = "Anna;2026-03-01;Ulm;5|Bob;2026-03-02;Bonn;6|Cleo;2026-03-03;Köln;7";
  const source = await read(`Full name;Date;City;Score|;n/a;n/a;n/a|${rows}`);
  assert.deepEqual([source.names, source.rowCount], ["Full name, Date, City, Score", 4]);
});
