/** The place of a text that a mark reports. */
export interface Place {
  /** The document, by its index in the batch. */
  record: number;
  /** The label, by its index on the document's sheet; null for a document with its own pages. */
  label: number | null;
}

/** A text that does not fit its box. */
export interface TooLong {
  /** A field of the template, or a setting. */
  field: string;
  /** The size at which it still does not fit; 0 for a code whose modules would be too small. */
  points: number;
}

/** A text that a sketch noted without typesetting it. Lengths are at the smallest size allowed. */
export interface NotedText {
  field: string;
  text: string;
  /** The width of its box. */
  width: number;
  height: number;
  /** The maximum line spacing at that size. */
  leading: number;
  /** The space that a line takes above its baseline; 0 if its letters decide. */
  above: number;
  /** The space that a line takes below its baseline. */
  below: number;
  /** As the engine reports it: some weights have names. */
  weight: number | string;
  tracking: number;
}

/** The marks that templates emit in document order: the start of a document, the start of a label, and notes. */
export type Mark<Note> = Pick<Place, "record"> | { label: number } | Note;

/** The notes in the marks, each with its place. */
export function* placed<Note extends { field: string }>(marks: readonly Mark<Note>[]): Generator<Place & Note> {
  let place: Place = { record: 0, label: null };
  for (const mark of marks) {
    if ("field" in mark) yield { ...place, ...mark };
    else if ("record" in mark) place = { record: mark.record, label: null };
    else place = { ...place, label: mark.label };
  }
}
