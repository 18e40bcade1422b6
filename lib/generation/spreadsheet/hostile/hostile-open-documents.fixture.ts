import type { ErrorCode } from "#lib/contracts/errors.ts";
import { makeZip } from "../workbook/make-workbook.fixture.ts";
import { type HostileCase, longText, varied } from "./hostile-case.fixture.ts";

const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`;
const rows = (count: number) => row(cell("Anna")).repeat(count);

function openDocument(
  content: string,
  mimetype = "application/vnd.oasis.opendocument.spreadsheet",
  deflate = true,
): Buffer {
  return makeZip([
    { name: "mimetype", data: mimetype, deflate: mimetype.length > 100 },
    { name: "content.xml", data: content, deflate },
  ]);
}

function contentXml(table: string, styles = ""): string {
  return `<office:document-content>${styles}<office:body><table:table table:name="A">${table}</table:table></office:body></office:document-content>`;
}

function sheet(table: string): Buffer {
  return openDocument(contentXml(table));
}

const repeats: [what: string, table: string, outcome: ErrorCode | "read"][] = [
  [
    "2^31 columns",
    `${rows(2)}<table:table-row><table:table-cell table:number-columns-repeated="2147483648"/></table:table-row>`,
    "damaged_file",
  ],
  ["2^31 rows", `${rows(2)}<table:table-row table:number-rows-repeated="2147483648"/>`, "damaged_file"],
  ["-1 rows", `${rows(2)}<table:table-row table:number-rows-repeated="-1"/>`, "damaged_file"],
  ["a million empty rows", `${rows(2)}<table:table-row table:number-rows-repeated="1048574"/>`, "read"],
  [
    "a million rows with a value",
    `${rows(2)}<table:table-row table:number-rows-repeated="1000000">${cell("Bob")}</table:table-row>`,
    "too_many_rows",
  ],
  [
    "a million columns with a value",
    row('<table:table-cell table:number-columns-repeated="1000000"><text:p>x</text:p></table:table-cell>'),
    "too_many_columns",
  ],
  [
    "90,000 rows of 250 long texts",
    `<table:table-row table:number-rows-repeated="90000"><table:table-cell table:number-columns-repeated="250"><text:p>${longText(30_000)}</text:p></table:table-cell></table:table-row>`,
    "too_large",
  ],
];

const entityCases = ["a billion laughs", "an external entity"].map((name): HostileCase => {
  const entity = name === "a billion laughs" ? '"&b;&b;"><!ENTITY b "ha"' : 'SYSTEM "file:///etc/passwd"';
  const type = `<!DOCTYPE x [<!ENTITY a ${entity}>]>`;
  return {
    name: `${name} in content.xml`,
    content: () => openDocument(type + contentXml(row(cell("&a;")).repeat(3))),
    outcome: "hostile_file",
  };
});

const tooMuch: [what: string, content: () => Buffer, outcome: ErrorCode | "read"][] = [
  [
    "a row of 200,000 formulas without a value",
    () => sheet(rows(2) + row(cell("Bob") + varied((at) => `<table:table-cell table:formula="${at}"/>`, 200_000))),
    "read",
  ],
  ["a cell of 100 MB", () => sheet(row(cell(longText(100_000_000)))), "hostile_file"],
  [
    "a cell of 100 MB in small runs",
    () => sheet(row(cell(varied((at) => `<text:span>${at}${longText(1_000)}</text:span>`, 100_000)))),
    "hostile_file",
  ],
  [
    "a cell of a million runs of blanks",
    () => sheet(row(cell(varied((at) => `<text:s text:c="1000" n="${at}"/>`, 1_000_000)))),
    "hostile_file",
  ],
  [
    "4 million empty cells",
    () => sheet(varied((at) => row(`<table:table-cell n="${at}"/>`.repeat(100)), 40_000)),
    "hostile_file",
  ],
  [
    "200,000 sheets",
    () => sheet(varied((at) => `</table:table><table:table table:name="${at}">${rows(1)}`, 200_000)),
    "hostile_file",
  ],
  ["a media type of 100 MB", () => openDocument(contentXml(rows(3)), longText(100_000_000)), "unsupported_kind"],
];

const dateCell = (shown: string) =>
  `<table:table-cell office:value-type="date" office:date-value="2026-11-23"><text:p>${shown}</text:p></table:table-cell>`;
const blanks = "\u00a0".repeat(32_000);

/** OpenDocument spreadsheets that demand too many resources or contradict themselves. */
export const hostileOpenDocuments: HostileCase[] = [
  ...entityCases,
  {
    name: "100 dates that are shown with 32,000 blanks",
    content: () => openDocument(contentXml(varied((at) => row(dateCell(`${at}${blanks}x`)), 100)), undefined, false),
    outcome: "read",
  },
  ...repeats.map(([what, table, outcome]) => ({
    name: `${what}, repeated in OpenDocument`,
    content: () => sheet(table),
    outcome,
  })),
  ...tooMuch.map(([what, content, outcome]) => ({ name: `${what} in OpenDocument`, content, outcome })),
];
