import { setImmediate as nextTurn } from "node:timers/promises";
import { fontFamilies } from "#lib/generation/typesetting/font-files.ts";
import { type LetterWidths, readLetterWidths } from "#lib/generation/typesetting/letter-widths.ts";
import type { NotedText, Place, TooLong } from "#lib/generation/typesetting/marks.ts";
import { surelyFits } from "#lib/generation/typesetting/surely-fits.ts";
import {
  type Batch,
  type TypesetRecord,
  type Typesetter,
  TypesettingError,
} from "#lib/generation/typesetting/typesetter.ts";
import { batchesOf } from "../render/batches.ts";

type Doubt = Place & (TooLong | NotedText);

let widths: LetterWidths | null = null;

/** Read once per process. */
function letterWidths(): LetterWidths {
  widths ??= readLetterWidths(fontFamilies(process.cwd()));
  return widths;
}

/**
 * Finds the texts that don't fit their boxes, with the same result as `typeset`. Two sketches narrow the documents
 * down: the first counts letters, the second measures the doubtful texts. Only documents, and labels of a sheet, that
 * are still in doubt get laid out, together in shared compiles.
 * @throws TypesettingError
 */
export async function findTooLong(typesetter: Typesetter, batch: Batch): Promise<(Place & TooLong)[]> {
  const all = batch.records.map((content, record): Part => ({ record, labels: null, content }));
  const counted = await sketch(typesetter, batch, all, []);
  const texts = counted.doubts.flatMap((doubt) => ("text" in doubt ? doubt.text : []));
  const measured =
    texts.length === 0 ? { ...counted, refused: [] } : await sketch(typesetter, batch, counted.parts, texts);
  const parts = [...measured.parts, ...measured.refused, ...counted.refused];
  const found: (Place & TooLong)[] = [];
  for await (const compiled of inBatches(parts, batch.pictures)) {
    const { tooLong } = typesetter.typeset({ ...batch, records: compiled.map(({ content }) => content) });
    found.push(...tooLong.map((text) => ({ ...text, ...placeIn(compiled, text) })));
  }
  return found.sort((one, other) => one.record - other.record);
}

/** A document of a batch, or some of its labels. */
interface Part {
  record: number;
  /** The indexes of the labels to which a sheet was cut down; null for a whole document. */
  labels: number[] | null;
  content: TypesetRecord;
}

/** Batches of parts for one compile each. The engine's buffers are freed only when the event loop turns. */
async function* inBatches(parts: readonly Part[], pictures: Batch["pictures"]): AsyncGenerator<Part[]> {
  const rowsOf = ({ labels, lines }: TypesetRecord["values"]) => [labels, lines].find(Array.isArray) ?? [null];
  const sized = parts.map((part) => ({ part, values: part.content.values, rows: rowsOf(part.content.values) }));
  for (const sizedBatch of batchesOf(sized, pictures ?? null)) {
    if (sizedBatch.length > 0) yield sizedBatch.map(({ part }) => part);
    await nextTurn();
  }
}

/** What remains in doubt after a sketch. */
interface Sketched {
  /** Parts that may have texts that are too long. */
  parts: Part[];
  /** These texts. */
  doubts: Doubt[];
  /** Parts that the engine refuses. */
  refused: Part[];
}

/** @param doubtful the texts to measure */
async function sketch(
  typesetter: Typesetter,
  batch: Batch,
  parts: readonly Part[],
  doubtful: readonly string[],
): Promise<Sketched> {
  const sketched: Sketched = { parts: [], doubts: [], refused: [] };
  // A sketch reads no pictures, so they limit no batch.
  for await (const compiled of inBatches(parts, null)) {
    try {
      const noted = typesetter.sketch({ ...batch, records: compiled.map(({ content }) => content) }, doubtful);
      const doubts = noted.filter((text) => "points" in text || !surelyFits(text, letterWidths()));
      sketched.doubts.push(...doubts);
      sketched.parts.push(...cutDown(compiled, doubts));
    } catch (error) {
      if (!(error instanceof TypesettingError)) throw error;
      sketched.refused.push(...compiled);
    }
  }
  return sketched;
}

/** The parts with these places. Sheets are cut down to the affected labels, unless a place is outside all labels. */
function cutDown(parts: readonly Part[], places: readonly Place[]): Part[] {
  const byRecord = Map.groupBy(places, ({ record }) => record);
  return parts.flatMap((part, index) => {
    const wanted = new Set(byRecord.get(index)?.map(({ label }) => label));
    if (wanted.size === 0) return [];
    const { labels } = part.content.values;
    if (!Array.isArray(labels)) return [part];
    const kept = [...labels.keys()].filter((label) => wanted.has(label));
    if (kept.length < wanted.size) return [part];
    const values = { ...part.content.values, labels: kept.map((label) => labels[label]) };
    const indexes = kept.map((label) => part.labels?.[label] ?? label);
    return [{ ...part, labels: indexes, content: { ...part.content, values } }];
  });
}

/** Translates a place in the parts to one in the whole batch. */
function placeIn(parts: readonly Part[], { record, label }: Place): Place {
  const part = parts[record];
  return { record: part?.record ?? record, label: label === null ? null : (part?.labels?.[label] ?? label) };
}
