import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { Output } from "#lib/contracts/session.ts";
import type { CurrencyFacts, LocaleFacts } from "../mapping/locale.ts";
import { fontFolders } from "./fonts.ts";
import type { ImageFile } from "./worker-tasks.ts";

/** One document's data, as the template's Typst source reads it. */
export interface TypesetRecord {
  values: Record<string, unknown>;
  /** Settings that differ by document: texts with `{Column}`. */
  settings: Record<string, string>;
}

export interface Batch {
  template: string;
  title: string;
  settings: Record<string, string | boolean | null | CurrencyFacts>;
  locale: LocaleFacts;
  /** By setting. */
  images: Record<string, ImageFile>;
  records: TypesetRecord[];
}

/** Documents set as the pages of one compile: laying out and embedding fonts once is what makes it fast. */
export interface TypesetBatch {
  /** Pages of each document, in order. */
  pages: number[];
  /** Checked by the engine: PDF/UA-1, or PDF/A-3a. @throws TypesettingError */
  pdf(standard: Output["standard"], createdAt: Date): Uint8Array;
  /** All pages as one SVG, below each other. */
  svg(): string;
}

/** The engine refused the batch: a template's fault, or data that it cannot set. */
export class TypesettingError extends Error {
  constructor(diagnostics: unknown) {
    super(`The engine refused the batch: ${JSON.stringify(diagnostics)}`);
    this.name = "TypesettingError";
  }
}

export interface Typesetter {
  /** @throws TypesettingError */
  typeset(batch: Batch): TypesetBatch;
  /** @throws TypesettingError where the engine cannot read the picture. */
  checkImage(image: ImageFile): void;
}

/** How many compiles a cached intermediate result outlives; more costs memory, fewer costs time. */
const cacheAge = 2;

const main = (template: string) => `
#import "/templates/${template}/template.typ": setup, document as set-document
#let batch = json("/batch.json")
#set document(title: batch.title)
#set text(lang: batch.locale.language, region: batch.locale.region, dir: if batch.locale.direction == "rtl" { rtl } else { ltr })
#show: setup.with(batch.settings, batch.locale)
#for (index, record) in batch.records.enumerate() {
  if index > 0 { pagebreak() }
  counter(page).update(1)
  context [#metadata(here().page()) <document-start>]
  set-document(record.values, batch.settings + record.settings, batch.locale)
  [#metadata(index) <document-end>]
}`;

function pictureFile({ path, format }: ImageFile): [virtual: string, content: Buffer] {
  const content = readFileSync(path);
  return [`/pictures/${createHash("sha256").update(content).digest("hex")}.${format}`, content];
}

/**
 * A typesetter over the templates of `rootDir`, for one process: the engine and its fonts are loaded once. Text from
 * cells goes in as JSON and is never read as markup.
 */
export function createTypesetter(rootDir: string): Typesetter {
  const workspace = join(rootDir, "lib/generation");
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders(rootDir) }] });

  /**
   * Compiles with files that only this compile sees: named by their content and taken away again, so that no picture of
   * one visitor's can be reached from another one's.
   */
  const compile = (mainFileContent: string, files: ReadonlyMap<string, Buffer>) => {
    for (const [virtual, content] of files) compiler.mapShadow(join(workspace, virtual), content);
    try {
      compiler.evictCache(cacheAge);
      const compiled = compiler.compile({ mainFileContent });
      if (!compiled.result) throw new TypesettingError(compiled.takeDiagnostics()?.shortDiagnostics);
      return compiled.result;
    } finally {
      for (const virtual of files.keys()) compiler.unmapShadow(join(workspace, virtual));
    }
  };

  return {
    checkImage(image) {
      const [virtual, content] = pictureFile(image);
      compile(`#image("${virtual}")`, new Map([[virtual, content]]));
    },
    typeset({ template, images, ...batch }) {
      const pictures = Object.entries(images).map(([setting, image]) => [setting, pictureFile(image)] as const);
      const paths = Object.fromEntries(pictures.map(([setting, [virtual]]) => [setting, virtual]));
      const data = Buffer.from(JSON.stringify({ ...batch, settings: { ...batch.settings, ...paths } }));
      const document = compile(main(template), new Map([...pictures.map(([, file]) => file), ["batch.json", data]]));
      const starts: number[] = compiler.query(document, { selector: "<document-start>", field: "value" });
      return {
        pages: starts.map((start, index) => (starts[index + 1] ?? document.numOfPages + 1) - start),
        pdf(standard, createdAt) {
          const pdfStandard = standard === "pdf" ? "ua-1" : "a-3a";
          const creationTimestamp = Math.floor(createdAt.getTime() / 1000);
          try {
            return compiler.pdf(document, { pdfStandard, creationTimestamp });
          } catch (cause) {
            throw new TypesettingError(cause);
          }
        },
        svg: () => compiler.plainSvg(document),
      };
    },
  };
}
