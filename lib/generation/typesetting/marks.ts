/** Where a text stands that a mark tells of. */
export interface Place {
  /** The document, by its index in the batch. */
  record: number;
  /** The label, by its index on the document's sheet; null for a document of its own pages. */
  label: number | null;
}

/** A text that does not fit its box. */
export interface TooLong {
  /** A field of the template, or a setting. */
  field: string;
  /** The size at which it still does not fit; 0 for a code, whose modules would be too small. */
  points: number;
}

/** A text that a sketch has not set. Lengths are in the smallest size that it may be set in. */
export interface NotedText {
  field: string;
  text: string;
  /** Of its box. */
  width: number;
  height: number;
  /** Between lines of that size, at most. */
  leading: number;
  /** What a line takes above its baseline; 0 where its letters decide. */
  above: number;
  /** What a line takes below its baseline. */
  below: number;
  /** As the engine says it: some have names. */
  weight: number | string;
  tracking: number;
}

/** What the templates leave in the order of the documents: where one begins, where a label does, and what they tell. */
export type Mark<Note> = Pick<Place, "record"> | { label: number } | Note;

/** What the marks tell of, each with its place. */
export function* placed<Note extends { field: string }>(marks: readonly Mark<Note>[]): Generator<Place & Note> {
  let place: Place = { record: 0, label: null };
  for (const mark of marks) {
    if ("field" in mark) yield { ...place, ...mark };
    else if ("record" in mark) place = { record: mark.record, label: null };
    else place = { ...place, label: mark.label };
  }
}
