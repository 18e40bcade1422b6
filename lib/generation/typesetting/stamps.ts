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

/** How wide a text may be on the pages that have all texts, as a multiple of its size, and in points (`templates/fit.typ`). */
const [mostEms, pageWidth] = [28, 2_000];

/**
 * Texts of a batch as they are set on those pages; null for one whose letters aren't known to stand on a line as they are.
 * @param widthsOf by texts: how wide they are at most, as multiples of their size
 */
export function settable(stamps: Stamps, widthsOf: (field: string) => Readonly<Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(stamps).map(([field, texts]) => {
      const widths = widthsOf(field);
      return [field, texts.map((text) => ((widths[text] ?? mostEms) < mostEms ? text : null))];
    }),
  );
}

/**
 * After the documents, a page for each place of a stamped field, with all of its texts that are settable. A text's
 * distance from the first one tells which it is. They end at the right edge; what a full stop at a line's end hangs over
 * isn't known without a line that is longer. The engine makes one element of texts outside paragraphs, which must not begin on a
 * document's page.
 */
export const stampPages = `
#set page(width: ${pageWidth}pt, height: 1000pt, margin: 0pt, background: none, header: none, footer: none)
#context for (field, room, set-text) in query(<stamp>).map(stamp => stamp.value) {
  [#metadata((field: field, room: room)) <stamp-page>]
  for (index, value) in batch.stamps.at(field).enumerate() {
    if value == none { continue }
    let line = if index == 0 { par(set-text(value)) } else { set-text(value) }
    let is-hanging = value.last() in ".,:;-\u{2013}\u{2014}\u{60c}\u{6d4}"
    place(top + right, dy: index * 1pt, if is-hanging { block(width: ${pageWidth}pt, align(right, line)) } else { line })
  }
  pagebreak(weak: true)
}`;
