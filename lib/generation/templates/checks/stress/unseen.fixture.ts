import type { Document } from "#lib/generation/mapping/documents/document.ts";
import { labelsOf } from "#lib/generation/mapping/documents/sheet-documents.ts";
import type { Place, TooLong } from "#lib/generation/typesetting/marks.ts";
import type { Assignment } from "#lib/generation/workers/protocol.ts";
import { findTooLong } from "#lib/generation/workers/tasks/preflight/find-too-long.ts";
import { batchFrame } from "#lib/generation/workers/tasks/render/batch-frame.ts";
import { typesetter } from "../typeset-sheet.fixture.ts";

const nothing = {
  pages: [],
  tooLong: [],
  pdf: () => Buffer.alloc(0),
  svg: () => "",
  stampPages: () => [],
  regionPages: () => [],
  notes: () => [],
};

/**
 * For tests: typesets all documents and returns the texts that don't fit but that the preflight would miss, because it
 * skips texts that surely fit. Each a sentence.
 */
export async function unseenTexts(
  assignment: Assignment,
  documents: readonly Pick<Document, "values" | "settings">[],
  tooLong: readonly (Place & TooLong)[],
): Promise<string[]> {
  if (tooLong.length === 0) return [];
  const seen = new Set<unknown>();
  const noting = {
    ...typesetter,
    typeset: ({ records }: Parameters<typeof typesetter.typeset>[0]) => {
      for (const { values } of records) for (const part of partsOf(values)) seen.add(part);
      return nothing;
    },
  };
  const records = documents.map(({ values, settings }) => ({ values, settings }));
  await findTooLong(noting, { ...batchFrame(assignment), records });
  const isUnseen = ({ record, label }: Place) => !seen.has(partsOf(records[record]?.values ?? {})[label ?? 0]);
  return tooLong.filter(isUnseen).map((text) => `${text.field} is not seen to be too long: ${JSON.stringify(text)}`);
}

/** The labels of a sheet, or the single document. */
function partsOf(values: Record<string, unknown>): readonly unknown[] {
  return labelsOf({ values }) ?? [values];
}
