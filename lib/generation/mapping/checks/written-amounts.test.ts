import assert from "node:assert/strict";
import { test } from "node:test";
import { oneOf, type Random, seededRandom } from "#lib/commands/test/seeded-random.ts";
import { propertyRuns } from "../../spreadsheet/property-runs.fixture.ts";
import { parseNumberText } from "../../spreadsheet/values/number-text.ts";
import { documentsOf, linesOf, problemsOf } from "./fit-content.fixture.ts";

/** How people in a place write amounts; `#` stands for the number, and `-` for its sign. */
interface Convention {
  group: string;
  decimal: "." | ",";
  /** The documents' currency; the session's locale decides whose `$` and `kr` it is. */
  code: string;
  written: string;
  locale?: string;
  decimals?: number;
  /** Groups of two digits before the last three, as in India. */
  lakh?: boolean;
  zero?: string;
  separators?: { decimal: string; group: string };
}

const [space, narrow] = ["\u00a0", "\u202f"];

const conventions: Convention[] = [
  { group: ",", decimal: ".", code: "USD", written: "-$#" },
  { group: ",", decimal: ".", code: "USD", written: "$-#" },
  { group: ",", decimal: ".", code: "USD", written: "-USD #" },
  { group: ",", decimal: ".", code: "GBP", written: "-£#" },
  { group: ",", decimal: ".", code: "CAD", written: "-$#", locale: "en-CA" },
  { group: narrow, decimal: ",", code: "CAD", written: "-# $", locale: "fr-CA" },
  { group: ",", decimal: ".", code: "MXN", written: "-$#", locale: "es-MX" },
  { group: ".", decimal: ",", code: "EUR", written: "-# €" },
  { group: ".", decimal: ",", code: "EUR", written: "€ -#" },
  { group: ".", decimal: ",", code: "EUR", written: "# EUR-" },
  { group: narrow, decimal: ",", code: "EUR", written: `-#${space}€` },
  { group: "’", decimal: ".", code: "CHF", written: "CHF -#" },
  { group: "'", decimal: ".", code: "CHF", written: "-# Fr." },
  { group: ".", decimal: ",", code: "BRL", written: "-R$ #" },
  { group: ".", decimal: ",", code: "DKK", written: "-# kr.", locale: "da" },
  { group: space, decimal: ",", code: "SEK", written: "−# kr", locale: "sv-SE" },
  { group: space, decimal: ",", code: "NOK", written: "-kr #", locale: "nb-NO" },
  { group: space, decimal: ",", code: "PLN", written: "-# zł" },
  { group: " ", decimal: ",", code: "CZK", written: "-# Kč" },
  { group: space, decimal: ",", code: "HUF", written: "-# Ft" },
  { group: ".", decimal: ",", code: "TRY", written: "-₺#" },
  { group: space, decimal: ",", code: "RUB", written: "-# ₽" },
  { group: space, decimal: ",", code: "UAH", written: "-# ₴" },
  { group: ",", decimal: ".", code: "ILS", written: "-# ₪" },
  { group: ",", decimal: ".", code: "INR", written: "-₹#", lakh: true },
  { group: ",", decimal: ".", code: "JPY", written: "-￥#", decimals: 0 },
  { group: ",", decimal: ".", code: "CNY", written: "-¥#", locale: "zh-CN" },
  { group: ",", decimal: ".", code: "THB", written: "-฿#" },
  { group: ".", decimal: ",", code: "VND", written: "-# ₫", decimals: 0, locale: "vi" },
  { group: ",", decimal: ".", code: "EUR", written: "-#", zero: "٠", separators: { decimal: "٫", group: "٬" } },
  { group: ",", decimal: ".", code: "EUR", written: "-#", zero: "۰", separators: { decimal: "٫", group: "٬" } },
  { group: ",", decimal: ".", code: "EUR", written: "-#", zero: "०", lakh: true },
  { group: ",", decimal: ".", code: "EUR", written: "－#", zero: "０", separators: { decimal: "．", group: "，" } },
  { group: "", decimal: ",", code: "EUR", written: "-#" },
];

/** Groups digits from the right. */
function grouped(digits: string, { group, lakh = false, separators }: Convention): string {
  let [rest, text] = [digits, ""];
  for (let size = 3; rest.length > size; size = lakh ? 2 : 3) {
    text = (separators?.group ?? group) + rest.slice(-size) + text;
    rest = rest.slice(0, -size);
  }
  return rest + text;
}

/** An amount in minor units as the convention writes it, and as a canonical decimal. */
function written(units: bigint, convention: Convention): [text: string, decimal: string] {
  const { decimals = 2, decimal, separators, zero = "0" } = convention;
  const size = units < 0n ? -units : units;
  const digits = String(size).padStart(decimals + 1, "0");
  const [whole, fraction] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  const number = grouped(whole, convention) + (fraction && (separators?.decimal ?? decimal) + fraction);
  const own = number.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
  const text = convention.written.replace("#", own);
  const canonical = whole + (fraction && `.${fraction}`);
  return units < 0n ? [text, `-${canonical}`] : [text.replace(/[-−－]/, ""), canonical];
}

function amounts(random: Random, count: number): bigint[] {
  return Array.from({ length: count }, () => {
    const digits = 1 + Math.floor(random() * 11);
    const units = BigInt(Math.floor(random() * 10 ** digits)) + 1n;
    return oneOf(random, [units, units, -units]);
  });
}

test("amounts are read as they are written, in more than 26 conventions", () => {
  const random = seededRandom(12);
  for (const convention of conventions) {
    for (const units of amounts(random, propertyRuns(120))) {
      const [text, decimal] = written(units, convention);
      assert.equal(parseNumberText(text, convention.decimal), decimal, `“${text}” (${convention.code})`);
    }
  }
});

test("a column of amounts tells its decimal character and its currency, whatever the language", async () => {
  const random = seededRandom(21);
  for (const convention of conventions) {
    const { locale = "en-GB", code, decimals = 2 } = convention;
    // Without decimals, only the locale tells.
    if (decimals === 0 && locale === "en-GB" && convention.decimal === ",") continue;
    const lines = amounts(random, 20).map((units) => written(units, convention));
    const rows = lines.map(([text], index) => `${index}\tAnn\tPen\t1\t${text}`);
    const sheet = ["Invoice no\tCustomer\tItem\tQuantity\tUnit price", ...rows].join("\n");
    const documents = await documentsOf(sheet, "invoice", { locale });
    const found = documents.map(({ settings: { currency } }) => (typeof currency === "object" ? currency.code : ""));
    const read = documents.flatMap((document) => linesOf(document, "unitPrice"));
    assert.deepEqual(
      [problemsOf(documents), new Set(found)],
      [[], new Set([code])],
      `${convention.written} in ${locale}`,
    );
    assert.deepEqual(
      read,
      lines.map(([, decimal]) => decimal),
      `${convention.written} in ${locale}`,
    );
  }
});
