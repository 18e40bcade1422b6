import assert from "node:assert/strict";
import { test } from "node:test";
import { oneOf, seededRandom } from "#lib/commands/test/seeded-random.ts";
import { readContent } from "../../spreadsheet/read-content.fixture.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import { compileFit } from "../fit/compile-fit.ts";
import { completeSettings, defaultOutput } from "../fit/fit-defaults.ts";
import { settleReadings } from "../readings/settle-readings.ts";
import { suggestMapping } from "../suggest/suggest-mapping.ts";
import { createDocumentBuilder } from "./document-builder.ts";
import { totalsOf } from "./invoice-totals.ts";

/** Rounds the quotient half away from zero. */
function quotient(top: bigint, bottom: bigint): bigint {
  const [size, by] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom];
  const whole = size / by + ((size % by) * 2n >= by ? 1n : 0n);
  return top < 0n !== bottom < 0n ? -whole : whole;
}

test("a discount of the whole is shared among the rates to the cent", () => {
  const random = seededRandom(15_048);
  for (let run = 0; run < 2_000; run += 1) {
    const lines = Array.from({ length: 1 + Math.floor(random() * 5) }, () => ({
      cents: BigInt(Math.floor(random() * 90_000)),
      rate: oneOf(random, [0, 7, 19, 20]),
    }));
    const sum = lines.reduce((all, { cents }) => all + cents, 0n);
    const percent = BigInt(Math.floor(random() * 101));
    const isPercent = random() < 0.5;
    const off = isPercent ? quotient(sum * percent, 100n) : BigInt(Math.floor(Number(sum) * random()));
    const nets = [0, 7, 19, 20].map((rate) => ({
      rate,
      net: lines.filter((line) => line.rate === rate).reduce((all, { cents }) => all + cents, 0n),
    }));
    // All but the largest group bear their share; the largest bears the rest.
    const largest = nets.reduce((most, each) => (each.net > most.net ? each : most));
    const shares = new Map(nets.map((each) => [each, sum === 0n ? 0n : quotient(off * each.net, sum)]));
    const others = nets.filter((each) => each !== largest).reduce((all, each) => all + (shares.get(each) ?? 0n), 0n);
    shares.set(largest, sum === 0n ? 0n : off - others);
    const expected = nets.reduce((all, each) => {
      const net = each.net - (shares.get(each) ?? 0n);
      return all + net + quotient(net * BigInt(each.rate), 100n);
    }, 0n);
    const text = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
    const priced = lines.map(({ cents, rate }) => ({ quantity: "1", unitPrice: text(cents), rate: String(rate) }));
    const discount = isPercent ? `${percent}%` : text(off);
    assert.equal(
      totalsOf(priced, { discount, digits: 2, isGross: false }).due,
      expected,
      JSON.stringify({ priced, discount }),
    );
  }
});

test("rows that contradict each other about it, or one of more than all lines, give no document", async () => {
  const sheet = [
    "Invoice no;Customer;Item;Quantity;Unit price;Invoice discount",
    "A;Ann;Pen;1;30.00;10 %\nA;Ann;Cup;1;20.00;10 %\nB;Bo;Pen;1;30.00;€40.00\nB;Bo;Cup;1;20.00;",
    "C;Cy;Pen;1;30.00;5 %\nC;Cy;Cup;1;20.00;7 %\nD;Di;Pen;1;30.00;\nD;Di;Cup;1;20.00;€5.00\nE;El;Pen;1;30.00;€31.00",
  ].join("\n");
  const template = readCatalogue(process.cwd()).find("invoice");
  const { source, readings, rows } = await readContent(sheet);
  const { columns } = source;
  const fit = {
    ...{
      template,
      columns,
      mapping: suggestMapping(template, columns),
      readings: settleReadings(readings, "en-GB", null),
    },
    ...{ settings: completeSettings(template, {}), output: defaultOutput(template, "en-GB") },
  };
  const builder = createDocumentBuilder(fit, compileFit(fit));
  for (const row of rows) builder.add(row);
  const documents = [...builder.finish()];
  const told = documents.map(({ problems }) => problems.map(({ row, severity, code }) => `${row} ${severity} ${code}`));
  const contradicts = "error inconsistent_group";
  assert.deepEqual(told, [[], [], [`6 ${contradicts}`], [`8 ${contradicts}`], ["9 error doubtful_number"]]);
});
