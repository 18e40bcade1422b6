import assert from "node:assert/strict";
import { test } from "node:test";
import { seededRandom } from "#lib/commands/test/seeded-random.ts";
import { parseDateText, parseMonthText } from "./date-text.ts";

test("a date text is read in many ways of writing", () => {
  const readings: [string, "dmy" | "mdy" | "ymd", string | null][] = [
    ["2026-11-21", "dmy", "2026-11-21"],
    ["2026/1/2", "mdy", "2026-01-02"],
    ["21/11/2026", "dmy", "2026-11-21"],
    ["11/21/2026", "mdy", "2026-11-21"],
    ["26/11/21", "ymd", "2026-11-21"],
    ["21.11.26", "dmy", "2026-11-21"],
    ["21. 11. 2026", "dmy", "2026-11-21"],
    ["1-2-1999", "dmy", "1999-02-01"],
    ["21 Nov 2026", "dmy", "2026-11-21"],
    ["21-Nov-26", "mdy", "2026-11-21"],
    ["November 21, 2026", "dmy", "2026-11-21"],
    ["Nov. 21st, 2026", "dmy", "2026-11-21"],
    ["21. November 2026", "dmy", "2026-11-21"],
    ["Samstag, 21. November 2026", "dmy", "2026-11-21"],
    ["3. März 2026", "dmy", "2026-03-03"],
    ["1er août 2026", "dmy", "2026-08-01"],
    ["21 de noviembre de 2026", "dmy", "2026-11-21"],
    ["21 febbraio 2026", "dmy", "2026-02-21"],
    ["5 mei 2026", "dmy", "2026-05-05"],
    ["21 de março de 2026", "dmy", "2026-03-21"],
    ["21 listopada 2026 r.", "dmy", "2026-11-21"],
    ["2026年11月21日", "dmy", "2026-11-21"],
    ["２０２６年１１月２１日", "dmy", "2026-11-21"],
    ["٢١/١١/٢٠٢٦", "dmy", "2026-11-21"],
    ["۲۱ نوامبر ۲۰۲۶", "dmy", "2026-11-21"],
    ["2026-11-21T09:30:00Z", "dmy", "2026-11-21T09:30:00"],
    ["21/11/2026 9:30", "dmy", "2026-11-21T09:30:00"],
    ["11/21/2026, 9:05:07 PM", "mdy", "2026-11-21T21:05:07"],
    ["Nov 21, 2026 12:00 am", "dmy", "2026-11-21T00:00:00"],
    ["Mar 15, 2026", "dmy", "2026-03-15"],
    ["mar 17 mar 2026", "dmy", "2026-03-17"],
    ["mar. 3 feb. 2026", "dmy", "2026-02-03"],
    ["subota, 13. listopada 2026.", "dmy", "2026-10-13"],
    ["13. listopadu 2026", "dmy", "2026-11-13"],
    ["13 ΝΟΕΜΒΡΊΟΥ 2026", "dmy", "2026-11-13"],
    ["3 MAYIS 2026", "dmy", "2026-05-03"],
    ["21. Mrz 26", "dmy", "2026-03-21"],
    ["ngày 21 tháng 03 năm 2026", "dmy", "2026-03-21"],
    ["2026年11月21日（土）", "dmy", "2026-11-21"],
    ["21.11.2026 г.", "dmy", "2026-11-21"],
    ["13 พฤศจิกายน 2569", "dmy", "2026-11-13"],
    ["Sat 21/11/2026", "dmy", "2026-11-21"],
  ];
  for (const [text, order, expected] of readings) assert.equal(parseDateText(text, order), expected, text);
});

test("a text that is no day of the calendar is refused", () => {
  const texts = [
    "",
    "31/02/2026",
    "2026-13-01",
    "2026-02-29",
    "21 Foo 2026",
    "Nov 2026",
    "November 5",
    "12:30",
    "1.2.3",
    "May 5-26",
    "5/26 May",
    "13. listopada 2026.",
    "13 พฤศจิกายน 69",
  ];
  for (const text of [...texts, "21/11/2026 25:00", "20261121", "May", "room 5 may 26 b", "192.168.1.26"]) {
    assert.equal(parseDateText(text, "dmy"), null, text);
  }
  assert.equal(parseDateText("11/21/2026", "dmy"), null);
  assert.equal(parseDateText("03/04/2026", "ymd"), null);
});

test("an ambiguous month name is read in the column's languages", () => {
  const october = (languages: string[]) => parseDateText("13. listopada 2026.", "dmy", languages);
  assert.equal(october(["hr"]), "2026-10-13");
  assert.equal(october(["pl", "cs"]), "2026-11-13");
  assert.equal(october(["hr", "pl"]), null);
  assert.equal(october(["en"]), null);
});

test("a month of a year is read without a day", () => {
  const readings: [string, string | null][] = [
    ["November 2026", "2026-11"],
    ["Nov. 2026", "2026-11"],
    ["2026. november", "2026-11"],
    ["ноябрь 2026 г.", "2026-11"],
    ["2026-11", "2026-11"],
    ["11/2026", "2026-11"],
    ["2026年11月", "2026-11"],
    ["2026", null],
    ["Nov-26", null],
    ["November 5", null],
    ["Q4 2026", null],
    ["2026-13", null],
    ["21/11/2026", null],
    ["21 November 2026", null],
    ["1234567", null],
  ];
  for (const [text, expected] of readings) assert.equal(parseMonthText(text), expected, text);
});

test("written dates are read as the right days, whatever their form, year and zone", () => {
  const random = seededRandom(12);
  const below = (limit: number) => Math.floor(random() * limit);
  const two = (number: number) => String(number).padStart(2, "0");
  for (let at = 0; at < 600; at++) {
    const [year, month] = [1900 + below(200), 1 + below(12)];
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const last = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
    const day = 1 + below(last);
    const [hour, minute] = [below(24), below(60)];
    const iso = `${year}-${two(month)}-${two(day)}`;
    const clock = `${two(hour)}:${two(minute)}`;
    const half = `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? "AM" : "PM"}`;
    const zone = ["Z", "+02:00", "-0530", " UTC"][below(4)];
    const readings: [string, "dmy" | "mdy" | "ymd", string | null][] = [
      [`${day}/${month}/${year}`, "dmy", iso],
      [`${month}/${day}/${year}`, "mdy", iso],
      [`${two(day)}.${two(month)}.${year} ${clock}`, "dmy", `${iso}T${clock}:00`],
      [`${month}-${day}-${year} ${half}`, "mdy", `${iso}T${clock}:00`],
      [`${year}年${month}月${day}日`, "dmy", iso],
      // The written time is kept, whatever its zone.
      [`${iso}T${clock}:59${zone}`, "dmy", `${iso}T${clock}:59`],
      [`${year}-${two(month)}-${two(last + 1)}`, "dmy", null],
    ];
    // Two-digit years mean 1930 to 2029.
    if (year >= 1930 && year < 2030) {
      readings.push(
        [`${day}/${month}/${two(year % 100)}`, "dmy", iso],
        [`${month}/${day}/${two(year % 100)}`, "mdy", iso],
      );
      readings.push([`${two(year % 100)}/${month}/${day}`, "ymd", iso]);
    }
    for (const [text, order, expected] of readings) assert.equal(parseDateText(text, order), expected, text);
  }
});
