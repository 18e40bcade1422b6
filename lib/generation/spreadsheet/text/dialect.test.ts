import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { propertyRuns } from "../property-runs.fixture.ts";
import { detectDialect } from "./dialect.ts";

const delimiters = [",", ";", "\t", "|"];
const two = fc.integer({ min: 10, max: 28 });

/** Typical column values, which together contain every delimiter. */
const columns = [
  fc.constantFrom("Zoë O'Neil", "José García", "Иван Петров", "鈴木"),
  fc.constantFrom("Müller, Hans", "D'Arcy, Ana María"),
  fc.constantFrom("12 High Street, Leeds", "Hauptstr. 5; 2. OG", "Rue de l'Église 7\n75001 Paris"),
  fc.constantFrom('Intro: part 1, "revised"', "A | B test", "50% off, today only", ""),
  fc.constantFrom("red, green", "red;blue", "a|b|c"),
  two.map((n) => `1.${n}5,50 €`),
  two.map((n) => `$1,${n}5.50`),
  two.map((n) => `${n}.11.2026`),
  two.map((n) => `Saturday, ${n} November 2026`),
  two.map((n) => `12:${n}`),
  two.map((n) => `+49 170 12${n}55`),
  two.map((n) => `anna${n}@example.com`),
];

const tables = fc
  .tuple(fc.array(fc.constantFrom(...columns), { minLength: 2, maxLength: 8 }), fc.integer({ min: 1, max: 40 }))
  .chain(([chosen, rows]) => fc.array(fc.tuple(...chosen), { minLength: rows, maxLength: rows }));

function written(rows: string[][], delimiter: string, always: boolean): string {
  const quoted = (cell: string) =>
    always || cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => `${row.map(quoted).join(delimiter)}\r\n`).join("");
}

test("finds the delimiter of ordinary tables", () => {
  const property = fc.property(tables, fc.constantFrom(...delimiters), fc.boolean(), (rows, delimiter, always) => {
    const header = (rows[0] ?? []).map((_, index) => `Column ${index}`);
    const { delimiter: found, quote } = detectDialect(written([header, ...rows], delimiter, always));
    assert.deepEqual({ found, quote }, { found: delimiter, quote: '"' });
  });
  fc.assert(property, { numRuns: propertyRuns(200) });
});

test("values with punctuation below a name are one column", () => {
  const columns = [
    ["Betrag", "1.234,50 €", "12,00 €"],
    ["Score", "1,5", "3,75", "2"],
    ["Start", "10:30", "11:45"],
    ["10:30", "11:45", "12:00"],
    ["When", "2026-11-21 10:00:01", "2026-11-22 09:30:00"],
    ["Date", "November 21, 2026", "May 1, 2026"],
    ["Phone", "+49 170 1234", "+49 (171) 5678"],
  ];
  for (const lines of columns) {
    const text = `${lines.join("\n")}\n`;
    assert.ok(!text.includes(detectDialect(text).delimiter), text);
  }
  assert.equal(detectDialect("1,5\n2,5\n3,75\n").delimiter, ",");
});

test("comment lines don't affect the delimiter", () => {
  const table = "Name\tCity\nZoë\tKöln\nBob\tUlm\n";
  assert.equal(detectDialect(`# export # of May\n# all # branches\n${table}`).delimiter, "\t");
  assert.equal(detectDialect("#1#\n#2#\n#3#\n#4#\nName;City\nZoë;Köln\n").delimiter, ";");
});

test("separators of lists within cells are text", () => {
  for (const mark of [";", "|"]) {
    const rows = ["Anna", "Bob", "Cleo", "Dan"].map((name) => `${name},editor${mark}author${mark}reader${mark}owner`);
    assert.equal(detectDialect(`Name,Roles\n${rows.join("\n")}\n`).delimiter, ",", mark);
  }
  assert.equal(detectDialect("Tags|Name\na,b,c|Anna\nd,e,f|Bob\ng,h,i|Cleo\n").delimiter, "|");
});

test("a lone apostrophe is not a quotation mark", () => {
  const text = "Name,City\nPiet,'s-Gravenhage\nJan,'s-Hertogenbosch\nAn,'t Harde\n";
  assert.deepEqual([detectDialect(text).quote, detectDialect(text).delimiter], ['"', ","]);
  assert.equal(detectDialect("'Name','City'\n'Piet','Den Haag, NL'\n'Jan','''s-Gravenhage'\n").quote, "'");
});

test("pipes in a single line are a list in a cell", () => {
  assert.equal(detectDialect("17,Orange County,K6COV Orange|K6MWT Lake Forest|K6NBR Newport\n").delimiter, ",");
  assert.equal(detectDialect("Doe, John|5|A\n").delimiter, "|");
});

test("finds the columns of a long table whose cells don't look like typical values", () => {
  const rows = Array.from({ length: 400 }, (_, row) => `@guest${row},“Motto ${row}!”,* ${row} of 400`);
  assert.equal(detectDialect(["Handle,Motto,Note", ...rows].join("\n")).delimiter, ",");
  const sentences = Array.from({ length: 400 }, (_, row) => `“In row ${row}, there is a comma!”`);
  assert.equal(detectDialect(["Sentence", ...sentences].join("\n")).delimiter, ";");
});
