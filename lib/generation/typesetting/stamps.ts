/** By field: its texts, of which the first is the sample that the first record has. */
export type Stamps = Readonly<Record<string, readonly string[]>>;

/** A place of a field whose texts are stamped: they stay on one line up to this width, in points. */
export interface StampPlace {
  field: string;
  room: number;
}

/** By which the templates recognise a place of a field (`one-line` in `templates/fit.typ`, `sampled` in `templates/design/text.typ`). */
export const samplesOf = (stamps: Stamps = {}) =>
  Object.fromEntries(Object.entries(stamps).map(([field, [sample]]) => [field, sample]));

/**
 * After the documents, a page for each place of a stamped field, with all of its texts whose letters are known to stand
 * on a line as they are. A text's distance from the first one tells which it is. They end at the right edge, because a full
 * stop at a line's end hangs over.
 */
export const stampPages = `
#set page(width: 1500pt, height: 1000pt, margin: 0pt, background: none, header: none, footer: none)
#context for (field, room, is-known, set-text) in query(<stamp>).map(stamp => stamp.value) {
  [#metadata((field: field, room: room)) <stamp-page>]
  for (index, value) in batch.stamps.at(field).enumerate() {
    if is-known(value) { place(top + left, dy: index * 1pt, block(width: 1500pt, align(right, set-text(value)))) }
  }
  pagebreak(weak: true)
}`;
