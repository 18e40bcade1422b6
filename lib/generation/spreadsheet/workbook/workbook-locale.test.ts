import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent, textsOf } from "../read-content.fixture.ts";
import { makeZip, sheetXml, type WorkbookParts, workbookEntries } from "./make-workbook.fixture.ts";

/** 21 November 2026, a Saturday, at 14:24. */
const moment = 46347.6;

/** What numbers look like under formats (codes or ids), in a workbook with this evidence of its locale. */
async function shown(
  cells: [format: string | number, value: number][],
  evidence: Partial<WorkbookParts> & { tab?: string },
): Promise<string[]> {
  const row = cells.map(([, value], at) => `<c s="${at}"><v>${value}</v></c>`).join("");
  const sheets = [{ name: evidence.tab ?? "Sheet1", xml: sheetXml(`<row>${row}</row>`) }];
  const entries = workbookEntries({ sheets, formats: cells.map(([format]) => format), ...evidence });
  return textsOf((await readContent(makeZip(entries), { headerRow: 0 })).rows)[0] ?? [];
}

const properties = (application: string, version: string, heading: string) =>
  `<Application>${application}</Application><HeadingPairs><vt:vector><vt:variant><vt:lpstr>${heading}</vt:lpstr></vt:variant><vt:variant><vt:lpstr>Ranges</vt:lpstr></vt:variant></vt:vector></HeadingPairs><AppVersion>${version}</AppVersion>`;
const excel = (heading: string) => properties("Microsoft Excel", "16.0300", heading);

test("a German workbook shows what German Excel shows", async () => {
  const cells: [string | number, number][] = [
    [0, 1234.5],
    [14, moment],
    [15, moment],
    [22, moment],
    [4, 1234.5],
    [9, 0.12],
    [12, 1.5],
    ['#,##0.00 "€"', 1234.5],
    ["[$$-409]#,##0.00", 1234.5],
    ["d. mmmm yyyy", moment],
    ["[$-409]d mmmm yyyy", moment],
    ["000", 7],
  ];
  const texts = await shown(cells, { normalStyle: "Standard" });
  assert.deepEqual(texts, [
    "1234,5",
    "21.11.2026",
    "21. Nov 26",
    "21.11.2026 14:24",
    "1.234,50",
    "12%",
    "1 1/2",
    "1.234,50 €",
    "$1.234,50",
    "21. November 2026",
    "21 November 2026",
    "007",
  ]);
});

test("the slash of a date format is the locale's date separator", async () => {
  const codes = ["dd/mm/yyyy", "[$-407]d/\\ mmmm\\ yyyy", 'd\\/m"/"yy', "d/m/yy h:mm AM/PM", "# ?/?", "dd/mm/yy;@"];
  const cells = codes.map((code): [string, number] => [code, code.includes("?") ? 1.5 : moment]);
  assert.deepEqual(await shown(cells, { normalStyle: "Standard" }), [
    "21.11.2026",
    "21. November 2026",
    "21/11/26",
    "21.11.26 2:24 PM",
    "1 1/2",
    "21.11.26",
  ]);
  assert.deepEqual(await shown([["dd/mm/yyyy", moment]], { normalStyle: "Standaard" }), ["21-11-2026"]);
  assert.deepEqual(await shown([["dd/mm/yyyy", moment]], {}), ["21/11/2026"]);
});

test("in a workbook of LibreOffice, it's the separator of the language that the format names", async () => {
  const cells: [string, number][] = [
    ["[$-407]d/\\ mmmm\\ yyyy", moment],
    ["[$-40E]yyyy/\\ mmmm\\ d/", moment],
    ["[$-409]m/d/yy\\ h:mm\\ AM/PM", moment],
    ["d/m/yyyy", moment],
  ];
  const libreOffice = { properties: "<Application>LibreOffice/7.4.7.2$Linux_X86_64</Application>" };
  const days = ["21. November 2026", "2026. november 21.", "11/21/26 2:24 PM"];
  assert.deepEqual(await shown(cells, libreOffice), [...days, "21/11/2026"]);
  assert.deepEqual(await shown(cells, { ...libreOffice, normalStyle: "Standard" }), [...days, "21.11.2026"]);
});

test("a locale is recognised by the style, the heading or the tabs in its language, else it is American", async () => {
  const cells: [string | number, number][] = [
    [14, moment],
    [2, 1.5],
  ];
  const german = ["21.11.2026", "1,50"];
  assert.deepEqual(await shown(cells, { properties: excel("Arbeitsblätter") }), german);
  assert.deepEqual(await shown(cells, { tab: "Tabelle1" }), german);
  assert.deepEqual(await shown(cells, { normalStyle: "Standaard" }), ["21-11-2026", "1,50"]);
  assert.deepEqual(await shown(cells, { tab: "Blad1", normalStyle: "Standaard" }), ["21-11-2026", "1,50"]);
  assert.deepEqual(await shown(cells, { tab: "Blad1", properties: excel("Kalkylblad") }), ["2026-11-21", "1,50"]);
  assert.deepEqual(await shown(cells, { properties: excel("Worksheets") }), ["11/21/2026", "1.50"]);
  for (const tab of ["Standard 1", "List 1", "Tabelle", "Normal"]) {
    assert.deepEqual(await shown(cells, { tab }), ["11/21/2026", "1.50"], tab);
  }
});

test("formats of a country distinguish it from others with the same language", async () => {
  const swiss: [string | number, number][] = [
    ["#,##0.00", 1234.5],
    ["[$CHF-807] 0.00", 1234.5],
  ];
  assert.deepEqual(await shown(swiss, { normalStyle: "Standard" }), ["1’234.50", "CHF 1234.50"]);
  assert.equal((await shown([["#,##0.00", 1234.5]], { normalStyle: "Standard" }))[0], "1.234,50");
});

test("a format's own locale sets its separators where no Excel made the workbook", async () => {
  const euros: [string, number][] = [["#,##0.00 [$€-407]", 1234.5]];
  assert.deepEqual(await shown(euros, { properties: excel("Worksheets") }), ["1,234.50 €"]);
  assert.deepEqual(await shown(euros, {}), ["1.234,50 €"]);
});

test("East Asian workbooks have their own built-in formats", async () => {
  const ids: [number, number][] = [27, 31, 33, 57].map((id) => [id, moment]);
  const read = (normalStyle: string) => shown(ids, { normalStyle });
  assert.deepEqual(await read("標準"), ["R8.11.21", "2026年11月21日", "14時24分00秒", "R8.11.21"]);
  assert.deepEqual(await read("常规"), ["2026年11月", "2026年11月21日", "14时24分00秒", "2026年11月"]);
  assert.deepEqual(await read("一般"), ["115/11/21", "2026年11月21日", "14時24分00秒", "115/11/21"]);
  assert.deepEqual(await read("표준"), ["2026年 11月 21日", "2026년 11월 21일", "14시 24분 00초", "2026年 11月 21日"]);
  const half: [string | number, number][] = [
    [55, moment],
    ['上午/下午h"时"', moment],
  ];
  assert.deepEqual(await shown(half, { normalStyle: "常规" }), ["下午2时24分", "下午2时"]);
  assert.deepEqual(await shown([["d-mmm-yy ddd", moment]], { normalStyle: "標準" }), ["21-Nov-26 Sat"]);
  assert.deepEqual(await shown([["m/d(aaa)", moment]], { normalStyle: "標準" }), ["11/21(土)"]);
});

test("eras and months in the genitive are spelled", async () => {
  const cells: [string, number][] = [
    ['[$-411]ggge"年"m"月"d"日"', moment],
    ["[$-ja-JP-x-gannen]ggge", 43586],
    ["[$-FC19]dd mmmm yyyy", moment],
    ["[$-F800]dddd, mmmm dd, yyyy", moment],
    ["[$-419]mmmm yyyy", moment],
  ];
  assert.deepEqual(await shown(cells, { normalStyle: "Обычный" }), [
    "令和8年11月21日",
    "令和元",
    "21 ноября 2026",
    "21 ноября 2026 г.",
    "Ноябрь 2026",
  ]);
});

test("booleans are in the words of the workbook's language", async () => {
  const xml = sheetXml('<row><c t="b"><v>1</v></c><c t="b"><v>0</v></c></row>');
  const read = async (normalStyle: string) => {
    const content = makeZip(workbookEntries({ sheets: [{ name: "a", xml }], normalStyle }));
    return textsOf((await readContent(content, { headerRow: 0 })).rows);
  };
  assert.deepEqual(await read("Standard"), [["WAHR", "FALSCH"]]);
  assert.deepEqual(await read("Normal"), [["TRUE", "FALSE"]]);
});
