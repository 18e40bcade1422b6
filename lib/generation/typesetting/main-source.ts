/** What pages have: their background, their content, or both. */
export type Layer = "all" | "content" | "background";

/**
 * The program that sets a batch: the file of the template at `template`, for each record of `batch.json`. Cells
 * and settings reach Typst only as data in that file and never as part of this source, so nothing in them can become code.
 *
 * `asPictures`: some text requests emoji presentation with U+FE0F. A sketch does not query its pages, and without
 * queries the engine lays out only once.
 * @param added pages after the documents
 */
export const mainSource = (
  template: string,
  asPictures: boolean,
  hasPlaceholders: boolean,
  layer: Layer,
  added = "",
) => `
#import "/templates/common.typ": as-pictures, as-placeholders, sketching
#import "${template}" as template
#import "/templates/sheet.typ"
#let batch = json("/batch.json")
#set document(title: batch.title, author: if batch.author != none { batch.author } else { () })
#set text(lang: batch.locale.language, region: batch.locale.region, dir: if batch.locale.direction == "rtl" { rtl } else { ltr })
#set place(left)
#show: ${asPictures ? "as-pictures" : "body => body"}
#show: ${hasPlaceholders ? "as-placeholders" : "body => body"}
#show: template.setup.with(batch.settings, batch.locale)
#show: body => if batch.sheet == none { body } else { sheet.setup(batch.sheet, body) }
${{ all: "", content: "#set page(background: none)", background: "#set page(header: none, footer: none)" }[layer]}
#context for (index, record) in batch.records.enumerate() {
  if index > 0 { pagebreak() }
  [#metadata((record: index)) <mark>]
  if not sketching {
    counter(page).update(1)
    [#metadata(index) <document-start>]
  }
  if batch.sheet == none {
    template.document(record.values, batch.settings + record.settings, batch.locale)
  } else {
    sheet.labels(batch.sheet, record.values.labels, batch.settings, batch.locale, template.label)
  }
  if not sketching [#metadata(index) <document-end>]
}
#if not sketching { context [#metadata(query(<document-start>).map(start => start.location().page())) <first-pages>] }
${added}`;
