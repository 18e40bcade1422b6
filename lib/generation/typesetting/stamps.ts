/** By field: its texts, of which the first is the sample that the first record has. */
export type Stamps = Readonly<Record<string, readonly string[]>>;

/** A place of a field whose texts are stamped: they stay on one line up to this width, in points. */
export interface StampPlace {
  field: string;
  room: number;
}

/** What of a batch is stamped. */
export interface StampedBatch {
  records: readonly unknown[];
  stamps?: Stamps;
  /** Records whose regions are set after the documents; in a batch of documents with the same regions. */
  regions?: readonly RegionRecord[];
}

/** What the last pages of a batch are for. */
export interface AddedPages {
  /** Each has the texts of a field at one of its places. */
  stampPages(): StampPlace[];
  /** Each has a region of all records. */
  regionPages(): RegionPlace[];
}

/**
 * By which the templates recognise a place of a field (`one-line` in `templates/fit.typ`, `sampled` in
 * `templates/design/text.typ`), and that regions are to be told of (`templates/region.typ`).
 */
export const samplesOf = ({ stamps = {}, regions }: StampedBatch) => ({
  ...Object.fromEntries(Object.entries(stamps).map(([field, [sample]]) => [field, sample])),
  ...(regions && { "has-regions": true }),
});

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
const stampPages = `
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

/** A region of a page (`templates/region.typ`), with the fields that it depends on, and those that it prints as they are. */
export interface RegionPlace {
  fields: readonly string[];
  says: readonly string[];
  /** Whether all records have lines of the same sizes at the same heights there: others would move what is around them. */
  steady: boolean;
}

/** What a record whose regions are set has of its own, by name: texts, and codes without their drawings. */
export type RegionRecord = Readonly<Record<string, unknown>>;

/** By the names of the records' parts: for each record, the first one that has the same. */
export function firstsOf(records: readonly RegionRecord[]): Record<string, number[]> {
  const names = Object.keys(records[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const known = new Map<string, number>();
      const firsts = records.map((record, index) => {
        const part = JSON.stringify(record[name]);
        const first = known.get(part) ?? index;
        known.set(part, first);
        return first;
      });
      return [name, firsts];
    }),
  );
}

/** What marks the start of a record's region on a page with all of them: a line as many points long as its index, from 1, and so thick. */
const markThickness = 0.037;

/**
 * After the documents, a page for each region of the first of them, on which it stands with the values of each record, at
 * the same place. Records that print the same are set once.
 * @param documents how many there are, all of which have the same regions
 */
const regionPages = (documents: number) => `
#set page(margin: 0pt, background: none, header: none, footer: none)
/// The records of which no earlier one has the same parts of these names.
#let different(names) = if names.len() == 1 {
  batch.firsts.at(names.first()).enumerate().filter(((index, first)) => index == first).map(((index, _)) => index)
} else {
  let known = (:)
  for index in range(batch.regions.len()) {
    let key = names.map(name => str(batch.firsts.at(name).at(index))).join(" ", default: "")
    if key in known { continue }
    known.insert(key, true)
    (index,)
  }
}
#context {
  let regions = query(<region>)
  let kinds = (:)
  for region in regions.slice(0, calc.quo(regions.len(), ${documents})) {
    let (fields, says, values, width, height, steady, shape, draw) = region.value
    let (x, y) = region.location().position()
    // Parts that all records have alike are as the first document has them.
    let names = fields.filter(name => name in batch.firsts)
    let kind = names.join(" ", default: "")
    if kind not in kinds { kinds.insert(kind, different(names)) }
    [#metadata((fields: fields, says: says, steady: steady)) <region-page>]
    for index in kinds.at(kind) {
      let record = batch.regions.at(index)
      let own = values
      for name in names { own.insert(name, record.at(name)) }
      if shape != none and shape(own) != shape(values) { continue }
      [#metadata((record: index)) <mark>]
      place(top + left, pdf.artifact(line(length: (index + 1) * 1pt, stroke: ${markThickness}pt)))
      place(top + left, dx: x, dy: y, block(width: width, height: height, draw(own)))
    }
    pagebreak(weak: true)
  }
}`;

/** The pages after a batch's documents. */
export function addedPages({ stamps, regions, records }: StampedBatch): string {
  if (stamps) return stampPages;
  return regions ? regionPages(records.length) : "";
}
