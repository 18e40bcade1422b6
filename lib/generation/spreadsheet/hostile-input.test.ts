import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { AppError } from "#lib/generation/app-error.ts";
import { propertyRuns } from "./property-runs.fixture.ts";
import { readContent } from "./read-content.fixture.ts";
import { makeWorkbook, makeZip, sheetXml, workbookEntries } from "./workbook/make-workbook.fixture.ts";

const longestMs = 2_000;

/** The code of the refusal, "" where the file was read; fails where that took too long or was no refusal. */
async function outcomeOf(content: Buffer | string): Promise<string> {
  const started = performance.now();
  const code = await readContent(content).then(
    () => "",
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );
  assert.ok(performance.now() - started < longestMs, `${Math.round(performance.now() - started)} ms`);
  return code;
}

const table = [
  ["Name", "Score", "Day"],
  ...Array.from({ length: 200 }, (_, at) => [`Anna ${at}`, at, `2026-11-${at}`]),
];
const workbook = makeWorkbook([{ name: "Sheet1", rows: table }]);
const text = Buffer.from(table.map((row) => row.join(";")).join("\r\n"));

const workbookOf = (rows: string) => makeZip(workbookEntries({ sheets: [{ name: "Sheet1", xml: sheetXml(rows) }] }));

test("texts that want too much are refused, or read", async () => {
  const header = "Name,Note\n";
  assert.equal(await outcomeOf(`${header}Anna,"${"x,y\n".repeat(13_000_000)}`), "cell_too_long");
  assert.equal(await outcomeOf(`${header}Anna,${"x".repeat(100_000_000)}\n`), "cell_too_long");
  assert.equal(await outcomeOf(`${",".repeat(1_000_000)}\nAnna,Bob\nCleo,Dan\n`), "");
  assert.equal(await outcomeOf(`${header}${"Anna,Typing\n".repeat(10_000)}Bob\0,Typing\n`), "unreadable_text");
});

test("sheets that want too much are refused, or read", async () => {
  const cells = (reference: string) => `<row r="1"><c r="A1"><v>1</v></c><c r="${reference}"><v>1</v></c></row>`;
  assert.equal(await outcomeOf(workbookOf(cells("XFD1"))), "too_many_columns");
  assert.equal(await outcomeOf(workbookOf('<row r="99999999"><c><v>1</v></c></row>')), "damaged_file");
  assert.equal(await outcomeOf(workbookOf(`<row>${"<c/>".repeat(1_000_000)}</row>`)), "no_rows");
  const long = `<row><c t="inlineStr"><is><t>${"x".repeat(100_000_000)}</t></is></c></row>`;
  assert.equal(await outcomeOf(workbookOf(long)), "hostile_file");
  const laughs = sheetXml("").replace("?>", '?><!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>');
  assert.equal(await outcomeOf(makeZip(workbookEntries({ sheets: [{ name: "A", xml: laughs }] }))), "hostile_file");
});

test("entries of a ZIP that lie over one another are refused", async () => {
  const bytes = Buffer.from(workbook);
  const directory = bytes.indexOf("PK\x01\x02");
  const second = bytes.indexOf("PK\x01\x02", directory + 4);
  bytes.copyWithin(second + 42, directory + 42, directory + 46);
  assert.match(await outcomeOf(bytes), /^(?:damaged|hostile)_file$/);
});

test("a file that was cut is refused as damaged, or read as far as it goes", async () => {
  for (let tenth = 1; tenth < 10; tenth++) {
    assert.equal(await outcomeOf(workbook.subarray(0, (workbook.length * tenth) / 10)), "damaged_file");
    assert.equal(await outcomeOf(text.subarray(0, (text.length * tenth) / 10)), "");
  }
});

test("a file with changed bytes is read or refused, and never more than that", async () => {
  const changes = fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255)), {
    minLength: 1,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(workbook, text), changes, async (original, changed) => {
      const bytes = Buffer.from(original);
      for (const [place, value] of changed) bytes[Math.floor(place * bytes.length)] = value;
      await outcomeOf(bytes);
    }),
    { numRuns: propertyRuns(300) },
  );
});
