import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isRight } from "../../mapping/documents.ts";
import { readCatalogue } from "../catalogue.ts";
import type { TemplateDefinition } from "../definition.ts";
import { readCodes } from "./codes.fixture.ts";
import { sampleOf } from "./script-sheet.fixture.ts";
import { fitSheet, typesetDocuments } from "./typeset-sheet.fixture.ts";
import { variantsOf } from "./variants.fixture.ts";

/** An office printer's draft, and a phone's camera at arm's length. */
const dpi = 200;

/** The texts of the codes in a document's values, on whatever level. */
function codesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("svg" in value && "text" in value) return [String(value.text)];
  return Object.values(value).flatMap(codesIn);
}

const withCodes = readCatalogue(process.cwd()).all.filter(({ fields }) => fields.some(({ type }) => type === "code"));

/** What the pages should say and what is read from them, each document in one of the template's looks in turn. */
async function readSample(template: TemplateDefinition): Promise<{ expected: string[]; read: string[] }> {
  const variants = variantsOf(template);
  const expected: string[] = [];
  const read: string[] = [];
  for (const [part, { settings }] of variants.entries()) {
    const { assignment, documents } = await fitSheet(template, sampleOf(template), settings);
    const mine = documents.filter((document, index) => isRight(document) && index % variants.length === part);
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
});
