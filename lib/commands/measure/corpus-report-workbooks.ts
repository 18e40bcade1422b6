import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import iconv from "iconv-lite";
import { limits } from "#lib/contracts/limits.ts";
import { cellText } from "#lib/generation/spreadsheet/table.ts";
import { openPackage } from "#lib/generation/spreadsheet/workbook/package/package.ts";
import { readSheetRows } from "#lib/generation/spreadsheet/workbook/sheets/sheet-rows.ts";
import { readWorkbookContext } from "#lib/generation/spreadsheet/workbook/workbook-context.ts";

export interface SheetFinding {
  file: string;
  cells: number;
  differing: number;
  /** The differences, for people. */
  notes: string[];
}

/** Every row of a sheet, hidden or not, as its texts; the index is the row's number minus one. */
async function sheetTexts(path: string, sheet: number): Promise<string[][]> {
  const opened = await openPackage(path, limits);
  try {
    const { sheets, context } = await readWorkbookContext(opened);
    const part = sheets[sheet]?.part;
    if (part === undefined) throw new Error(`${path} has no sheet ${sheet}`);
    const texts: string[][] = [];
    const width = { columns: 16_384, onBeyond: () => undefined };
    await readSheetRows(opened.read(part), context, width, ({ sheetRow, cells }) => {
      texts[sheetRow - 1] = cells.map(cellText);
    });
    return texts;
  } finally {
    opened.close();
  }
}

/** Excel for Mac saves CSV in Mac Roman, Excel for Windows in Windows-1252; newer versions in UTF-8. */
function decodeRendering(bytes: Buffer): string {
  const text = iconv.decode(bytes, "utf-8");
  return text.includes("\ufffd") ? iconv.decode(bytes, "windows-1252") : text;
}

/** Trims spaces and normalises line ends: renderings are aligned with spaces. */
function settled(text: string | undefined): string {
  return (text ?? "").replace(/\r\n?/g, "\n").trim();
}

/** Starts at the first row and the first column with content, like Excel's CSV. */
function usedRange(rows: string[][]): string[][] {
  const filled = Array.from(rows, (row = []) => row.map(settled));
  const top = filled.findIndex((row) => row.some((cell) => cell !== ""));
  const firsts = filled.map((row) => row.findIndex((cell) => cell !== "")).filter((first) => first >= 0);
  const left = Math.min(...firsts);
  return top < 0 ? [] : filled.slice(top).map((row) => row.slice(left));
}

/** Excel saved in a single-byte encoding, with `_` for characters that it lacks. */
function isSame(our: string, their: string): boolean {
  return our === their || (their.includes("_") && their === our.replace(/[^\0-\xff]/g, "_"));
}

/** A column too narrow for its number, or a date before its calendar: the rendering does not show the value. */
function isUnshown(rendered: string): boolean {
  return /^#{10,}$/.test(rendered);
}

function compareSheet(file: string, found: string[][], rendering: string): SheetFinding {
  const expected = usedRange(parse(rendering, { relax_quotes: true, relax_column_count: true }));
  const read = usedRange(found);
  const finding: SheetFinding = { file, cells: 0, differing: 0, notes: [] };
  for (let row = 0; row < Math.max(read.length, expected.length); row++) {
    const [ours = [], theirs = []] = [read[row], expected[row]];
    for (let column = 0; column < Math.max(ours.length, theirs.length); column++) {
      const [our = "", their = ""] = [ours[column], theirs[column]];
      if ((our === "" && their === "") || isUnshown(their)) continue;
      finding.cells++;
      if (isSame(our, their)) continue;
      finding.differing++;
      finding.notes.push(`row ${row + 1}, cell ${column + 1}: ${JSON.stringify(our)}, Excel ${JSON.stringify(their)}`);
    }
  }
  return finding;
}

/** Compares the sheets of a corpus's workbooks with Excel's own export, `NAME.xlsx.N.csv`. */
export async function compareWorkbooks(folder: string): Promise<SheetFinding[]> {
  const findings: SheetFinding[] = [];
  for (const file of (await readdir(join(folder, "xlsx"))).sort()) {
    const match = /^(.+\.xls[xm])\.(\d+)\.csv$/.exec(file);
    if (match === null) continue;
    const texts = await sheetTexts(join(folder, "xlsx", match[1] ?? ""), Number(match[2]));
    const rendering = decodeRendering(await readFile(join(folder, "xlsx", file)));
    findings.push(compareSheet(file, texts, rendering));
  }
  return findings;
}
