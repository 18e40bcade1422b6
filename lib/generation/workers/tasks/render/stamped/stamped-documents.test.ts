import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { oneOf, seededRandom } from "#lib/commands/test/seeded-random.ts";
import { DesignSchema } from "#lib/contracts/designs/design.ts";
import { designDefinition } from "#lib/generation/designs/design-definition.ts";
import { completeSettings } from "#lib/generation/mapping/fit/fit-defaults.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import {
  csvOf,
  fitSheet,
  typesetDocuments,
  typesetter,
} from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import { variantsOf } from "#lib/generation/templates/checks/variants.fixture.ts";
import { withSamples } from "#lib/generation/templates/definition-in.ts";
import { sheetOf } from "#lib/generation/templates/sheets/sheet.ts";
import type { ShardDocument } from "../shard-file.ts";
import { compareStamped } from "./compare-stamped.fixture.ts";
import { framed } from "./stamp-frame.fixture.ts";
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
      if (sheetOf(template, completeSettings(template, settings))) continue;
      test(`looks and reads as the engine makes it: ${template.id}, ${name}`, async () => {
        const names = [...(template.stamped?.fields ?? []), ...(template.stamped?.lines ?? [])];
        const fields = template.fields.filter((field) => names.includes(field.name));
        const rows = rowsOf(
          fields.map(({ type }) => type),
          name.length,
        );
        const csv = csvOf([fields.map(({ label }) => label), ...rows]);
        const fitted = await fitSheet(withSamples(template), csv, settings);
        const made = await compareStamped(fitted, name.length % 2 ? "pdf" : "pdf/a-3a");
        // Rows of one number are one invoice, and long numbers wrap.
        assert.ok(template.group || made[0]?.filename === "0.pdf", "the first document isn't stamped");
      });
    }
  }

  test("looks and reads as the engine makes it: a design of two pages", async () => {
    const csv = csvOf([["Name", "Course", "Code"], ...rowsOf(["text", "text", "code"], 7)]);
    const made = await compareStamped(await fitSheet(designDefinition(design), csv), "pdf");
    assert.equal(made[0]?.filename, "0.pdf");
  });
});

test("is made so where settings are empty, too", async () => {
  for (const template of stamped) {
    const required = Object.fromEntries(
      template.settings.flatMap((each) => ("required" in each && each.required ? [[each.name, "Spring Fair"]] : [])),
    );
    for (const { name, settings } of variantsOf(template)) {
      if (sheetOf(template, completeSettings(template, settings))) continue;
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

test("stamps documents with emoji in a text that they share, as the engine makes them", async () => {
  const csv = csvOf([
    ["Full name", "Course"],
    ...Array.from({ length: 8 }, (_, row) => [`Zoë Nr ${row}`, `Law ${row}`]),
  ]);
  const fitted = await fitSheet(withSamples(catalogue.find("certificate")), csv, { title: "🎓 Diploma 🎉" });
  const made = await compareStamped(fitted, "pdf/a-3a");
  assert.equal(made.length, 8);
});

test("stamps texts that nearly fill their line, as the engine makes them", async () => {
  const full = ["Светлана Kadőün Żółkiewska", "Юрій Dőünmi Παπαδοπούλου", "Nicolò Řoßeły Παπαδοπούλου"];
  const wider = ["Ștefan Néšael Παπαδοπούλου", "Ngọc SSelöka Παπαδοπούλου", "Łukasz Šamiřo Παπαδοπούλου"];
  const names = [...Array.from({ length: 8 }, (_, index) => `Nr ${index}`), ...full, ...wider];
  const csv = csvOf([["Full name", "Course"], ...names.map((name, row) => [name, `Law ${row}`])]);
  const fitted = await fitSheet(withSamples(catalogue.find("certificate")), csv, { style: "modern" });
  const made = await compareStamped(fitted, "pdf");
  assert.deepEqual(
    made.map(({ values }) => values.recipient),
    names.slice(0, -wider.length),
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

test("leaves codes that aren't drawn by rectangles alone to the engine", async () => {
  const csv = csvOf([["Name", "Code"], ...Array.from({ length: 10 }, (_, row) => [`Nr ${row}`, `C${row}`])]);
  const { assignment, documents } = await fitSheet(withSamples(catalogue.find("badge")), csv);
  const round = documents.map((document, row): ShardDocument => {
    const code = document.values.code;
    assert.ok(typeof code === "object" && code !== null && "svg" in code);
    const svg = String(code.svg).replace(/<path[^>]*>/, `<circle cx="5" cy="5" r="${row + 1}"/>`);
    return { ...document, values: { ...document.values, code: { ...code, svg } }, filename: `${row}.pdf` };
  });
  assert.equal(stampDocuments(typesetter, await framed(assignment, "pdf"), round).size, 0);
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
