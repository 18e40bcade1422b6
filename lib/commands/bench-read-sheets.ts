import { writeFileSync } from "node:fs";
import { makeZip, sheetXml, workbookEntries } from "#lib/generation/spreadsheet/workbook/make-workbook.fixture.ts";

/** What the benchmark reads: names, amounts, days, texts with commas, and whole numbers, four columns of each. */
export const benchRows = 100_000;
export const benchColumns = 20;

const names = ["Anna", "Bob", "Chloé", "Dmitri", "Şebnem"];
const firstDay = 45_000;

type Value = { text: string } | { number: number } | { day: number };

function valueAt(row: number, column: number): Value {
  switch (column % 5) {
    case 0:
      return { text: `${names[row % names.length]} Smith ${row}` };
    case 1:
      return { number: ((row * 7919 + column) % 100_000) / 100 };
    case 2:
      return { day: firstDay + (row % 3_000) };
    case 3:
      return { text: `Course ${row % 100}, part ${column}` };
    default:
      return { number: row };
  }
}

const columns = Array.from({ length: benchColumns }, (_, column) => column);

function csvCell(value: Value): string {
  if ("number" in value) return String(value.number);
  if ("text" in value) return value.text.includes(",") ? `"${value.text}"` : value.text;
  return new Date((value.day - 25_569) * 86_400_000).toISOString().slice(0, 10);
}

export function writeBenchCsv(path: string): void {
  const lines = [columns.map((column) => `Column ${column + 1}`).join(",")];
  for (let row = 0; row < benchRows; row++)
    lines.push(columns.map((column) => csvCell(valueAt(row, column))).join(","));
  writeFileSync(path, `${lines.join("\n")}\n`);
}

/** As Excel writes it: with references, styles, and texts in the table of shared strings. */
export function writeBenchWorkbook(path: string): void {
  const strings = new Map<string, number>();
  const indexOf = (text: string) => {
    const known = strings.get(text) ?? strings.size;
    strings.set(text, known);
    return known;
  };
  const cellXml = (value: Value, reference: string) => {
    if ("number" in value) return `<c r="${reference}"><v>${value.number}</v></c>`;
    if ("day" in value) return `<c r="${reference}" s="1"><v>${value.day}</v></c>`;
    return `<c r="${reference}" t="s"><v>${indexOf(value.text)}</v></c>`;
  };
  const rowXml = (number: number, value: (column: number) => Value) => {
    const cells = columns.map((column) => cellXml(value(column), `${String.fromCharCode(65 + column)}${number}`));
    return `<row r="${number}" spans="1:${benchColumns}">${cells.join("")}</row>`;
  };
  const rows = [rowXml(1, (column) => ({ text: `Column ${column + 1}` }))];
  for (let row = 0; row < benchRows; row++) rows.push(rowXml(row + 2, (column) => valueAt(row, column)));
  const sheets = [{ name: "Sheet1", xml: sheetXml(rows.join("")) }];
  const sharedStrings = [...strings.keys()].map((text) => `<si><t>${text}</t></si>`).join("");
  writeFileSync(path, makeZip(workbookEntries({ sheets, sharedStrings })));
}
