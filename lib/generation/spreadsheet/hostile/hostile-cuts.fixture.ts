import type { ErrorCode } from "#lib/contracts/errors.ts";
import { makeWorkbook, makeZip } from "../workbook/make-workbook.fixture.ts";
import { makeXls } from "../workbook/xls/make-xls.fixture.ts";
import type { HostileCase } from "./hostile-case.fixture.ts";

const table = [
  ["Name", "Score", "Day"],
  ...Array.from({ length: 200 }, (_, at) => [`Anna ${at}`, at, `2026-11-${at}`]),
];
const text = table.map((row) => row.join(";")).join("\r\n");
const cells = table.map((row) => row.map((each) => `<table:table-cell><text:p>${each}</text:p></table:table-cell>`));
const rows = cells.map((row) => `<table:table-row>${row.join("")}</table:table-row>`).join("");

/** Ordinary files of 200 rows. */
export const wholeFiles: Record<"text" | "UTF-16 text" | "workbook" | "old workbook" | "OpenDocument file", Buffer> = {
  text: Buffer.from(text),
  "UTF-16 text": Buffer.from(`\ufeff${text}`, "utf16le"),
  workbook: makeWorkbook([{ name: "Sheet1", rows: table }]),
  "old workbook": makeXls([{ name: "Sheet1", rows: table }]),
  "OpenDocument file": makeZip([
    { name: "mimetype", data: "application/vnd.oasis.opendocument.spreadsheet" },
    { name: "content.xml", data: `<x><table:table table:name="A">${rows}</table:table></x>`, deflate: true },
  ]),
};

const outcomes: Record<keyof typeof wholeFiles, ErrorCode | "read"> = {
  text: "read",
  "UTF-16 text": "read",
  workbook: "damaged_file",
  "old workbook": "damaged_file",
  "OpenDocument file": "damaged_file",
};

/** Files truncated at each tenth of their length; a text file is read as far as it goes. */
export const cutFiles: HostileCase[] = Object.entries(wholeFiles).flatMap(([kind, whole]) =>
  Array.from({ length: 9 }, (_, at) => ({
    name: `a ${kind} cut at ${at + 1} of 10`,
    content: () => whole.subarray(0, Math.floor((whole.length * (at + 1)) / 10)),
    outcome: outcomes[kind as keyof typeof wholeFiles],
  })),
);
