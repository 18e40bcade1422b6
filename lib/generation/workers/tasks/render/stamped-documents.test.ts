import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { oneOf, seededRandom } from "#lib/commands/test/seeded-random.ts";
import { DesignSchema } from "#lib/contracts/designs/design.ts";
import { checkByQpdf } from "#lib/generation/archive/pdf/qpdf.fixture.ts";
import { readByTags } from "#lib/generation/archive/pdf/reading/read-by-tags.fixture.ts";
import { splitPdf } from "#lib/generation/archive/pdf/split.ts";
import { designDefinition } from "#lib/generation/designs/design-definition.ts";
import { isValid } from "#lib/generation/mapping/documents/sheet-documents.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { rasterise } from "#lib/generation/templates/checks/printed/rasterise.fixture.ts";
import {
  csvOf,
  type FittedSheet,
  fitSheet,
  typesetDocuments,
  typesetter,
} from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import { variantsOf } from "#lib/generation/templates/checks/variants.fixture.ts";
import { withSamples } from "#lib/generation/templates/definition-in.ts";
import { sheetOf } from "#lib/generation/templates/sheets/sheet.ts";
import type { ShardDocument } from "./shard-file.ts";
import { onBackground } from "./shared-background.ts";
import { created, framed } from "./stamp-frame.fixture.ts";
import { stampDocuments } from "./stamped-documents.ts";

const count = 24;
const words = [
  ...["Zoë", "O’Brien", "Łukasz", "Nguyễn", "WAVE", "To", "office", "Affligem", "Mrs.", "AV", "Tÿ", "Jr.", "fjord"],
  ...["Ελένη", "Παπαδοπούλου", "Їжакевич", "Юрій", "Đurić", "Straße", "İpek", "1/2", "7 №"],
];
const signs = ["(II)", "½", "“quoted”", "–", "& Co.", "·"];

/** Rows with one to four words in each text field: letters that are kerned, joined, and of several scripts. */
function rowsOf(types: readonly string[], seed: number): string[][] {
  const random = seededRandom(seed);
  const digits = (least: number, count: number) => `${least + Math.floor(random() * count)}`;
  const cellOf = (type: string) => {
    if (type === "code") return `BX-${digits(1000, 8000)}`;
    if (type === "date") return `20${digits(10, 30)}-1${digits(0, 3)}-${digits(10, 18)}`;
    if (type !== "text") return digits(1, 100);
    const others = Array.from({ length: Math.floor(random() * 3) }, () => oneOf(random, [...words, ...signs]));
    return [oneOf(random, words), ...others].join(" ");
  };
  // Texts that are short enough for any box come first.
  const short = types.map((type) => (type === "text" ? "To" : cellOf(type)));
  return [short, ...Array.from({ length: count - 1 }, () => types.map(cellOf))];
}

const catalogue = readCatalogue(process.cwd());
const stamped = catalogue.all.filter((template) => template.stamped);
/** Boxes of every alignment, one of them turned and one on the second page. */
const design = DesignSchema.parse({
  version: 1,
  pages: [
    { width: 200, height: 120 },
    { width: 200, height: 120, background: { color: "#fff4e0" } },
  ],
  elements: [
    {
      ...{ id: "a", kind: "text", page: 1, x: 10, y: 10, width: 180, height: 14 },
      text: "{Name}",
      size: 20,
      align: "center",
    },
    {
      ...{ id: "b", kind: "text", page: 1, x: 10, y: 40, width: 180, height: 9 },
      text: "Dear {Name},",
      font: "lora",
      align: "end",
    },
    {
      ...{ id: "c", kind: "text", page: 1, x: 90, y: 60, width: 60, height: 12, angle: 37 },
      text: "{Course}",
      wrap: false,
    },
    { ...{ id: "d", kind: "rectangle", page: 1, x: 80, y: 55, width: 40, height: 20, fill: "#88aa44" } },
    { ...{ id: "q", kind: "code", page: 1, x: 10, y: 70, width: 40, height: 40 }, value: "{Code}" },
    {
      ...{ id: "e", kind: "text", page: 2, x: 10, y: 10, width: 180, height: 30 },
      text: "{Course}",
      valign: "bottom",
      letterSpacing: 0.1,
    },
  ],
});

describe("a document that is made by exchanging texts", () => {
  for (const template of stamped) {
    for (const { name, settings } of variantsOf(withSamples(template))) {
      if (sheetOf(template, settings)) continue;
      test(`looks and reads as the engine makes it: ${template.id}, ${name}`, async () => {
        const fields = template.fields.filter((field) => template.stamped?.fields.includes(field.name));
        const rows = rowsOf(
          fields.map(({ type }) => type),
          name.length,
        );
        const csv = csvOf([fields.map(({ label }) => label), ...rows]);
        await compareBoth(await fitSheet(withSamples(template), csv, settings), name.length % 2 ? "pdf" : "pdf/a-3a");
      });
    }
  }

  test("looks and reads as the engine makes it: a design of two pages", async () => {
    const csv = csvOf([["Name", "Course", "Code"], ...rowsOf(["text", "text", "code"], 7)]);
    await compareBoth(await fitSheet(designDefinition(design), csv), "pdf");
  });
});

test("is made so where settings are empty, too", async () => {
  for (const template of stamped) {
    const required = Object.fromEntries(
      template.settings.flatMap((each) => ("required" in each && each.required ? [[each.name, "Spring Fair"]] : [])),
    );
    for (const { name, settings } of variantsOf(template)) {
      if (sheetOf(template, settings)) continue;
      const fields = template.fields.filter((field) => template.stamped?.fields.includes(field.name));
      const rows = Array.from({ length: count }, (_, row) => fields.map(({ label }) => `${label} ${row}`));
      const csv = csvOf([fields.map(({ label }) => label), ...rows]);
      const { assignment, documents } = await fitSheet(template, csv, { ...required, ...settings });
      const made = documents.map((document, row): ShardDocument => ({ ...document, filename: `${row}.pdf` }));
      const files = stampDocuments(typesetter, await framed(assignment, "pdf"), made);
      assert.equal(files.size, made.length, `${template.id}, ${name}`);
    }
  }
});

test("leaves texts that aren't surely one plain line to the engine", async () => {
  const kept = ["Zoë Müller", "Ελένη", "O’Brien"];
  const left = ["Wwwwwwwwww ".repeat(9), "عبد الرحمن", "山田太郎", "– Nemo", "🎓 Max"];
  const names = [...kept, ...left, ...Array.from({ length: 8 }, (_, index) => `Nr ${index}`)];
  const csv = csvOf([["Full name", "Course"], ...names.map((name) => [name, "Law"])]);
  const { assignment, documents } = await fitSheet(withSamples(catalogue.find("certificate")), csv);
  const made = documents.map((document, index): ShardDocument => ({ ...document, filename: `${index}.pdf` }));
  const files = stampDocuments(typesetter, await framed(assignment, "pdf"), made);
  assert.deepEqual(
    made.filter((document) => !files.has(document)).map(({ values }) => String(values.recipient).trim()),
    left.map((name) => name.trim()),
  );
});

test("stamps no documents of which a text that they share is too long", async () => {
  const csv = csvOf([
    ["Full name", "Course"],
    ...Array.from({ length: 10 }, (_, row) => [`Nr ${row}`, "Law ".repeat(110)]),
  ]);
  const { assignment, documents } = await fitSheet(withSamples(catalogue.find("certificate")), csv);
  assert.equal(typesetDocuments(assignment, documents).tooLong.length, documents.length);
  const made = documents.map((document, index): ShardDocument => ({ ...document, filename: `${index}.pdf` }));
  assert.equal(stampDocuments(typesetter, await framed(assignment, "pdf"), made).size, 0);
});

test("sets no more texts in one compile than fit into memory", async () => {
  const columns = Array.from({ length: 100 }, (_, column) => `C${column}`);
  const elements = columns.map((column, index) => ({
    ...{
      id: column,
      kind: "text",
      page: 1,
      x: 5 + (index % 5) * 38,
      y: 5 + Math.floor(index / 5) * 5,
      width: 36,
      height: 5,
    },
    ...{ text: `{${column}}`, size: 8 },
  }));
  const many = DesignSchema.parse({ version: 1, pages: [{ width: 200, height: 120 }], elements });
  const rows = Array.from({ length: 90 }, (_, row) => columns.map((column) => `${row} ${column}`));
  const { assignment, documents } = await fitSheet(designDefinition(many), csvOf([columns, ...rows]));
  const made = documents.map((document, index): ShardDocument => ({ ...document, filename: `${index}.pdf` }));
  const files = stampDocuments(typesetter, await framed(assignment, "pdf"), made);
  assert.equal(files.size, 90);
  assert.deepEqual(
    Array.from(Map.groupBy(files.values(), ({ mold }) => mold).values(), ({ length }) => length),
    [80, 10],
  );
});

/** Makes the documents in both ways, and compares what is seen and what is said. */
async function compareBoth({ assignment, documents }: FittedSheet, standard: "pdf" | "pdf/a-3a"): Promise<void> {
  const frame = await framed(assignment, standard);
  const valid = documents.filter(isValid);
  const made = valid.map((document, index): ShardDocument => ({ ...document, filename: `${index}.pdf` }));
  const files = stampDocuments(typesetter, frame, made);
  assert.ok(files.has(made[0] as ShardDocument), `${files.size} of ${count} documents are stamped, not the first`);

  const batch = typesetDocuments(assignment, valid, { hasBackground: frame.background === null });
  const pdf = onBackground(batch.pdf(standard, created), frame.background);
  const sources = valid.map(({ title }, index) => ({ title, pages: batch.pages[index] ?? 1 }));
  const laidOut = splitPdf(pdf, sources);
  for (const [index, document] of made.entries()) {
    const stamped = files.get(document);
    const [own, other] = [stamped?.write(stamped.fill()), laidOut[index]];
    if (!own || !other) continue;
    assert.deepEqual(readByTags(own), readByTags(other));
    assert.equal(await differingPixels(own, other), 0, JSON.stringify(document.values));
    if (index < 2) checkByQpdf(own);
  }
}

/** How many values of the pages' pixels differ. */
async function differingPixels(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [own, others] = [await Array.fromAsync(rasterise(one, 60)), await Array.fromAsync(rasterise(other, 60))];
  assert.deepEqual(
    own.map(({ data }) => data.length),
    others.map(({ data }) => data.length),
  );
  return own.reduce((sum, { data }, page) => sum + differing(data, others[page]?.data ?? new Uint8Array()), 0);
}

/** Counts only where something differs: counting a page takes longer than drawing it. */
function differing(one: Uint8Array, other: Uint8Array): number {
  return Buffer.compare(one, other) === 0 ? 0 : one.filter((value, at) => value !== other[at]).length;
}
