import { dictionary } from "#lib/generation/formats/dictionary.ts";
import type { Cell, SheetRow } from "../../table.ts";
import { cellFrom } from "../cell.ts";
import { describeFormat, type NumberFormat } from "../formats/number-format.ts";
import { checkListed, joinedText } from "../package/hostile-part.ts";
import type { XmlHandlers } from "../package/xml.ts";
import { mostColumns, mostRows } from "../plain-cell.ts";
import type { MarkedRow, Width } from "../sheets/sheet-rows.ts";
import { createTextStore } from "../text-store.ts";
import { workbookLocale } from "../workbook-locale.ts";
import { damagedWorkbook } from "../xls/records.ts";

/** Formats that have names instead of codes (Excel's XML Spreadsheet reference, `ss:Format`). */
const codes = dictionary<string>({
  "General Number": "General",
  "General Date": "m/d/yyyy h:mm",
  "Long Date": "[$-F800]dddd, mmmm dd, yyyy",
  "Medium Date": "dd-mmm-yy",
  "Short Date": "m/d/yyyy",
  "Long Time": "[$-F400]h:mm:ss AM/PM",
  "Medium Time": "h:mm AM/PM",
  "Short Time": "h:mm",
  Currency: "$#,##0.00",
  "Euro Currency": "[$€-2] #,##0.00",
  Fixed: "0.00",
  Standard: "#,##0.00",
  Percent: "0.00%",
  Scientific: "0.00E+00",
});

/** The built-in formats that show the same, where they follow the system's settings. */
const builtIn = dictionary<number>({ "General Date": 22, "Short Date": 14, "Medium Date": 15, "Short Time": 20 });

const types = dictionary<string | undefined>({ Boolean: "b", Error: "e", DateTime: "d", String: "str" });

export interface XmlSheetEvents {
  sheet(name: string): void;
  /** The sheet is hidden. Called after its rows. */
  hidden(): void;
  row(row: MarkedRow): void;
}

/** An attribute by its name without a prefix. */
function attribute(attributes: Record<string, string>, name: string): string | undefined {
  return attributes[`ss:${name}`] ?? attributes[name];
}

/** How many more rows or columns something spans; 0 if it isn't stated. */
function countOf(attributes: Record<string, string>, name: string): number {
  return Number(attribute(attributes, name) ?? 0) || 0;
}

/** A row's or column's number: the stated one, or the next. */
function placeOf(stated: string | undefined, next: number, most: number): number {
  const place = stated === undefined ? next : Number(stated);
  if (Number.isInteger(place) && place >= next && place <= most) return place;
  throw damagedWorkbook(`place ${stated ?? next}`);
}

/** Handlers for a workbook of Excel 2003 in one XML file ("XML Spreadsheet", SpreadsheetML 2003). */
export function xmlWorkbookHandlers(width: Width, events: XmlSheetEvents): XmlHandlers {
  const locale = workbookLocale("en-US", true);
  const general = describeFormat("General", locale);
  const context = { strings: createTextStore(), styles: [], general, date1904: false };
  const styles = new Map<string, NumberFormat>();
  let style = "";
  let inside = "";
  let row: SheetRow & { hidden: boolean } = { sheetRow: 0, cells: [], hidden: false };
  let times = 0;
  let column = 0;
  let across = 0;
  let cellStyle: NumberFormat | undefined;
  let type: string | undefined;
  let text = "";
  let depthOfData = 0;

  function addCell(cell: Cell): void {
    if (cell === "") return;
    if (column > width.columns) width.onBeyond(row.sheetRow, column - 1);
    else {
      while (row.cells.length < column - 1) row.cells.push("");
      row.cells[column - 1] = cell;
    }
  }

  function openFormat(attributes: Record<string, string>): void {
    const code = attribute(attributes, "Format") ?? "General";
    checkListed(styles.set(style, describeFormat(codes[code] ?? code, locale, builtIn[code])).size);
  }

  function openSheet(attributes: Record<string, string>): void {
    events.sheet(attribute(attributes, "Name") ?? "");
    row = { sheetRow: 0, cells: [], hidden: false };
    times = 0;
  }

  function openRow(attributes: Record<string, string>): void {
    const sheetRow = placeOf(attribute(attributes, "Index"), row.sheetRow + times + 1, mostRows);
    times = countOf(attributes, "Span");
    row = { sheetRow, cells: [], hidden: attribute(attributes, "Hidden") === "1" };
    column = 0;
    across = 0;
  }

  function openCell(attributes: Record<string, string>): void {
    column = placeOf(attribute(attributes, "Index"), column + across + 1, mostColumns);
    across = countOf(attributes, "MergeAcross");
    const down = countOf(attributes, "MergeDown");
    if (down > 0) width.onMerged?.({ column: column - 1, first: row.sheetRow, last: row.sheetRow + down });
    cellStyle = styles.get(attribute(attributes, "StyleID") ?? "Default");
  }

  return {
    open(name, attributes) {
      if (depthOfData > 0) depthOfData++;
      else if (name === "Style") style = attribute(attributes, "ID") ?? "";
      else if (name === "NumberFormat") openFormat(attributes);
      else if (name === "Worksheet") openSheet(attributes);
      else if (name === "Row") openRow(attributes);
      else if (name === "Cell") openCell(attributes);
      else if (name === "Data") {
        type = attribute(attributes, "Type");
        text = "";
        depthOfData = 1;
      } else inside = name;
    },
    text(piece) {
      if (depthOfData > 0) text = joinedText(text, piece);
      else if (inside === "Visible" && /Hidden/.test(piece)) events.hidden();
    },
    close(name) {
      if (name === "Date1904") context.date1904 = true;
      if (depthOfData > 0 && --depthOfData === 0) addCell(cellFrom(types[type ?? ""], text, cellStyle, context));
      else if (name === "Row" && depthOfData === 0) events.row(row);
      inside = "";
    },
  };
}
