import { writeFileSync } from "node:fs";
import { makeZip, sheetXml, workbookEntries } from "#lib/generation/spreadsheet/workbook/make-workbook.fixture.ts";

/** The benchmark's data: names, amounts, dates, texts with commas, and whole numbers, four columns of each. */
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

/** The same table as CSV. */
export function writeBenchCsv(path: string): void {
  const lines = [columns.map((column) => `Column ${column + 1}`).join(",")];
  for (let row = 0; row < benchRows; row++)
    lines.push(columns.map((column) => csvCell(valueAt(row, column))).join(","));
  writeFileSync(path, `${lines.join("\n")}\n`);
}

const letterOf = (column: number) => String.fromCharCode(65 + column);

/** A sheet as Excel writes it, with references and spans; `cellXml` gives what follows a cell's reference. */
function writeWorkbook(
  path: string,
  headerXml: (column: number) => string,
  cellXml: (row: number, column: number) => string,
  sharedStrings: () => Iterable<string> = () => [],
): void {
  const rowXml = (number: number, xml: (column: number) => string) => {
    const cells = columns.map((column) => `<c r="${letterOf(column)}${number}"${xml(column)}</c>`);
    return `<row r="${number}" spans="1:${benchColumns}">${cells.join("")}</row>`;
  };
  const rows = [rowXml(1, headerXml)];
  for (let row = 0; row < benchRows; row++) rows.push(rowXml(row + 2, (column) => cellXml(row, column)));
  const sheets = [{ name: "Sheet1", xml: sheetXml(rows.join("")) }];
  const strings = Array.from(sharedStrings(), (text) => `<si><t>${text}</t></si>`).join("");
  writeFileSync(path, makeZip(workbookEntries({ sheets, sharedStrings: strings })));
}

/** The values of the CSV, with styled dates and shared strings. */
export function writeBenchWorkbook(path: string): void {
  const strings = new Map<string, number>();
  const textXml = (text: string) => {
    const index = strings.get(text) ?? strings.size;
    strings.set(text, index);
    return ` t="s"><v>${index}</v>`;
  };
  const cellXml = (row: number, column: number) => {
    const value = valueAt(row, column);
    if ("text" in value) return textXml(value.text);
    return "day" in value ? ` s="1"><v>${value.day}</v>` : `><v>${value.number}</v>`;
  };
  writeWorkbook(
    path,
    (column) => textXml(`Column ${column + 1}`),
    cellXml,
    () => strings.keys(),
  );
}

const inlineXml = (text: string) => ` t="inlineStr"><is><t>${text}</t></is>`;

/** Only texts, all different, inline in the cells, as streaming programs write them. */
export function writeTextWorkbook(path: string): void {
  const header = (column: number) => inlineXml(`Column ${column + 1}`);
  writeWorkbook(path, header, (row, column) =>
    inlineXml(`${names[row % names.length]} Smith ${row * benchColumns + column}`),
  );
}

/** Only amounts with two decimals. */
export function writeNumberWorkbook(path: string): void {
  const header = (column: number) => inlineXml(`Column ${column + 1}`);
  const amount = (row: number, column: number) => ((row * 7919 + column * 104_729) % 1_000_003) / 100;
  writeWorkbook(path, header, (row, column) => `><v>${amount(row, column)}</v>`);
}
