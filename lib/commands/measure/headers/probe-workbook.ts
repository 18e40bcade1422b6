import { makeZip, workbookEntries } from "#lib/generation/spreadsheet/workbook/make-workbook.fixture.ts";
import type { ProbeSheet } from "./probe-tables.ts";

/** How a probe's workbook marks its header, as people and programs do. */
export const headerMarks = ["none", "bold", "fill", "frozen", "filter", "table", "titles"] as const;
export type HeaderMark = (typeof headerMarks)[number];

const letter = (column: number): string =>
  (column < 26 ? "" : letter(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** Styles from 0: plain, dates, bold, filled. */
const styles = `<styleSheet><fonts><font/><font><b/></font></fonts>
<fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
<fill><patternFill patternType="solid"/></fill></fills>
<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="0" fontId="1"/><xf numFmtId="0" fillId="2"/></cellXfs></styleSheet>`;

/** Numbers and days are stored as such, but days that are names as texts; all else is text. */
function cellXml(text: string, place: string, style: number, isName: boolean): string {
  const day = isName ? null : /^(\d\d)[./](\d\d)[./](\d{4})$/.exec(text);
  const mark = style > 0 ? ` s="${style}"` : "";
  if (day !== null) {
    const serial = (Date.UTC(Number(day[3]), Number(day[2]) - 1, Number(day[1])) - Date.UTC(1899, 11, 30)) / 86_400_000;
    return `<c r="${place}" s="1"><v>${serial}</v></c>`;
  }
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return `<c r="${place}"${mark}><v>${text.replace(",", ".")}</v></c>`;
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<c r="${place}"${mark} t="inlineStr"><is><t>${escaped}</t></is></c>`;
}

/** The cell style of a header, by its index in the workbook's styles. */
const headerStyles: Partial<Record<HeaderMark, number>> = { bold: 2, fill: 3 };

/** The sheet of a probe as a workbook that marks its header in one way. */
export function probeWorkbook({ rows, header, lines, names, count }: ProbeSheet, mark: HeaderMark): Buffer {
  const style = headerStyles[mark] ?? 0;
  const isHeader = (row: number) => row <= header && row > header - lines;
  const width = names.length;
  const range = `$A$${header}:$${letter(width - 1)}$${header + count}`;
  const data = rows.map((cells, at) => {
    const written = cells.map((text, column) =>
      text === "" ? "" : cellXml(text, `${letter(column)}${at + 1}`, isHeader(at + 1) ? style : 0, isHeader(at + 1)),
    );
    return `<row r="${at + 1}">${written.join("")}</row>`;
  });
  const pane = `<sheetViews><sheetView><pane ySplit="${header}" topLeftCell="A${header + 1}" state="frozen"/></sheetView></sheetViews>`;
  const xml = `<worksheet>${mark === "frozen" ? pane : ""}<sheetData>${data.join("")}</sheetData></worksheet>`;
  const defined: Partial<Record<HeaderMark, string>> = {
    filter: `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">Data!${range}</definedName>`,
    titles: `<definedName name="_xlnm.Print_Titles" localSheetId="0">Data!$${header - lines + 1}:$${header}</definedName>`,
  };
  const entries = workbookEntries({ sheets: [{ name: "Data", xml }] }).map((entry) => {
    if (entry.name === "xl/styles.xml") return { ...entry, data: styles };
    if (entry.name !== "xl/workbook.xml") return entry;
    const names = defined[mark] === undefined ? "" : `<definedNames>${defined[mark]}</definedNames>`;
    return { ...entry, data: String(entry.data).replace("</workbook>", `${names}</workbook>`) };
  });
  if (mark === "table") {
    const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/table";
    const relationship = `<Relationship Id="r1" Type="${type}" Target="../tables/table1.xml"/>`;
    entries.push(
      { name: "xl/worksheets/_rels/sheet1.xml.rels", data: `<Relationships>${relationship}</Relationships>` },
      { name: "xl/tables/table1.xml", data: `<table id="1" name="T" ref="${range.replaceAll("$", "")}"/>` },
    );
  }
  return makeZip(entries);
}
