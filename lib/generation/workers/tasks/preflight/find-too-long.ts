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

let read: LetterWidths | null = null;

/** Read once per process. */
function letterWidths(): LetterWidths {
  read ??= readLetterWidths(fontFamilies(process.cwd()));
  return read;
}

/**
 * Finds the texts that don't fit their boxes, with the same result as `typeset`. Two sketches narrow the documents
 * down: the first counts letters, the second measures the doubtful texts. Only documents, and labels of a sheet, that
 * are still in doubt get laid out, together in shared compiles.
 * @throws TypesettingError
 */
export async function findTooLong(typesetter: Typesetter, batch: Batch): Promise<(Place & TooLong)[]> {
  const all = batch.records.map((content, record): Part => ({ record, labels: null, content }));
  const first = await look(typesetter, batch, all, []);
  const texts = first.doubts.flatMap((doubt) => ("text" in doubt ? doubt.text : []));
  const second = texts.length === 0 ? { ...first, refused: [] } : await look(typesetter, batch, first.parts, texts);
  const parts = [...second.parts, ...second.refused, ...first.refused];
  const found: (Place & TooLong)[] = [];
  for await (const some of inBatches(parts, batch.pictures)) {
    const { tooLong } = typesetter.typeset({ ...batch, records: some.map(({ content }) => content) });
    found.push(...tooLong.map((text) => ({ ...text, ...placeIn(some, text) })));
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
  for (const some of batchesOf(sized, pictures ?? null)) {
    if (some.length > 0) yield some.map(({ part }) => part);
    await nextTurn();
  }
}

/**
 * What remains after a sketch: parts that may have too long texts, the sketch's notes on them, and parts that the
 * engine refuses.
 */
interface Left {
  parts: Part[];
  doubts: Doubt[];
  refused: Part[];
}

async function look(typesetter: Typesetter, batch: Batch, parts: readonly Part[], doubtful: string[]): Promise<Left> {
  const left: Left = { parts: [], doubts: [], refused: [] };
  // A sketch reads no pictures, so they limit no batch.
  for await (const some of inBatches(parts, null)) {
    try {
      const noted = typesetter.sketch({ ...batch, records: some.map(({ content }) => content) }, doubtful);
      const doubts = noted.filter((each) => "points" in each || !surelyFits(each, letterWidths()));
      left.doubts.push(...doubts);
      left.parts.push(...cutDown(some, doubts));
    } catch (error) {
      if (!(error instanceof TypesettingError)) throw error;
      left.refused.push(...some);
    }
  }
  return left;
}

/** The parts with these places. Sheets are cut down to the affected labels, unless a place is outside all labels. */
function cutDown(parts: readonly Part[], places: readonly Place[]): Part[] {
  const byRecord = Map.groupBy(places, ({ record }) => record);
  return parts.flatMap((part, index) => {
    const wanted = new Set(byRecord.get(index)?.map(({ label }) => label));
    const { labels } = part.content.values;
    if (wanted.size === 0) return [];
    const kept = Array.isArray(labels) ? [...labels.keys()].filter((label) => wanted.has(label)) : [];
    if (!Array.isArray(labels) || kept.length < wanted.size) return [part];
    const values = { ...part.content.values, labels: kept.map((label) => labels[label]) };
    return [
      { ...part, labels: kept.map((label) => part.labels?.[label] ?? label), content: { ...part.content, values } },
    ];
  });
}

/** Translates a place in the parts to one in the whole batch. */
function placeIn(parts: readonly Part[], { record, label }: Place): Place {
  const part = parts[record];
  return { record: part?.record ?? record, label: label === null ? null : (part?.labels?.[label] ?? label) };
}
