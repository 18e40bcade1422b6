import assert from "node:assert/strict";
import { test } from "node:test";
import { listLines } from "../../mapping/documents/list-lines.ts";
import { listedValues } from "../../templates/merge.ts";
import { cell, paragraph, row, run, table } from "../fields.fixture.ts";
import { makeWordFile } from "../word-file.fixture.ts";
import { fill, formOf, readFile } from "./fill-file.fixture.ts";
import { UnfillableError } from "./form.ts";
import { shownText } from "./same-text.ts";

let id = 0;
const control = (properties: string, content: string) =>
  `<w:sdt><w:sdtPr>${properties}<w:id w:val="${++id}"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const data = (path: string) => `<w:dataBinding w:xpath="/order[1]/item[1]/${path}[1]"/>`;
const value = (name: string, shown = "stored") =>
  control(`<w:alias w:val="${name}"/>${data(name)}<w:text/>`, run(shown));
const line = (...content: string[]) => paragraph(...content);
const section = (title: string, ...items: string[]) =>
  control(
    `<w:alias w:val="${title}"/><w15:dataBinding w:xpath="/order[1]/item"/><w15:repeatingSection/>`,
    items.map((item) => control("<w15:repeatingSectionItem/>", item)).join(""),
  );

/** What a file shows of these rows in its PDF, and filled, in Word. */
async function shown(body: string, rows: Record<string, string>[]) {
  const file = makeWordFile(body);
  const { fields, merge, sections } = await readFile(file);
  const values = { ...rows[0], ...listedValues(merge.lists), ...listLines(merge.lists, rows) };
  const { document } = await fill(file, values);
  const bare = (text: string) => text.replace(/<[^>]*>|\||\s/g, "");
  return { fields, pdf: bare(shownText({ sections }, values)), word: bare(document), document };
}

const alike = ({ fields, pdf, word, document }: Awaited<ReturnType<typeof shown>>) => {
  assert.equal(word, pdf);
  const ids = document.match(/<w:id w:val="\d+"/g) ?? [];
  assert.equal(new Set(ids).size, ids.length);
  assert.doesNotMatch(document, /dataBinding/);
  return [fields, pdf];
};

const order = (rows: string) => line("For ", value("Name"), ":") + rows + line("End");
const item = (name: string) => row(cell(line(value("Item", name))), cell(line(value("Name", name), ";")));

test("a section of rows stands once for each line, instead of all of its stored items", async () => {
  const body = order(
    table(2, row("Item", "Maker"), section("Items", item("Pen"), item("Ink"), item("Pad")), row("", "Sum")),
  );
  const lines = [
    { Name: "Ann", Item: "Cap", "Items: Name": "Bic" },
    { Name: "Ann", Item: "Gum", "Items: Name": "Uhu" },
  ];
  assert.deepEqual(alike(await shown(body, lines)), [
    ["Name", "Item", "Items: Name"],
    "ForAnn:ItemMakerCapBic;GumUhu;SumEnd",
  ]);
  assert.deepEqual(alike(await shown(body, [{ Name: "Bo" }]))[1], "ForBo:ItemMakerSumEnd");
});

test("a section of paragraphs in a section is repeated for the rows of its line", async () => {
  const task = (name: string) => line("- ", value("Task", name), ";");
  const job = (name: string, ...tasks: string[]) => line(value("Firm", name)) + section("Tasks", ...tasks.map(task));
  const body = order(table(1, row(`<w:tc>${section("Jobs", job("A", "1", "2"), job("B", "3"))}</w:tc>`)));
  const lines = [
    ["Acme", "weld"],
    ["Bolt", "drill"],
    ["Acme", "glue"],
    ["Cog", ""],
    ["", ""],
  ].map(([Firm = "", Task = ""]) => ({ Name: "Ann", Firm, Task }));
  assert.deepEqual(alike(await shown(body, lines)), [
    ["Name", "Firm", "Task"],
    "ForAnn:Acme-weld;-glue;Bolt-drill;CogEnd",
  ]);
  assert.match((await shown(body, [{ Name: "Bo" }])).document, /<w:tc><w:p\/><\/w:tc>/);
});

test("sections that share a title or have none, with other fields, are lists of their own", async () => {
  for (const [title, jobs, schools] of [
    ["", "Date, Firm", "Date, School"],
    ["Past", "Past", "Past (2)"],
  ] as const) {
    const entry = (...names: string[]) => line(...names.map((name) => value(name)), ";");
    const rows = section(title, row(`<w:tc>${entry("Date", "School")}</w:tc>`));
    const body = order(section(title, entry("Date", "Firm"), entry("Date", "Firm")) + table(1, row("-"), rows));
    const lines = [
      { Name: "Ann", [`${jobs}: Date`]: "2020", Firm: "Acme" },
      { Name: "Ann", [`${jobs}: Date`]: "2024", Firm: "Bolt", [`${schools}: Date`]: "2016", School: "Bay" },
    ];
    assert.deepEqual(alike(await shown(body, lines)), [
      ["Name", `${jobs}: Date`, "Firm", `${schools}: Date`, "School"],
      "ForAnn:2020Acme;2024Bolt;-2016Bay;End",
    ]);
  }
});

test("a table with nothing but a section isn't in a document without lines", async () => {
  const body = order(table(2, section("Items", item("Pen"), item("Ink"))));
  assert.doesNotMatch((await shown(body, [{ Name: "Bo" }])).document, /<w:tbl>/);
});

test("a section without fields, and one in a file with other fields, keeps all of its items", async () => {
  const body = (name: string) =>
    order(section("Terms", line("one,"), line("two,"))).replace(/<w:sdt>.*?<\/w:sdt>/, name);
  assert.equal((await shown(body(value("Name")), [{ Name: "Ann" }])).pdf, "ForAnn:one,two,End");
  const tagged = body(run("{Name}")).replace(run("one,"), value("Term", "one,"));
  assert.equal((await shown(tagged, [{ Name: "Ann" }])).pdf, "ForAnn:one,two,End");
});

test("rows that a merged cell goes beyond aren't filled in Word, nor repeated, and are noted", async () => {
  const merged = (kind: string, text: string) =>
    cell(line(text)).replace("<w:tc>", `<w:tc><w:tcPr><w:vMerge${kind}/></w:tcPr>`);
  const first = row(merged(' w:val="restart"', "Head"), cell("x"));
  const rows = section("Items", row(merged("", ""), cell(line(value("Item")))));
  const file = makeWordFile(order(table(2, first, rows)));
  await assert.rejects(formOf(file), UnfillableError);
  assert.deepEqual((await readFile(file)).omissions, [{ what: "cut_section", detail: "Items" }]);
});

test("a table's sections are noted if they are too many to be repeated", async () => {
  const rows = Array.from({ length: 201 }, (_, index) => section(`Part ${index}`, row(cell(line(value("Item"))))));
  const omissionsOf = async (own: string[]) => (await readFile(makeWordFile(table(1, row("x"), ...own)))).omissions;
  assert.deepEqual(await omissionsOf(rows.slice(1)), []);
  assert.deepEqual((await omissionsOf(rows))[0], { what: "cut_section", detail: "Part 0" });
});
