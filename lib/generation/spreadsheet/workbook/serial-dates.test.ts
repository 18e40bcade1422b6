import assert from "node:assert/strict";
import { test } from "node:test";
import { seededRandom } from "#lib/commands/test/seeded-random.ts";
import { describeFormat, numberCell } from "./formats/number-format.ts";
import { workbookLocale } from "./workbook-locale.ts";

const american = workbookLocale("en-US", true);
const serials = 600;

const two = (number: number | bigint) => String(number).padStart(2, "0");

/** The date this many days after 1 March 1900, by counting leap years, independent of the platform's calendar. */
function dayAfter(days: bigint): string {
  const isLeap = (year: bigint) => year % 4n === 0n && (year % 100n !== 0n || year % 400n === 0n);
  let year = 1900n;
  let left = days + 31n + 28n;
  for (let length = 365n; left >= length; length = isLeap(year) ? 366n : 365n) {
    left -= length;
    year += 1n;
  }
  const lengths = [31n, isLeap(year) ? 29n : 28n, 31n, 30n, 31n, 30n, 31n, 31n, 30n, 31n, 30n, 31n];
  let month = 1;
  for (const length of lengths) {
    if (left < length) break;
    left -= length;
    month += 1;
  }
  return `${year}-${two(month)}-${two(left + 1n)}`;
}

function valueOfSerial(serial: number, code: string, date1904: boolean): unknown {
  const cell = numberCell(serial, describeFormat(code, american), date1904);
  return typeof cell === "object" && cell.kind === "date" ? cell.value : cell;
}

test("serial numbers are the days and seconds that they count, in both epochs", () => {
  const random = seededRandom(12);
  const below = (limit: number) => Math.floor(random() * limit);
  const wrong: unknown[] = [];
  for (let at = 0; at < serials; at++) {
    // Day 61 is 1 March 1900, after the day that only Excel has; most cells hold recent dates.
    const days = at % 3 === 0 ? 61 + below(2_958_465 - 61) : 20_000 + below(40_000);
    const seconds = below(86_400);
    const day = dayAfter(BigInt(days) - 61n);
    const [hour, minute, second] = [Math.trunc(seconds / 3_600), Math.trunc(seconds / 60) % 60, seconds % 60];
    const time = [hour, minute, second].map(two).join(":");
    const found = [
      valueOfSerial(days, "d/m/yyyy", false),
      valueOfSerial(days + seconds / 86_400, "d/m/yyyy", false),
      valueOfSerial(days + seconds / 86_400, "yyyy-mm-dd hh:mm:ss", false),
      valueOfSerial(days + seconds / 86_400, "hh:mm:ss", false),
      valueOfSerial(days, "mmm-yy", false),
      // The 1904 epoch starts 1,462 days later.
      days < 1_462 ? day : valueOfSerial(days - 1_462, "d/m/yyyy", true),
    ];
    const expected = [day, day, `${day}T${time}`, time, day.slice(0, 7), day];
    if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ days, seconds, found, expected });
  }
  assert.deepEqual(wrong, []);
});

test("the first days of 1900 are Excel's, without the one that doesn't exist", () => {
  const shown = [1, 59, 61].map((serial) => valueOfSerial(serial, "d/m/yyyy", false));
  assert.deepEqual(shown, ["1900-01-01", "1900-02-28", "1900-03-01"]);
  assert.deepEqual(valueOfSerial(60, "d/m/yyyy", false), { kind: "number", value: 60, text: "29/2/1900" });
  assert.equal(valueOfSerial(0, "d/m/yyyy", true), "1904-01-01");
});
