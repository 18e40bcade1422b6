import assert from "node:assert/strict";
import { test } from "node:test";
import { oneOf, type Random, seededRandom } from "#lib/commands/test/seeded-random.ts";
import { propertyRuns } from "../../spreadsheet/property-runs.fixture.ts";
import { readCatalogue } from "../catalogue.ts";
import { readPageContents } from "./printed/page-content.fixture.ts";
import { csvOf, fitSheet, typesetDocuments } from "./typeset-sheet.fixture.ts";

/** How the locale of a sheet and of its documents writes numbers, defined independently of the code under test. */
const conventions = [
  { locale: "en-GB", decimal: ".", group: ",", money: ["", ""], percent: "%" },
  { locale: "de-DE", decimal: ",", group: ".", money: ["", "\u00a0€"], percent: "\u00a0%" },
] as const;
type Convention = (typeof conventions)[number];

/** The sheet's currencies, by the sign next to its prices, and as British documents write them. */
const currencies = [
  { sign: "$", before: "US$", digits: 2 },
  { sign: "£", before: "£", digits: 2 },
  { sign: "¥", before: "JP¥", digits: 0 },
];

interface Decimal {
  units: bigint;
  scale: number;
}

/** Rounds half away from zero, independently of the code under test. */
function rounded({ units, scale }: Decimal, digits: number): bigint {
  if (scale <= digits) return units * 10n ** BigInt(digits - scale);
  const divisor = 10n ** BigInt(scale - digits);
  const size = units < 0n ? -units : units;
  const whole = size / divisor + ((size % divisor) * 2n >= divisor ? 1n : 0n);
  return units < 0n ? -whole : whole;
}

function set({ units, scale }: Decimal, { decimal, group }: Pick<Convention, "decimal" | "group">): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale).replace(/\B(?=(?:\d{3})+$)/g, group);
  return (units < 0n ? "-" : "") + whole + (scale > 0 ? decimal + digits.slice(-scale) : "");
}

function randomDecimal(random: Random, most: number, mostScale: number): Decimal {
  const scale = Math.floor(random() * (mostScale + 1));
  return { units: BigInt(Math.floor(random() * most * 10 ** scale)) * (random() < 0.15 ? -1n : 1n), scale };
}

interface Expected {
  amounts: string[];
  /** The net total, the tax of each rate, and what is due. */
  totals: string[];
  hasDiscounts: boolean;
}

/** A discount as the sheet writes it, off an amount: a percentage, or money at most as much; "" for none. */
function randomDiscount(random: Random, full: Decimal, convention: Convention, sign: string, digits: number) {
  const kind = random();
  if (kind < 0.6) return { text: "", amount: full };
  if (kind < 0.8 || full.units <= 0n) {
    const percent = { units: BigInt(1 + Math.floor(random() * 1_000)), scale: 1 };
    const amount = { units: full.units * (1_000n - percent.units), scale: full.scale + 3 };
    return { text: `${set(percent, convention)} %`, amount };
  }
  const most = Number(full.units) / 10 ** full.scale;
  const money = { units: BigInt(Math.floor(most * random() * 10 ** digits)), scale: digits };
  const scale = Math.max(full.scale, digits);
  const amount = { units: rounded(full, scale) - rounded(money, scale), scale };
  return { text: sign === "" ? `${set(money, convention)} €` : `${sign}${set(money, convention)}`, amount };
}

/** Takes a discount of the whole from each rate's net, in proportion; the largest bears what rounding leaves. */
function shareOut(nets: Map<number, bigint>, off: bigint, sum: bigint): void {
  if (off === 0n) return;
  const size = (net: bigint) => (net < 0n ? -net : net);
  const groups = [...nets].sort(([left], [right]) => left - right);
  const most = groups.reduce((best, each) => (size(each[1]) > size(best[1]) ? each : best));
  let left = off;
  for (const [rate, net] of groups) {
    if (rate === most[0]) continue;
    const top = off * net;
    const share = ((size(top) * 2n + sum) / (sum * 2n)) * (top < 0n ? -1n : 1n);
    left -= share;
    nets.set(rate, net - share);
  }
  nets.set(most[0], most[1] - left);
}

/**
 * The net total, the tax of each rate and what is due, of sums to which tax is added or, if they are gross, of which it
 * is a part.
 */
function totalsOf(sums: Map<number, bigint>, isGross: boolean): bigint[] {
  let sum = 0n;
  const taxes: bigint[] = [];
  for (const [rate, each] of sums) {
    const hundredths = BigInt(rate * 100);
    const [top, bottom] = [each * hundredths, 10_000n + (isGross ? hundredths : 0n)];
    const size = top < 0n ? -top : top;
    const tax = size / bottom + ((size % bottom) * 2n >= bottom ? 1n : 0n);
    taxes.push(top < 0n ? -tax : tax);
    sum += each;
  }
  const tax = taxes.reduce((all, each) => all + each, 0n);
  return isGross ? [sum - tax, ...taxes, sum] : [sum, ...taxes, sum + tax];
}

/** An invoice's rows in a sheet, and the amounts that its document must show. */
function randomInvoice(
  random: Random,
  number: string,
  convention: Convention,
  isGross: boolean,
): [rows: string[][], Expected] {
  const isBritish = convention.locale === "en-GB";
  const { sign, before, digits } = isBritish ? oneOf(random, currencies) : { sign: "", before: "", digits: 2 };
  const rows: string[][] = [];
  const amounts: string[] = [];
  let hasDiscounts = false;
  const nets = new Map<number, bigint>();
  for (let count = 1 + Math.floor(random() * 5); count > 0; count--) {
    const quantity = randomDecimal(random, 500, 3);
    const price = randomDecimal(random, 3_000, 3);
    const credited = random() < 0.2 ? { units: -price.units, scale: price.scale } : price;
    const rate = oneOf(random, [0, 5.5, 7, 7.75, 20]);
    const full = { units: quantity.units * credited.units, scale: quantity.scale + credited.scale };
    const discount = randomDiscount(random, full, convention, sign, digits);
    if (!/^\D*[0.,]*\D*$/.test(discount.text)) hasDiscounts = true;
    const amount = rounded(discount.amount, digits);
    nets.set(rate, (nets.get(rate) ?? 0n) + amount);
    amounts.push(set({ units: amount, scale: digits }, convention));
    const written = (decimal: Decimal) => set(decimal, convention);
    const rateText = `${String(rate).replace(".", convention.decimal)} %`;
    rows.push([number, "Ann Lee", "Pen", written(quantity), `${sign}${written(credited)}`, discount.text, rateText]);
  }
  const sum = [...nets.values()].reduce((all, net) => all + net, 0n);
  const off = sum > 0n && random() < 0.4 ? BigInt(Math.floor(Number(sum) * random())) : 0n;
  for (const [at, row] of rows.entries()) {
    const money = set({ units: off, scale: digits }, convention);
    row.push(at > 0 || off === 0n ? "" : isBritish ? `${sign}${money}` : `${money} €`);
  }
  shareOut(nets, off, sum);
  const [, after] = convention.money;
  const totals = totalsOf(nets, isGross).map(
    (units) => set({ units, scale: digits }, convention).replace(/^(-?)/, `$1${before}`) + after,
  );
  return [rows, { hasDiscounts, amounts, totals }];
}

const sheets = conventions.flatMap((convention) => [
  { convention, price: "Unit price", isGross: false },
  { convention, price: "Unit price incl. VAT", isGross: true },
]);

for (const { convention, price, isGross } of sheets) {
  test(`invoices say what decimal arithmetic makes of their lines, in ${convention.locale} below “${price}”`, async () => {
    const random = seededRandom(5_583);
    const made = Array.from({ length: propertyRuns(25) }, (_, index) =>
      randomInvoice(random, `N${index}`, convention, isGross),
    );
    const header = ["Invoice no", "Customer", "Item", "Quantity", price, "Discount", "VAT %", "Invoice discount"];
    const csv = csvOf([header, ...made.flatMap(([rows]) => rows)]);
    const { assignment, documents } = await fitSheet(
      readCatalogue(process.cwd()).find("invoice"),
      csv,
      {},
      convention.locale,
    );
    assert.deepEqual(
      documents.flatMap(({ problems }) => problems.map(({ message }) => message)),
      [],
    );
    const batch = typesetDocuments(assignment, documents);
    const pages = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
    let first = 0;
    for (const [index, [rows, { amounts, totals, hasDiscounts }]] of made.entries()) {
      const last = first + (batch.pages[index] ?? 0);
      const texts = pages.slice(first, last).flatMap((page) => page.texts.map(({ text }) => text.replaceAll("−", "-")));
      first = last;
      const said = texts.map((text) => text.trim());
      const missing = [...amounts, ...totals].filter((text) => !said.includes(text));
      const name = convention.locale === "en-GB" ? "Discount" : "Rabatt";
      assert.equal(
        said.includes(name),
        hasDiscounts || rows[0]?.at(-1) !== "",
        `${JSON.stringify(rows)} printed ${JSON.stringify(said)}`,
      );
      const isCredit = totals.at(-1)?.startsWith("-");
      const titles = convention.locale === "en-GB" ? ["Invoice", "Credit note"] : ["Rechnung", "Rechnungskorrektur"];
      assert.deepEqual(
        said.filter((text) => titles.includes(text)),
        [titles[isCredit ? 1 : 0]],
        `${JSON.stringify(rows)} printed ${JSON.stringify(said)}`,
      );
      assert.deepEqual(missing, [], `${JSON.stringify(rows)} printed ${JSON.stringify(said)}`);
    }
  });
}
