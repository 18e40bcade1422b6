import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { oneOf, seededRandom } from "#lib/commands/test/seeded-random.ts";
import { checkByQpdf } from "#lib/generation/archive/pdf/qpdf.fixture.ts";
import { readByTags } from "#lib/generation/archive/pdf/reading/read-by-tags.fixture.ts";
import { splitPdf } from "#lib/generation/archive/pdf/split.ts";
import { isValid } from "#lib/generation/mapping/documents/sheet-documents.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { type Raster, rasterise } from "#lib/generation/templates/checks/printed/rasterise.fixture.ts";
import {
  csvOf,
  fitSheet,
  typesetDocuments,
  typesetter,
} from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import { variantsOf } from "#lib/generation/templates/checks/variants.fixture.ts";
import { withSamples } from "#lib/generation/templates/definition-in.ts";
import type { Assignment } from "../../protocol.ts";
import { batchFrame } from "./batch-frame.ts";
import type { ShardDocument } from "./shard-file.ts";
import { onBackground, sharedBackground } from "./shared-background.ts";
import { stampDocuments } from "./stamped-documents.ts";

const created = new Date(Date.UTC(2026, 10, 23));
const count = 24;
const words = [
  ...["Zoë", "O’Brien", "Łukasz", "Nguyễn", "WAVE", "To", "office", "Affligem", "Mrs.", "AV", "Tÿ", "Jr.", "fjord"],
  ...[
    "Ελένη",
    "Παπαδοπούλου",
    "Їжакевич",
    "Юрій",
    "Đurić",
    "Straße",
    "İpek",
    "1/2",
    "№ 7",
    "(II)",
    "½",
    "“quoted”",
    "–",
  ],
];

/** Rows with one to four words in each text field: letters that are kerned, joined, and of several scripts. */
function rowsOf(types: readonly string[], seed: number): string[][] {
  const random = seededRandom(seed);
  const digits = (least: number, count: number) => `${least + Math.floor(random() * count)}`;
  const cellOf = (type: string) => {
    if (type === "date") return `20${digits(10, 30)}-1${digits(0, 3)}-${digits(10, 18)}`;
    if (type !== "text") return digits(1, 100);
    return Array.from({ length: 1 + Math.floor(random() * 4) }, () => oneOf(random, words)).join(" ");
  };
  return Array.from({ length: count }, () => types.map(cellOf));
}

async function framed(assignment: Assignment, standard: "pdf" | "pdf/a-3a") {
  const alike = batchFrame(assignment);
  const background = await sharedBackground(typesetter, alike, standard);
  return { ...alike, standard, created, fit: assignment.fit, background, grounds: null };
}

const catalogue = readCatalogue(process.cwd());
const stamped = catalogue.all.filter((template) => (template.stamped ?? []).length > 0);

describe("a document that is made by exchanging texts", () => {
  for (const template of stamped) {
    for (const { name, settings } of variantsOf(withSamples(template))) {
      test(`looks and reads as the engine makes it: ${template.id}, ${name}`, async () => {
        const fields = template.fields.filter((field) => template.stamped?.includes(field.name));
        const rows = rowsOf(
          fields.map(({ type }) => type),
          name.length,
        );
        const csv = csvOf([fields.map(({ label }) => label), ...rows]);
        const { assignment, documents } = await fitSheet(withSamples(template), csv, settings);
        const standard = name.length % 2 ? "pdf" : "pdf/a-3a";
        const frame = await framed(assignment, standard);
        const valid = documents.filter(isValid);
        const made = valid.map((document, index): ShardDocument => ({ ...document, filename: `${index}.pdf` }));
        const files = stampDocuments(typesetter, frame, made);
        assert.ok(files.size > count / 4, `${files.size} of ${count} documents are stamped`);

        const batch = typesetDocuments(assignment, valid, { hasBackground: frame.background === null });
        const pdf = onBackground(batch.pdf(standard, created), frame.background);
        const laidOut = splitPdf(
          pdf,
          valid.map(({ title }, index) => ({ title, pages: batch.pages[index] ?? 1 })),
        );
        for (const [index, document] of made.entries()) {
          const [own, other] = [files.get(document)?.(), laidOut[index]];
          if (!own || !other) continue;
          assert.deepEqual(readByTags(own), readByTags(other));
          assert.equal(await differingPixels(own, other), 0, `${made[index]?.values.recipient}`);
          if (index < 2) checkByQpdf(own);
        }
      });
    }
  }
});

/** How many values of the first page's pixels differ. */
async function differingPixels(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [{ data }, { data: others }] = [await firstPage(one), await firstPage(other)];
  assert.equal(data.length, others.length);
  return data.reduce((sum, value, at) => sum + Number(value !== others[at]), 0);
}

async function firstPage(pdf: Uint8Array): Promise<Raster> {
  for await (const page of rasterise(pdf, 60, [0])) return page;
  throw new Error("The document has no page");
}
