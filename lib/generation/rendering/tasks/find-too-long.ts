import { fontFamilies } from "../fonts.ts";
import { type LetterWidths, readLetterWidths } from "../letter-widths.ts";
import type { Place, TooLong } from "../marks.ts";
import { surelyFits } from "../surely-fits.ts";
import { type Batch, type TypesetRecord, type Typesetter, TypesettingError } from "../typesetter.ts";

let read: LetterWidths | null = null;

/** Read once a process. */
function letterWidths(): LetterWidths {
  read ??= readLetterWidths(fontFamilies(process.cwd()));
  return read;
}

/**
 * The texts of a batch that do not fit their boxes, as `typeset` finds them. Only those documents are laid out, and only
 * those labels of a sheet, of which two sketches leave a doubt: one of all, in which letters are counted, and one in which
 * the doubtful texts are measured. @throws TypesettingError
 */
export function findTooLong(typesetter: Typesetter, batch: Batch): (Place & TooLong)[] {
  const parts = doubtfulParts(typesetter, batch);
  if (parts.length === 0) return [];
  const { tooLong } = typesetter.typeset({ ...batch, records: parts.map(({ content }) => content) });
  return tooLong.map((text) => ({ ...text, ...placeIn(parts, text) }));
}

/** A document of a batch. */
interface Part {
  record: number;
  /** Of a sheet that was cut down to some of its labels, which these are. */
  labels: number[] | null;
  content: TypesetRecord;
}

/** All of the batch where the engine refuses to sketch it. */
function doubtfulParts(typesetter: Typesetter, batch: Batch): Part[] {
  const all = batch.records.map((content, record): Part => ({ record, labels: null, content }));
  const doubtsAbout = (parts: Part[], doubtful: string[]) =>
    typesetter
      .sketch({ ...batch, records: parts.map(({ content }) => content) }, doubtful)
      .filter((told) => "points" in told || !surelyFits(told, letterWidths()));
  try {
    const doubts = doubtsAbout(all, []);
    const parts = cutDown(all, doubts);
    const texts = doubts.flatMap((told) => ("text" in told ? told.text : []));
    return texts.length === 0 ? parts : cutDown(parts, doubtsAbout(parts, texts));
  } catch (error) {
    if (!(error instanceof TypesettingError)) throw error;
    return all;
  }
}

/** The parts with these places: of sheets only the labels. */
function cutDown(parts: readonly Part[], places: readonly Place[]): Part[] {
  const byRecord = Map.groupBy(places, ({ record }) => record);
  return parts.flatMap((part, index) => {
    const wanted = new Set(byRecord.get(index)?.map(({ label }) => label));
    const { labels } = part.content.values;
    if (wanted.size === 0) return [];
    if (!Array.isArray(labels) || wanted.has(null)) return [part];
    const kept = [...labels.keys()].filter((label) => wanted.has(label));
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
