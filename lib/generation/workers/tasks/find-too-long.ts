import { setImmediate as nextTurn } from "node:timers/promises";
import { fontFamilies } from "../../typesetting/fonts.ts";
import { type LetterWidths, readLetterWidths } from "../../typesetting/letter-widths.ts";
import type { NotedText, Place, TooLong } from "../../typesetting/marks.ts";
import { surelyFits } from "../../typesetting/surely-fits.ts";
import { type Batch, type TypesetRecord, type Typesetter, TypesettingError } from "../../typesetting/typesetter.ts";
import { batchesOf } from "./batches.ts";

type Doubt = Place & (TooLong | NotedText);

let read: LetterWidths | null = null;

/** Read once a process. */
function letterWidths(): LetterWidths {
  read ??= readLetterWidths(fontFamilies(process.cwd()));
  return read;
}

/**
 * The texts of documents that do not fit their boxes, as `typeset` finds them. Only those documents are laid out, and only
 * those labels of a sheet, of which two sketches leave a doubt: one of all, in which letters are counted, and one in which
 * the doubtful texts are measured. What few documents are left to each further look, they share a compile.
 * @throws TypesettingError
 */
export async function findTooLong(typesetter: Typesetter, batch: Batch): Promise<(Place & TooLong)[]> {
  const all = batch.records.map((content, record): Part => ({ record, labels: null, content }));
  const first = await look(typesetter, batch, all, []);
  const texts = first.doubts.flatMap((doubt) => ("text" in doubt ? doubt.text : []));
  const second = texts.length === 0 ? { ...first, refused: [] } : await look(typesetter, batch, first.parts, texts);
  const parts = [...second.parts, ...second.refused, ...first.refused];
  const found: (Place & TooLong)[] = [];
  for await (const some of inBatches(parts, batch)) {
    const { tooLong } = typesetter.typeset({ ...batch, records: some.map(({ content }) => content) });
    found.push(...tooLong.map((text) => ({ ...text, ...placeIn(some, text) })));
  }
  return found.sort((one, other) => one.record - other.record);
}

/** A document of a batch. */
interface Part {
  record: number;
  /** Of a sheet that was cut down to some of its labels, which these are. */
  labels: number[] | null;
  content: TypesetRecord;
}

/** Runs of parts that the engine takes at once. Its buffers are freed only when the event loop turns. */
async function* inBatches(parts: readonly Part[], { pictures = null }: Batch): AsyncGenerator<Part[]> {
  const rowsOf = ({ labels, lines }: TypesetRecord["values"]) => [labels, lines].find(Array.isArray) ?? [null];
  const sized = parts.map((part) => ({ part, values: part.content.values, rows: rowsOf(part.content.values) }));
  for (const some of batchesOf(sized, pictures)) {
    if (some.length > 0) yield some.map(({ part }) => part);
    await nextTurn();
  }
}

/** What is left of parts after a sketch: those that may be too long, what the sketch noted about them, and those that the engine refuses. */
interface Left {
  parts: Part[];
  doubts: Doubt[];
  refused: Part[];
}

async function look(typesetter: Typesetter, batch: Batch, parts: readonly Part[], doubtful: string[]): Promise<Left> {
  const left: Left = { parts: [], doubts: [], refused: [] };
  for await (const some of inBatches(parts, batch)) {
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

/** The parts with these places: of sheets only the labels, but all of a sheet with a place on none of them. */
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

/** The place in the whole batch of what has this place among its parts. */
function placeIn(parts: readonly Part[], { record, label }: Place): Place {
  const part = parts[record];
  return { record: part?.record ?? record, label: label === null ? null : (part?.labels?.[label] ?? label) };
}
