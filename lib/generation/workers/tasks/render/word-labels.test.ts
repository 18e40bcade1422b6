import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { typesetter } from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import { labelPlaces, unitOf } from "#lib/generation/templates/sheets/sheet.ts";
import { field, merge, paragraph, row, run, table } from "#lib/generation/word/fields.fixture.ts";
import { makeLabelFile } from "#lib/generation/word/label-file.fixture.ts";
import { previewTask } from "../preview.ts";
import { type Choices, makeCombined, pageTexts, readWordJob } from "./word-job.fixture.ts";

const header = ["Name", "Company", "City"];
const guests = Array.from({ length: 30 }, (_, index) => [`Guest ${index + 1}`, `Firm ${index * 7}`, `Town ${index}`]);
const perSheet = 14;
const sheetsOf = (rows: string[][]) =>
  Array.from({ length: Math.ceil(rows.length / perSheet) }, (_, at) =>
    rows.slice(at * perSheet, (at + 1) * perSheet).flat(),
  );

async function made(context: TestContext, file: Buffer, rows: string[][], choices?: Choices) {
  const job = await readWordJob(context, file, [header, ...rows], choices);
  const { pdf, ...rest } = await makeCombined(job);
  return { ...rest, job, pages: await pageTexts(pdf) };
}

test("labels of a Word file show one row after the other, and the last page's others stay empty", async (context) => {
  const { job, pages, documents, problems } = await made(context, makeLabelFile(), guests);
  const { template, settings, output } = job.assignment.fit;
  assert.deepEqual(job.facts.omissions, []);
  assert.deepEqual(
    job.facts.fields.map(({ name }) => name),
    header,
  );
  assert.deepEqual([documents, problems], [3, []]);
  assert.deepEqual(pages, sheetsOf(guests));
  assert.deepEqual([unitOf(template, settings), output.archive, output.combined], ["sheet", false, true]);
  assert.deepEqual(labelPlaces(template, settings), { capacity: perSheet, start: 1 });
});

test("labels of a Word file have the corrected cells of the rows that meet the conditions", async (context) => {
  const { pages } = await made(context, makeLabelFile(), guests, {
    corrections: [[3, 0, "Zoë"]],
    where: [{ column: "City", isNot: ["Town 1"] }],
  });
  const kept = guests.map((guest, index) => (index === 2 ? ["Zoë", ...guest.slice(1)] : guest)).toSpliced(1, 1);
  assert.deepEqual(pages, sheetsOf(kept));
});

test("a row with an error takes no label of a Word file, and is named", async (context) => {
  const { pages, groups } = await made(context, makeLabelFile(), guests, { wrongRows: [2, 20] });
  assert.deepEqual(pages, sheetsOf(guests.filter((_, index) => index !== 1 && index !== 19)));
  assert.deepEqual(
    groups.map(({ code, rows }) => [code, rows]),
    [["total_row", [2, 20]]],
  );
});

test("each label asks its own row, and one without a row shows neither answer", async (context) => {
  const greeting = field([" IF ", merge("City"), ' = "Town 1" "Hello" "Dear" '], "Dear");
  const file = makeLabelFile([`${greeting}${merge("Name")}`, merge("Company")]);
  const rows = [guests[0], ["Guest 2", "", "Town 1"], guests[2]] as string[][];
  const { pages } = await made(context, file, rows);
  assert.deepEqual(pages, [["Dear", "Guest 1", "Firm 0", "Hello", "Guest 2", "Dear", "Guest 3", "Firm 14"]]);
});

test("words of the file stay on labels without a row", async (context) => {
  const { pages } = await made(context, makeLabelFile([run("To"), merge("Name")]), [guests[0] ?? []]);
  assert.deepEqual(pages, [["To", "Guest 1", ...Array(perSheet - 1).fill("To")]]);
});

test("labels in tables within tables follow the order of the text, and address blocks are fields", async (context) => {
  const file = makeLabelFile([field(' ADDRESSBLOCK \\f "<<_FIRST0_>>" ', "«AddressBlock»")], (inner) =>
    table(1, row(`<w:tc>${inner}${paragraph("")}</w:tc>`)),
  );
  const job = await readWordJob(context, file, [header, ...guests]);
  const [{ name: block } = { name: "" }] = job.facts.fields;
  assert.match(block, /^ADDRESSBLOCK/);
  const { fit } = job.assignment;
  const assignment = { ...job.assignment, fit: { ...fit, mapping: { [block]: { text: "{Name}, {City}" } } } };
  const { pdf } = await makeCombined({ ...job, assignment });
  const [page] = await pageTexts(pdf);
  assert.deepEqual(
    page?.slice(0, 3),
    guests.slice(0, 3).map(([name, , city]) => `${name}, ${city}`),
  );
});

test("the preview of a row is the page of labels that it's on", async (context) => {
  const job = await readWordJob(context, makeLabelFile(), [header, ...guests]);
  const wanted = { ...job, row: 16, placeholders: {}, onSheet: true };
  const { rows, pageCount, filename } = await previewTask(wanted, typesetter);
  assert.deepEqual([rows[0], rows.at(-1), pageCount, filename], [15, 28, 1, "Guest 15.pdf"]);
});
