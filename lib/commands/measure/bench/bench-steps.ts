import { splitPdf } from "#lib/generation/archive/pdf/split.ts";
import { createSegment } from "#lib/generation/archive/zip-segment.ts";
import { fitSheet, typesetter } from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import type { TemplateDefinition } from "#lib/generation/templates/definition.ts";
import { withSamples } from "#lib/generation/templates/definition-in.ts";
import { batchFrame } from "#lib/generation/workers/tasks/render/batch-frame.ts";
import { onBackground, sharedBackground } from "#lib/generation/workers/tasks/render/shared-background.ts";
import type { BenchRow, BenchSheet } from "./bench-rows.ts";

/** Milliseconds of processor time a document, and bytes of a document. */
export interface StepTimes {
  layout: number;
  export: number;
  split: number;
  zip: number;
  bytes: number;
}

const batchSize = 100;
const created = new Date(Date.UTC(2026, 10, 21));

/** What each step of a document takes on one core, a hundred rows a compile. The first batch only warms up. */
export async function measureSteps(
  template: TemplateDefinition,
  { settings, csv }: BenchSheet,
  rows: readonly BenchRow[],
): Promise<StepTimes> {
  const { assignment, documents } = await fitSheet(withSamples(template), csv(rows), settings);
  const frame = batchFrame(assignment);
  const background = await sharedBackground(typesetter, frame, "pdf");
  const taken = { layout: 0, export: 0, split: 0, zip: 0, bytes: 0 };
  const timed = <T>(step: "layout" | "export" | "split" | "zip", work: () => T): T => {
    const before = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(before);
    taken[step] += (user + system) / 1_000;
    return result;
  };
  let made = 0;
  for (let at = 0; at + batchSize <= documents.length; at += batchSize) {
    if (at === batchSize) Object.assign(taken, { layout: 0, export: 0, split: 0, zip: 0, bytes: 0 });
    made = at === 0 ? 0 : made + batchSize;
    const batch = documents.slice(at, at + batchSize);
    const records = batch.map(({ values, settings: own }) => ({ values, settings: own }));
    const typeset = timed("layout", () =>
      typesetter.typeset({ ...frame, records, hasBackground: background === null }),
    );
    const pdf = timed("export", () => typeset.pdf("pdf", created));
    const sources = batch.map(({ title }, index) => ({ title, pages: typeset.pages[index] ?? 1 }));
    const split = timed("split", () => splitPdf(onBackground(pdf, background), sources));
    const segment = createSegment(created);
    timed("zip", () => split.map((document, index) => [...segment.add(`${index}.pdf`, document)]));
    taken.bytes += split.reduce((sum, { length }) => sum + length, 0);
    // The engine's buffers are freed only when the event loop turns.
    await new Promise(setImmediate);
  }
  if (made === 0) throw new Error(`${documents.length} documents are too few to measure`);
  const each = (sum: number) => sum / made;
  const { layout, export: exported, split, zip, bytes } = taken;
  return { layout: each(layout), export: each(exported), split: each(split), zip: each(zip), bytes: each(bytes) };
}
