import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent, textsOf } from "../read-content.fixture.ts";

/** In these sheets "|" separates rows and ";" separates cells. */
function read(sheet: string, options = {}) {
  return readContent(`${sheet.replaceAll("|", "\n")}\n`, { delimiter: ";", ...options });
}

async function namesOf(sheet: string, options = {}): Promise<[row: number, lines: number, names: string]> {
  const { source } = await read(sheet, options);
  return [source.headerRow, source.headerLines, source.columns.map(({ name }) => name).join(", ")];
}

const people = "Anna;a@b.org;Main St 1;Köln|Bob;b@c.org;Side St 2;Bonn|Cleo;c@d.org;West 3;Ulm";

test("a line of groups over a line of names is one header", async () => {
  const names = "Contact Name, Contact Mail, Address Street, Address City";
  assert.deepEqual(await namesOf(`Contact;;Address;|Name;Mail;Street;City|${people}`), [2, 2, names]);
  assert.deepEqual(await namesOf(`Contact;Contact;Address;Address|Name;Mail;Street;City|${people}`), [2, 2, names]);
  assert.deepEqual(await namesOf(`People 2026|Contact;;Address;|Name;Mail;Street;City|${people}`), [3, 2, names]);
  assert.equal((await read(`Contact;;Address;|Name;Mail;Street;City|${people}`)).source.rowCount, 3);
});

test("rows that fill each other's gaps are no header of three lines", async () => {
  const zigzag =
    "wide;W 9;;;W 4;;W 12;|W 10;1 px;;10 px;;W 8;;W 16|65 px;;W 15;;29 px;;77 px;|;;100 px;W 1;;53 px;;101 px";
  const { source } = await read(zigzag);
  assert.deepEqual([source.headerLines, source.rowCount >= 2], [1, true]);
});

test("names of one and of two lines can be side by side", async () => {
  assert.deepEqual(await namesOf("Name;Course;Contact;|;;Mail;Phone|Anna;Art;a@b.org;0221 1|Bob;Art;b@c.org;0221 2"), [
    2,
    2,
    "Name, Course, Contact Mail, Contact Phone",
  ]);
  assert.deepEqual(await namesOf("Region;Sales;;|;2024;2025;2026|Köln;5;6;7|Bonn;7;8;9"), [
    2,
    2,
    "Region, Sales 2024, Sales 2025, Sales 2026",
  ]);
  assert.deepEqual(await namesOf("Region;2024;;2025;|;Q1;Q2;Q1;Q2|Köln;5;6;7;8|Bonn;7;8;9;1"), [
    2,
    2,
    "Region, 2024 Q1, 2024 Q2, 2025 Q1, 2025 Q2",
  ]);
});

test("codes over questions, and Qualtrics' line of ids below them, are one header", async () => {
  const codes = "StartDate;Progress;ResponseId;Q1";
  const questions = "Start Date;Progress;Response ID;How old are you?";
  const ids = ["startDate", "progress", "_recordId", "QID1"].map((id) => `"{""ImportId"":""${id}""}"`).join(";");
  const rows = "2026-03-01;100;R_1;41|2026-03-02;100;R_2;35|2026-03-03;90;R_3;28";
  const names = "Start Date, Progress, Response ID, Q1 How old are you?";
  assert.deepEqual(await namesOf(`${codes}|${questions}|${rows}`), [2, 2, names]);
  assert.deepEqual(await namesOf(`${codes}|${questions}|${ids}|${rows}`), [3, 3, names]);
  assert.deepEqual(await namesOf(`${codes}|${questions}|${ids}|${rows}`, { headerRow: 3, headerLines: 1 }), [
    3,
    1,
    ["startDate", "progress", "_recordId", "QID1"].map((id) => `{"ImportId":"${id}"}`).join(", "),
  ]);
});

test("titles of adjacent tables are not joined with their names", async () => {
  const sheet = "Members;;;;Rooms|Name;Course;City;;Room;Seats|Anna;Art;Ulm;;1;20|Bob;Art;Bonn;;2;15|Cleo;Art;Bonn;;;";
  assert.deepEqual(await namesOf(`${sheet}|Dan;Art;Ulm;;;`), [2, 1, "Name, Course, City"]);
});

test("a question in any script ends with its own mark", async () => {
  const sheet = "ID;كم عمرك اليوم؟;كم عمر ابنك؟|;Response;Response|1;41;9|2;35;8|3;28;7";
  assert.deepEqual(await namesOf(sheet), [2, 2, "ID, كم عمرك اليوم؟ Response, كم عمر ابنك؟ Response"]);
});

test("equal names become unique by the names above them", async () => {
  assert.deepEqual(await namesOf("control;;fire;|X;Y;X;Y|4.4;0.1;4.8;2.0|4.6;1.1;5.1;3.0"), [
    2,
    2,
    "control X, control Y, fire X, fire Y",
  ]);
});

test("a second line of units belongs to the header", async () => {
  const rows = "A;5.00;2026-01-01|B;6.00;2026-01-02";
  assert.deepEqual(await namesOf(`Name;Price;Date|;(EUR);(yyyy-mm-dd)|${rows}`), [
    2,
    2,
    "Name, Price (EUR), Date (yyyy-mm-dd)",
  ]);
  assert.deepEqual(await namesOf("Name;Price;Speed|;EUR;km/h|A;5.00;3|B;6.00;4"), [
    2,
    2,
    "Name, Price EUR, Speed km/h",
  ]);
});

test("titles and captions above the names are no part of them", async () => {
  for (const above of ["Report 2026", "Client;Acme", "Report;;;2026-01-01", "Date:;;Place:", "# made by;;Anna;"]) {
    assert.deepEqual(await namesOf(`${above}|Name;Mail;Street;City|${people}`), [2, 1, "Name, Mail, Street, City"]);
  }
});

test("in ordinary sheets the row below the header is data", async () => {
  const sheets = [
    "Name;Course;City|Anna;Typing;Köln|Bob;Typing;Bonn|Cleo;Art;Ulm",
    "Name;Course;City|Anna;;|Bob;Typing;Bonn|Cleo;Art;Ulm",
    "Name;Course;City|;Typing;Köln|Bob;Typing;Bonn|Cleo;Art;Ulm",
    "Name;;City|Anna;Smith;Köln|Bob;Jones;Bonn|Cleo;Martin;Ulm",
    "Name;;Score|Anna;Smith;absent|Bob;Jones;5|Cleo;Martin;6",
    "Name;Score;Date|Anna;absent;absent|Bob;5;2026-01-01|Cleo;6;2026-01-02",
    "Name;Name|Anna;Smith|Bob;Jones",
    ";2024;2025|Köln;5;6|Bonn;7;8",
    "Name;Score|;5|Bob;6|Cleo;7",
    "Name;Note|;(none)|Bob;late|Cleo;(none)",
    "Unit;Name|kg;Anna|m;Bob",
    "Size|M|L|S",
    "Currency;Amount|EUR;5|USD;6",
    "Amount;Change|(1,000);5|(2,000);6",
    "Net;Gross|1,50 €;2,00 €|3,00 €;4,00 €|5,00 €;6,00 €",
    "Net;Change|5 €;(5 €)|6 €;(6 €)|7 €;(7 €)",
    "Name;Course|Anna;Typing",
    "Name;Phone;Phone|Anna;home;work|Bob;home;mobile",
  ];
  for (const sheet of sheets) {
    const { source } = await read(sheet);
    assert.deepEqual([source.headerRow, source.headerLines], [1, 1], sheet);
    assert.equal(source.rowCount, sheet.split("|").length - 1, sheet);
  }
});

test("the number of header lines can be requested", async () => {
  const sheet = `Contact;;Address;|Name;Mail;Street;City|${people}`;
  assert.deepEqual(await namesOf(sheet, { headerRow: 2 }), [2, 1, "Name, Mail, Street, City"]);
  assert.deepEqual(await namesOf(sheet, { headerLines: 1 }), [2, 1, "Name, Mail, Street, City"]);
  assert.deepEqual(await namesOf("A;B|C;D|1;2", { headerRow: 2, headerLines: 2 }), [2, 2, "A C, B D"]);
  assert.deepEqual(await namesOf("A;B|1;2", { headerRow: 1, headerLines: 2 }), [1, 1, "A, B"]);
  assert.deepEqual(await namesOf("A;B|1;2", { headerRow: 0, headerLines: 2 }), [0, 0, "Column A, Column B"]);
});

test("a row of a sheet without a header is data, even where it is the only one", async () => {
  for (const sheet of ["Anna;2026-11-21;5", "Anna;a@b.org", "2024;2025|2026;2027", "yes;no|no;yes|yes;yes"]) {
    const { source, rows } = await read(sheet);
    assert.deepEqual([source.headerRow, source.headerLines], [0, 0], sheet);
    assert.equal(
      textsOf(rows)
        .map((cells) => cells.join(";"))
        .join("|"),
      sheet,
    );
  }
});

test("a text that recurs in its column is not a name, unless the whole header recurs", async () => {
  assert.equal((await read("Anna;Typing|Bob;Typing|Cleo;Art")).source.headerRow, 0);
  assert.equal((await read("Name;Course|Anna;Typing|Name;Course|Bob;Art")).source.headerRow, 1);
});

test("words below names of numbers are the last header line; years above equal names are the first", async () => {
  const staff = "North;609;672;641|South;116;119;115|East;225;229;242|West;162;162;-";
  assert.deepEqual(await namesOf(`;;2014;2013|Region;Women;Total ;Total|;;;Restated|${staff}`), [
    3,
    3,
    "Region, Women, 2014 Total, 2013 Total Restated",
  ]);
  for (const row of [";;;n/a", ";;;-", "Centre;;;unknown", ";;;5"]) {
    assert.equal((await namesOf(`Region;Women;Men;All|${row}|${staff}`))[1], 1, row);
  }
});

test("several groups may have long names, and one a column that is always empty", async () => {
  const groups =
    "Body;Paid staff;;Staff who are not on the payroll (agencies and consultants);;Costs;Comments (they are published beside the row)";
  const names = ";Heads;FTE;Heads;FTE;;";
  const rows = "ACME;5;4.5;6;5.1;10|Best;7;6.5;8;7;20|Cool;1;1;2;2;30|Dear;4;4;2;1;5";
  const [row, lines, joined] = await namesOf(`${groups}|${names}|${rows}`);
  assert.deepEqual([row, lines], [2, 2]);
  assert.match(joined, /^Body, Paid staff Heads, .*\(agencies and consultants\): FTE, Costs, Comments/);
});
