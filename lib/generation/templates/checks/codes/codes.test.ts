import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isValid } from "#lib/generation/mapping/documents/sheet-documents.ts";
import { readCatalogue } from "../../catalogue.ts";
import type { TemplateDefinition } from "../../definition.ts";
import { withSamples } from "../../definition-in.ts";
import { copiedTexts } from "../printed/rasterise.fixture.ts";
import { sampleOf } from "../scripts/script-sheet.fixture.ts";
import { fitSheet, typesetDocuments } from "../typeset-sheet.fixture.ts";
import { variantsOf } from "../variants.fixture.ts";
import { readCodes } from "./codes.fixture.ts";

/** An office printer's draft quality, and a phone's camera at arm's length. */
const dpi = 200;

/** The texts of all codes in a document's values, however deeply nested. */
function codesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("svg" in value && "text" in value) return [String(value.text)];
  return Object.values(value).flatMap(codesIn);
}

/** As banking apps parse a payment code. */
const amountOf = (text: string) => Number(/^BCD\n002\n1\nSCT\n.*\n.*\n.*\nEUR(.+)$/m.exec(text)?.[1]);

const withCodes = readCatalogue(process.cwd())
  .all.map(withSamples)
  .filter(({ fields }) => fields.some(({ type }) => type === "code"));

/** Documents of each variant. A sample's codes differ by some characters only, and scanning a page takes 50 ms. */
const mostDocuments = 6;

/** The expected and the scanned codes; the documents alternate between the template's variants. */
async function readSample(template: TemplateDefinition): Promise<{ expected: string[]; read: string[] }> {
  const variants = variantsOf(template);
  const expected: string[] = [];
  const read: string[] = [];
  for (const [part, { settings }] of variants.entries()) {
    const { assignment, documents } = await fitSheet(template, sampleOf(template), settings);
    const mine = documents
      .filter((document, index) => isValid(document) && index % variants.length === part)
      .slice(0, mostDocuments);
    if (mine.length === 0) continue;
    expected.push(...mine.flatMap(({ values }) => codesIn(values)));
    const pdf = typesetDocuments(assignment, mine).pdf("pdf", new Date(0));
    for await (const codes of readCodes(pdf, dpi)) read.push(...codes.map(({ text }) => text));
  }
  return { expected: expected.toSorted(), read: read.toSorted() };
}

describe("a decoder", () => {
  for (const template of withCodes) {
    test(`reads every code of the sample of ${template.id} from the printed pages`, async () => {
      const { expected, read } = await readSample(template);
      assert.ok(expected.length > 0);
      assert.deepEqual(read, expected);
    });
  }

  for (const style of ["clear", "ledger"]) {
    test(`each invoice's code pays the printed amount: ${style}`, async () => {
      const invoice = withSamples(readCatalogue(process.cwd()).find("invoice"));
      const settings = { style, iban: "DE89 3704 0044 0532 0130 00" };
      const { assignment, documents } = await fitSheet(invoice, sampleOf(invoice), settings);
      const right = documents.filter(isValid).slice(0, 12);
      const pdf = typesetDocuments(assignment, right).pdf("pdf", new Date(0));
      const read = (await Array.fromAsync(readCodes(pdf, dpi))).flat();
      assert.deepEqual(
        read.map(({ text }) => text),
        right.flatMap(({ values }) => codesIn(values)),
      );
      const printed = (await copiedTexts(pdf)).map((text) =>
        Number(/Total due\s*€([\d,.]+)/.exec(text)?.[1]?.replaceAll(",", "")),
      );
      assert.deepEqual(
        read.map(({ text }) => amountOf(text)),
        printed,
      );
    });
  }
});
