import assert from "node:assert/strict";
import { test } from "node:test";
import { oneOf, type Random, seededRandom } from "#lib/commands/test/seeded-random.ts";
import { propertyRuns } from "../../property-runs.fixture.ts";
import { cellText } from "../../table.ts";
import { shownDecimal, shownPercent } from "../../values/shown-number.ts";
import { workbookLocale } from "../workbook-locale.ts";
import { describeFormat, numberCell } from "./number-format.ts";

const locales = [
  { tag: "en-US", decimal: ".", group: "," },
  { tag: "de", decimal: ",", group: "." },
];

/** A number format and an independent description of its effect. */
interface Format {
  code: string;
  decimals: number;
  leastDigits: number;
  isGrouped: boolean;
  isPercent: boolean;
  thousands: number;
  before: string;
  after: string;
  /** What goes before and after a negative number. */
  negative: [string, string];
}

function randomFormat(random: Random): Format {
  const decimals = Math.floor(random() * 5);
  const isGrouped = random() < 0.5;
  const leastDigits = isGrouped ? 1 : oneOf(random, [1, 1, 1, 3, 5]);
  const isPercent = random() < 0.2;
  const thousands = isPercent ? 0 : oneOf(random, [0, 0, 0, 0, 1]);
  const [beforeCode, before] = oneOf(random, [
    ["", ""],
    ["", ""],
    ['"$"', "$"],
    ["[$€-407] ", "€ "],
    ["\\£", "£"],
    ['"No. "', "No. "],
  ]);
  const [afterCode, after] = oneOf(random, [
    ["", ""],
    ["", ""],
    [' "pcs"', " pcs"],
    [" [$€-2]", " €"],
    ['" CHF"', " CHF"],
    ['"%"', "%"],
  ]);
  const digits = (isGrouped ? "#,##0" : "0".repeat(leastDigits)) + (decimals > 0 ? `.${"0".repeat(decimals)}` : "");
  const number = `${digits}${",".repeat(thousands)}${isPercent ? "%" : ""}`;
  const positive = `${beforeCode}${number}${afterCode}`;
  const [code, negative] = oneOf<[string, [string, string]]>(random, [
    [positive, ["-", ""]],
    [`${positive};(${positive})`, ["(", ")"]],
    [`${positive};[Red]-${positive}`, ["-", ""]],
  ]);
  return { code, decimals, leastDigits, isGrouped, isPercent, thousands, before, after, negative };
}

/** `units` of 10^-scale rounded to this many decimals, half away from zero. */
function rounded(units: bigint, scale: number, decimals: number): bigint {
  if (scale <= decimals) return units * 10n ** BigInt(decimals - scale);
  const divisor = 10n ** BigInt(scale - decimals);
  return (units + divisor / 2n) / divisor;
}

function expected(units: bigint, scale: number, format: Format, { decimal, group }: (typeof locales)[number]) {
  const { decimals, leastDigits, isGrouped, isPercent, thousands, before, after, negative } = format;
  const size = units < 0n ? -units : units;
  const shown = rounded(size, scale - (isPercent ? 2 : 0) + 3 * thousands, decimals);
  const digits = String(shown).padStart(decimals + leastDigits, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const inGroups = isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, group) : whole;
  const number = inGroups + (decimals > 0 ? decimal + digits.slice(-decimals) : "");
  const body = `${before}${number}${isPercent ? "%" : ""}${after}`;
  const text = units < 0n ? negative[0] + body + negative[1] : body;
  const plain = String(shown).padStart(decimals + 1, "0");
  const value = plain.slice(0, plain.length - decimals) + (decimals > 0 ? `.${plain.slice(-decimals)}` : "");
  return { text: text.trim(), value: units < 0n && shown > 0n ? `-${value}` : value };
}

test("number formats show what Excel shows, and the number is found again in the text", () => {
  const random = seededRandom(1120);
  for (let run = 0; run < propertyRuns(1_500); run++) {
    const format = randomFormat(random);
    const locale = oneOf(random, locales);
    const scale = Math.floor(random() * 6);
    const units = BigInt(Math.floor(random() * 10 ** (1 + Math.floor(random() * 11)))) * (random() < 0.3 ? -1n : 1n);
    const { text, value } = expected(units, scale, format, locale);
    // In Excel, a number that rounds to zero has no sign if its format has one section.
    if (units < 0n && Number(value) === 0) continue;
    const cell = numberCell(
      Number(`${units}e-${scale}`),
      describeFormat(format.code, workbookLocale(locale.tag, true)),
      false,
    );
    const what = `${format.code} of ${units}e-${scale} in ${locale.tag}`;
    assert.equal(cellText(cell), text, what);
    assert.ok(typeof cell === "object" && cell.kind === "number", what);
    if (format.thousands > 0) continue;
    const shown = format.isPercent ? shownPercent(cell) : shownDecimal(cell.text, cell.value);
    assert.equal(Number(shown), Number(value), what);
  }
});

test("serial numbers are the days of the calendar, in both epochs", () => {
  const random = seededRandom(600);
  const formatOf = () => describeFormat("yyyy-mm-dd", workbookLocale("en-US", true));
  const [format1900, format1904] = [formatOf(), formatOf()];
  for (let run = 0; run < propertyRuns(600); run++) {
    // From 1904 on; before March 1900 Excel's calendar differs from the real one.
    const days = 1_462 + Math.floor(random() * 100_000);
    const day = new Date(Date.UTC(1899, 11, 30) + days * 86_400_000).toISOString().slice(0, 10);
    const cell = { kind: "date", value: day, text: day };
    const found = [numberCell(days, format1900, false), numberCell(days - 1_462, format1904, true)];
    assert.deepEqual(found, [cell, cell], String(days));
  }
});
