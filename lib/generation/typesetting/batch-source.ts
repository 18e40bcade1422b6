import type { ImageFile, PicturePack } from "../pictures/picture-index.ts";
import { pictureFile, setPictures } from "./batch-pictures.ts";
import { addedPages, firstsOf, type StampedBatch, samplesOf, settable } from "./stamps.ts";
import { stampWidths, widthsFor } from "./text-widths.ts";
import { wordFiles } from "./virtual-word-file.ts";

/** What pages have: their background, their content, or both. */
export type Layer = "all" | "content" | "background";

/** What a batch's source and files are made from. */
interface SourceBatch extends StampedBatch {
  template: string;
  settings: Record<string, unknown>;
  locale: { direction: string };
  images: Record<string, ImageFile>;
  word?: { source: string; images: Record<string, ImageFile> };
  fonts?: Record<string, string>;
  pictures?: PicturePack | null;
  records: readonly { values: Record<string, unknown> }[];
  hasPlaceholders?: boolean;
  hasBackground?: boolean;
}

/** What the engine compiles: a source, and the files that it reads, by their paths in the engine. */
export interface CompileInput {
  source: string;
  files: ReadonlyMap<string, Buffer>;
}

/**
 * The source of a batch and its files.
 * @param doubtful the only texts to measure, in a sketch; undefined to lay out everything
 */
export function batchSource(
  whole: SourceBatch,
  rootDir: string,
  doubtful: readonly string[] | undefined,
  layer: Layer,
): CompileInput {
  const { template, images, word, fonts: _, pictures, hasPlaceholders = false, hasBackground: __, ...batch } = whole;
  // Sketches leave out the rows' images: their boxes have fixed sizes, and decoding takes much memory.
  const { records, files } = setPictures(batch.records, doubtful ? null : pictures);
  const logos = Object.entries(images).map(([name, image]) => [name, pictureFile(image.path, image)] as const);
  const paths = Object.fromEntries(logos.map(([setting, [virtual]]) => [setting, virtual]));
  const own = word && wordFiles(word);
  const stamps = batch.stamps && settable(batch.stamps, stampWidths(whole, rootDir));
  const firsts = batch.regions && firstsOf(batch.regions);
  const content = { ...batch, records, stamps, firsts, settings: { ...batch.settings, ...paths, ...own?.settings } };
  const data = json(content, doubtful && withoutSymbols);
  const dataFiles = [
    ["batch.json", data],
    ["locale.json", json(batch.locale)],
    ["widths.json", json(widthsFor(whole, rootDir, doubtful !== undefined))],
    ["stamps.json", json(samplesOf(batch))],
    ["doubtful.json", json(Object.fromEntries(doubtful?.map((text) => [text, true]) ?? []))],
  ] as const;
  const path = own?.path ?? `/templates/${template}/template.typ`;
  return {
    source: mainSource(path, data.includes("\ufe0f"), hasPlaceholders, layer, addedPages(batch)),
    files: new Map([...files, ...(own?.files ?? []), ...logos.map(([, file]) => file), ...dataFiles]),
  };
}

const json = (value: unknown, replacer?: (name: string, value: unknown) => unknown) =>
  Buffer.from(JSON.stringify(value, replacer));

/** A sketch only needs to know how many modules a code has. */
const withoutSymbols = (name: string, value: unknown) => (name === "svg" ? undefined : value);

/**
 * Sets the template's file at `template` for each record of `batch.json`. Cells and settings reach Typst only as data
 * in that file and never as part of this source, so nothing in them can become code.
 *
 * `asPictures`: some text requests emoji presentation with U+FE0F. A sketch does not query its pages, and without
 * queries the engine lays out only once.
 * @param added pages after the documents
 */
const mainSource = (template: string, asPictures: boolean, hasPlaceholders: boolean, layer: Layer, added = "") => `
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
