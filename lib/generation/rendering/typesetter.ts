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

/**
 * A typesetter over the templates of `rootDir`, for one process: the engine and its fonts are loaded once. Text from
 * cells goes in as JSON and is never read as markup.
 */
export function createTypesetter(rootDir: string): Typesetter {
  const workspace = join(rootDir, "lib/generation");
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders(rootDir) }] });

  const show = (name: string, { path, format }: ImageFile): string => {
    const virtual = `/images/${name}.${format}`;
    compiler.mapShadow(join(workspace, virtual), readFileSync(path));
    return virtual;
  };
  const compile = (mainFileContent: string) => {
    compiler.evictCache(cacheAge);
    const compiled = compiler.compile({ mainFileContent });
    if (!compiled.result) throw new TypesettingError(compiled.takeDiagnostics()?.shortDiagnostics);
    return compiled.result;
  };

  return {
    checkImage(image) {
      compile(`#image("${show("checked", image)}")`);
    },
    typeset({ template, images, ...batch }) {
      const shown = Object.entries(images).map(([setting, image]) => [setting, show(setting, image)]);
      const data = { ...batch, settings: { ...batch.settings, ...Object.fromEntries(shown) } };
      compiler.mapShadow(join(workspace, "batch.json"), Buffer.from(JSON.stringify(data)));
      const document = compile(main(template));
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
