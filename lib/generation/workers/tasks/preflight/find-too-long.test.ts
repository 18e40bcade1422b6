import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { sampleSheet } from "#lib/commands/build/sample-assignment.ts";
import { type Random, seededRandom } from "#lib/commands/test/seeded-random.ts";
import type { Document } from "#lib/generation/mapping/documents/document.ts";
import { isValid, labelsOf } from "#lib/generation/mapping/documents/sheet-documents.ts";
import { completeSettings } from "#lib/generation/mapping/fit/fit-defaults.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { growingSheet, randomSheet, randomText } from "#lib/generation/templates/checks/stress/random-sheet.fixture.ts";
import { unseenTexts } from "#lib/generation/templates/checks/stress/unseen.fixture.ts";
import { fitSheet, typesetDocuments, typesetter } from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import { variantsOf } from "#lib/generation/templates/checks/variants.fixture.ts";
import type { TemplateDefinition } from "#lib/generation/templates/definition.ts";
import { withSamples } from "#lib/generation/templates/definition-in.ts";
import { sheetOf } from "#lib/generation/templates/sheets/sheet.ts";
import { batchFrame } from "../render/batch-frame.ts";
import { findTooLong } from "./find-too-long.ts";

/** Rows per template, spread over its variants. `stress.test.ts` adds unusual ones. */
const rows = Number(process.env.RANDOM_ROWS ?? 120);
const seed = Number(process.env.RANDOM_SEED ?? 5);

const rightOf = async (template: TemplateDefinition, rows: number, random: Random, settings = {}) => {
  const { assignment, documents } = await fitSheet(template, randomSheet(template, rows, random), settings);
  return { assignment, documents: documents.filter(isValid) };
};

/** Numbers of words: far apart, as most texts of most lengths fit. */
const someLengths = [1, 8, 15, 22, 29, 36];

const rowOf = (document: Document | undefined, label: number | null) =>
  (document && labelsOf(document)?.[label ?? 0]?.row) ?? document?.rows[0] ?? Number.NaN;

function randomSettings({ settings }: TemplateDefinition, random: Random): Record<string, string> {
  const texts = settings.filter(({ type }) => type === "text");
  return Object.fromEntries(texts.filter(() => random() < 0.2).map(({ name }) => [name, randomText(random)]));
}

for (const template of readCatalogue(process.cwd()).all.map(withSamples)) {
  test(`finds every text of a ${template.id} that a full layout finds too long`, async () => {
    const random = seededRandom(seed);
    const variants = variantsOf(template);
    let found = 0;
    for (const { name, settings } of variants) {
      const texts = randomSettings(template, random);
      const each = Math.ceil(rows / variants.length);
      const { assignment, documents } = await rightOf(template, each, random, { ...texts, ...settings });
      const { tooLong } = typesetDocuments(assignment, documents);
      assert.deepEqual(await unseenTexts(assignment, documents, tooLong), [], name);
      found += tooLong.length;
    }
    assert.ok(found > 0);
  });

  test(`finds every growing text of a ${template.id} on right-to-left pages`, async () => {
    const random = seededRandom(seed);
    let found = 0;
    const byStyle = Map.groupBy(variantsOf(template), ({ settings }) => settings.style);
    for (const { name } of template.fields.filter(({ type }) => type === "text")) {
      for (const [style, [variant]] of byStyle) {
        /** Returns the shortest that doesn't fit. */
        const look = async (lengths: number[]) => {
          const sheet = growingSheet(template, name, lengths, random);
          const { assignment, documents } = await fitSheet(template, sheet, variant?.settings, "ar");
          const { tooLong } = typesetDocuments(assignment, documents);
          assert.deepEqual(await unseenTexts(assignment, documents, tooLong), [], `${name} in ${style}`);
          found += tooLong.length;
          const rows = tooLong.map(({ record, label }) => rowOf(documents[record], label));
          return lengths[Math.min(...rows) - 1];
        };
        const tooMany = await look(someLengths);
        if (tooMany === undefined || tooMany === 1) continue;
        // Texts that only just don't fit are the hardest to find.
        const before = someLengths[someLengths.indexOf(tooMany) - 1] ?? 0;
        await look(Array.from({ length: tooMany - before - 1 }, (_, each) => before + 1 + each));
      }
    }
    assert.ok(found > 0);
  });

  test(`sketches the sample of the ${template.id} in each of its styles`, async () => {
    for (const { settings } of variantsOf(template)) {
      // A sheet has many labels.
      const most = sheetOf(template, completeSettings(template, settings)) ? 1 : 5;
      const sheet = readFileSync(sampleSheet(template));
      const { assignment, documents } = await fitSheet(template, sheet, settings, undefined, null, most);
      // If the engine refused to sketch these, `findTooLong` would silently lay everything out and take longer.
      typesetter.sketch({ ...batchFrame(assignment), records: documents }, []);
    }
  });

  test(`reports the same for each ${template.id} as a full layout`, async () => {
    const { assignment, documents } = await rightOf(template, 40, seededRandom(seed));
    const records = documents.map(({ values, settings }) => ({ values, settings }));
    const { tooLong } = typesetDocuments(assignment, documents);
    assert.deepEqual(await findTooLong(typesetter, { ...batchFrame(assignment), records }), tooLong);
  });
}

test("opens no image of a document whose texts certainly fit", async () => {
  const badge = readCatalogue(process.cwd()).find("badge");
  const place = { name: "a.jpg", offset: 0, bytes: 30_000, format: "jpeg", width: 800, height: 1_000 } as const;
  const pack = { path: "/nowhere/pictures.pack", places: [place], unreadable: [] };
  const { assignment, documents } = await fitSheet(badge, "Full name,Photo\nAnn Lee,a.jpg", {}, "en-GB", pack);
  const records = documents.map(({ values, settings }) => ({ values, settings }));
  assert.deepEqual(await findTooLong(typesetter, { ...batchFrame(assignment), records }), []);
});
