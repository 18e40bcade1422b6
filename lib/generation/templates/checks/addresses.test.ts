import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import { readCatalogue } from "../catalogue.ts";
import { withSamples } from "../definition-in.ts";
import { readPageContents } from "./printed/page-content.fixture.ts";
import { csvOf, fitSheet, typesetDocuments } from "./typeset-sheet.fixture.ts";

const catalogue = readCatalogue(process.cwd());

type Line = { text: string; size: number };

/** The lines of a document's page, from the top, each with the size of its letters in points. */
async function linesOf(id: string, rows: string[][], locale = "en-GB", settings: Settings = {}): Promise<Line[]> {
  const { assignment, documents } = await fitSheet(withSamples(catalogue.find(id)), csvOf(rows), settings, locale);
  const batch = typesetDocuments(assignment, documents);
  assert.deepEqual(batch.tooLong, []);
  const [page] = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0)), [0]));
  const heights = Map.groupBy(page?.texts ?? [], ({ origin, content }) => `${content} ${origin.y.toFixed(1)}`);
  return [...heights.values()].map((parts) => ({
    text: parts
      .map(({ text }) => text)
      .join("")
      .trim(),
    size: ((parts[0]?.size ?? 0) * 72) / 25.4,
  }));
}

const sizeOf = (lines: readonly Line[], text: string) => lines.find((line) => line.text === text)?.size.toFixed(1);
const texts = (lines: readonly Line[]) => lines.map(({ text }) => text);

const letterOf = (company: string) => [
  ["Name", "Company", "Street", "Postcode", "City"],
  ["Ann Lee", company, "Kai 1", "1010", "Wien"],
];
const invoiceOf = (address: string) => [
  ["Invoice no", "Customer", "Address", "Item", "Quantity", "Unit price"],
  ["A-1", "Ann Lee", address, "Proof", "1", "5"],
];

describe("an address", () => {
  test("keeps its size in a window where one of its lines is too long, and that line wraps", async () => {
    const long = await linesOf("letter", letterOf("The Royal Institution of Very Long Names and Longer Departments"));
    const short = await linesOf("letter", letterOf("Royal Institution"));
    assert.equal(sizeOf(long, "Kai 1"), sizeOf(short, "Kai 1"));
    assert.equal(sizeOf(long, "Ann Lee"), sizeOf(short, "Ann Lee"));
  });

  test("keeps its size on a label where a company's name is too long, but no street or place is divided", async () => {
    const label = (company: string, street = "Kai 1") =>
      linesOf("labels", [
        ["Name", "Company", "Street", "Postcode", "City"],
        ["Ann Lee", company, street, "1010", "Wien"],
      ]);
    const short = await label("Abernathy");
    const long = await label("Abernathy & Daughters Hardware Stores");
    assert.equal(sizeOf(long, "Kai 1"), sizeOf(short, "Kai 1"));
    const street = "48 Magnolia Boulevard, Apartment 4C";
    assert.ok(texts(await label("Abernathy", street)).includes(street));
  });

  test("keeps a house's number in front on the line of its street", async () => {
    for (const [address, ...lines] of [
      ["14, M.G. Road, Bengaluru 560001", "14, M.G. Road", "Bengaluru 560001"],
      ["12 bis, rue de l'Église, 38000 Grenoble", "12 bis, rue de l'Église", "38000 Grenoble"],
      ["Calle Mayor, 14, 28001 Madrid", "Calle Mayor, 14", "28001 Madrid"],
      ["C/ Mayor, 14, 3.º izda., 28013 Madrid", "C/ Mayor, 14, 3.º izda.", "28013 Madrid"],
      ["Plaça del Mercat, 6-9, 17220 Girona", "Plaça del Mercat, 6-9", "17220 Girona"],
      ["Camino Viejo, s/n, 03690 Alicante", "Camino Viejo, s/n", "03690 Alicante"],
      ["ul. Mała 1, 31-066, Kraków", "ul. Mała 1", "31-066", "Kraków"],
      ["No. 12, 3rd Cross, Bengaluru", "No. 12", "3rd Cross", "Bengaluru"],
    ] as const) {
      const printed = texts(await linesOf("invoice", invoiceOf(address)));
      assert.deepEqual(
        printed.filter((text) => lines.some((line) => line === text)),
        lines,
      );
    }
  });

  test("without a country is written as in the United States if its state and code are from there", async () => {
    for (const [id, state] of [
      ["labels", "State or county"],
      ["letter", "State"],
    ] as const) {
      const sheet = [
        ["Name", "Street", "City", state, "Postcode"],
        ["Ann Lee", "1 A St", "Reno", "NV", "89501"],
      ];
      assert.ok(texts(await linesOf(id, sheet)).includes("Reno, NV 89501"), id);
      assert.ok(!texts(await linesOf(id, sheet, "it-IT")).includes("Reno, NV 89501"), id);
    }
  });

  test("at home is written as there, without the country", async () => {
    for (const id of ["labels", "letter"]) {
      const sheet = [
        ["Name", "Street", "City", "State", "Postcode", "Country"],
        ["Ann Lee", "1 A St", "Sydney", "NSW", "2000", "Australia"],
      ];
      const printed = texts(await linesOf(id, sheet, "en-GB", { homeCountry: "AU" }));
      assert.ok(printed.includes("Sydney, NSW 2000") || printed.includes("Sydney NSW 2000"), printed.join());
      assert.ok(!printed.some((text) => /australia/i.test(text)), printed.join());
    }
  });
});
