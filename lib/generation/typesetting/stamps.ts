import type { RegionPlace } from "../archive/pdf/stamping/region-pages.ts";
import type { StampPlace } from "../archive/pdf/stamping/stamp-texts.ts";

/** The texts of each field. The first one is the sample that the first record has. */
export type Stamps = Readonly<Record<string, readonly string[]>>;

/** The parts of a batch that are stamped. */
export interface StampedBatch {
  records: readonly unknown[];
  stamps?: Stamps;
  /** Records whose regions are set after the documents; in a batch of documents with the same regions. */
  regions?: readonly RegionRecord[];
}

/** What the pages after a batch's documents show. */
export interface AddedPages {
  /** Each has the texts of a field at one of its places. */
  stampPages(): StampPlace[];
  /** Each has a region of all records. */
  regionPages(): RegionPlace[];
}

/**
 * The samples by which templates recognise the places of a field (`one-line` in `templates/fit.typ`, `sampled` in
 * `templates/design/text.typ`), and whether they mark regions (`templates/region.typ`).
 */
export const samplesOf = ({ stamps = {}, regions }: StampedBatch) => ({
  ...Object.fromEntries(Object.entries(stamps).map(([field, [sample]]) => [field, sample])),
  ...(regions && { "has-regions": true }),
});

/** The widest text on the pages that have all texts, as a multiple of its size, and these pages' width in points. */
const [mostEms, pageWidth] = [28, 2_000];

/**
 * The texts of a batch that are set on those pages; null for a text that isn't known to fit on one line unchanged.
 * @param widthsOf maximum widths by text, as multiples of the size
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
 * After the documents, a page for each place of a stamped field, with all of its settable texts. A text's distance from
 * the first one identifies it. They end at the right edge; how far a full stop hangs over shows only in a line wider
 * than its text. The engine joins texts outside paragraphs into one element, which must not begin on a document's page.
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

/** The parts of a record that differ, by name: texts, and codes without their drawings. */
export type RegionRecord = Readonly<Record<string, unknown>>;

/** For each part, by name: the index of the first record with the same part as each record. */
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

/**
 * A line of this thickness marks the start of a record's region. Its length in points is the record's index, from 1.
 */
const markThickness = 0.037;

/**
 * After the documents, a page for each region of the first one, which is set there with the values of every record, at
 * the same place. Records that print the same are set once.
 * @param documents their number; all have the same regions
 */
const regionPages = (documents: number) => `
#set page(margin: 0pt, background: none, header: none, footer: none)
/// The first record of each group that shares the parts of these names.
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
    // Parts that are the same in all records are those of the first document.
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
