import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { Output } from "#lib/contracts/sessions/choices.ts";
import { lettersOf } from "../mapping/documents/document-letters.ts";
import type { FilledSettings } from "../mapping/fit/fit.ts";
import type { CurrencyFacts, LocaleFacts } from "../mapping/values/locale.ts";
import type { ImageFile, PicturePack } from "../pictures/picture-index.ts";
import type { Sheet } from "../templates/sheets/laid-sheet.ts";
import { batchSource, type CompileInput, type Layer } from "./batch-source.ts";
import { designFonts, fontFamilies, twinFonts, wordFonts } from "./font-files.ts";
import { type NotedText, type Place, placed, type TooLong } from "./marks.ts";
import type { AddedPages, StampedBatch } from "./stamps.ts";
import type { SourceNote } from "./virtual-word-file.ts";

/** One document's data, as the template's Typst source reads it. */
export interface TypesetRecord {
  values: Record<string, unknown>;
  /** Settings that differ by document: texts with `{Column}`, and the currency of its amounts. */
  settings: FilledSettings;
}

export interface Batch extends StampedBatch {
  template: string;
  title: string;
  settings: Record<string, string | number | boolean | null | CurrencyFacts | object>;
  /** The documents' author; null if there is none. */
  author: string | null;
  locale: LocaleFacts;
  /** The paper that labels are laid out on; null if a document has its own pages. */
  sheet: Sheet | null;
  /** By setting. */
  images: Record<string, ImageFile>;
  /** The Typst source of a Word file, used instead of the template's, and the file's images by their part. */
  word?: { source: string; images: Record<string, ImageFile> };
  /** Fonts that a design or a Word file brings: the files by their family names. */
  fonts?: Record<string, string>;
  /** The images that the records' values refer to. */
  pictures?: PicturePack | null;
  records: TypesetRecord[];
  /** For a preview: some settings are placeholders (`withPlaceholders`). */
  hasPlaceholders?: boolean;
  /**
   * Whether pages have the template's background; default true. Without it, they are laid over {@link
   * Typesetter.background}.
   */
  hasBackground?: boolean;
}

/** Documents typeset in a single compile, which is fast because layout and font embedding happen once. */
export interface TypesetBatch extends AddedPages {
  /** Pages of each document, in order. */
  pages: number[];
  /** Texts that don't fit: their documents or labels must not be delivered. */
  tooLong: (Place & TooLong)[];
  /** The engine validates it as PDF/UA-1 or PDF/A-3a. @throws TypesettingError */
  pdf(standard: Output["standard"], createdAt: Date): Uint8Array;
  /** All pages as one SVG, below each other. */
  svg(): string;
  /** What the source of a Word file reports about its pages. */
  notes(): SourceNote[];
}

/** The engine rejected the batch: the template is broken, or it cannot set the data. */
export class TypesettingError extends Error {
  constructor(diagnostics: unknown) {
    super(`The engine refused the batch: ${JSON.stringify(diagnostics)}`);
    this.name = "TypesettingError";
  }
}

export interface Typesetter {
  /**
   * Checks a batch in a fraction of the time of `typeset`: returns the texts that may not fit their boxes, unmeasured.
   * Only the `doubtful` ones are measured, and returned if they are too long. @throws TypesettingError
   */
  sketch(batch: Batch, doubtful: readonly string[]): (Place & (TooLong | NotedText))[];
  /** @throws TypesettingError */
  typeset(batch: Batch): TypesetBatch;
  /** The background that all pages of a batch share, alone on the page of a PDF. @throws TypesettingError */
  background(batch: Omit<Batch, "records">, standard: Output["standard"]): Uint8Array;
  /**
   * A template's only document without the texts it fills in, and what it reports about them (`templates/copy.typ`).
   * @throws TypesettingError
   */
  copy(batch: Batch): { pdf: Uint8Array; copied: unknown[] };
  /** Typesets and exports an SVG. @throws TypesettingError if the engine cannot draw it. */
  checkDrawing(svg: Buffer): void;
  /** An SVG as a PDF of one page, with a size in points. @throws TypesettingError */
  drawingPage(svg: Buffer, width: number, height: number): Uint8Array;
}

/**
 * How many compiles a cached intermediate result survives; more costs memory, fewer cost time. Sketches are small, and
 * two kinds of them alternate.
 */
const cacheAge = { typeset: 2, sketch: 4 };
/**
 * A batch of designs with more letters than this clears the cache: it takes much memory, and such texts rarely recur.
 */
const mostCachedLetters = 50_000;

/** Each text once, even if a document shows it twice. */
function distinct(tooLong: Iterable<Place & TooLong>): (Place & TooLong)[] {
  const byPlace = Array.from(tooLong, (text) => [[text.record, text.label, text.field].join(), text] as const);
  return [...new Map(byPlace).values()];
}

/**
 * A typesetter for the templates of `rootDir`: loads the engine and its fonts once per process. Cell text is passed as
 * JSON and never parsed as markup.
 */
export function createTypesetter(rootDir: string): Typesetter {
  const plain = typesetterWith(rootDir, []);
  let forWord: Typesetter | undefined;
  let twins: Buffer[] | undefined;
  // Making the twins takes a quarter of a second, and most processes never need them.
  const twinsOnce = () => (twins ??= twinFonts(rootDir));
  let last: { key: string; typesetter: Typesetter } | null = null;
  /** Only the fonts of the last template that brings some are kept in memory. */
  const withFonts = (fonts: Record<string, string>, isWord: boolean) => {
    const key = [isWord, ...Object.keys(fonts).sort()].join();
    if (last?.key !== key) {
      // Frees the fonts before others are read.
      last = null;
      const blobs = Object.values(fonts).map((path) => readFileSync(path));
      last = { key, typesetter: typesetterWith(rootDir, isWord ? [...blobs, ...twinsOnce()] : blobs) };
    }
    return last.typesetter;
  };
  const typesetterFor = ({ word, fonts = {} }: Pick<Batch, "word" | "fonts">) => {
    if (Object.keys(fonts).length > 0) return withFonts(fonts, word !== undefined);
    if (!word) return plain;
    forWord ??= typesetterWith(rootDir, twinsOnce());
    return forWord;
  };
  return {
    ...plain,
    background: (batch, standard) => typesetterFor(batch).background(batch, standard),
    sketch: (batch, doubtful) => typesetterFor(batch).sketch(batch, doubtful),
    typeset: (batch) => typesetterFor(batch).typeset(batch),
  };
}

type Compile = (input: CompileInput, inputs?: Record<string, string>) => NodeTypstDocument;

/** The engine with its fonts. `clearCache` empties its cache before the next compile. */
function createEngine(rootDir: string, fontBlobs: Buffer[]) {
  const workspace = join(rootDir, "lib/generation");
  const fontPaths = [...fontFamilies(rootDir), ...designFonts(rootDir).values(), wordFonts(rootDir)].flat();
  // The engine takes fonts in memory only before those of files.
  const fontArgs = [{ fontBlobs }, { fontPaths: [...new Set(fontPaths)] }];
  const compiler = NodeCompiler.create({ workspace, fontArgs });
  let isCacheFull = false;

  /**
   * Compiles with files that only exist for this compile: named by content and removed afterwards, so that one
   * visitor's documents can never reach another's images.
   */
  const compile: Compile = ({ source, files }, inputs = {}) => {
    for (const [virtual, content] of files) compiler.mapShadow(join(workspace, virtual), content);
    try {
      compiler.evictCache(isCacheFull ? 0 : "sketch" in inputs ? cacheAge.sketch : cacheAge.typeset);
      isCacheFull = false;
      const compiled = compiler.compile({ mainFileContent: source, inputs });
      if (!compiled.result) throw new TypesettingError(compiled.takeDiagnostics()?.shortDiagnostics);
      return compiled.result;
    } finally {
      for (const virtual of files.keys()) compiler.unmapShadow(join(workspace, virtual));
    }
  };
  return {
    compiler,
    compile,
    clearCache: () => {
      isCacheFull = true;
    },
  };
}

/** @param fontBlobs fonts that come before those of the templates */
function typesetterWith(rootDir: string, fontBlobs: Buffer[]): Typesetter {
  const { compiler, compile, clearCache } = createEngine(rootDir, fontBlobs);

  const set = (
    batch: Batch,
    doubtful?: readonly string[],
    layer: Layer = (batch.hasBackground ?? true) ? "all" : "content",
    inputs: Record<string, string> = doubtful ? { sketch: "" } : {},
  ) => {
    const document = compile(batchSource(batch, rootDir, doubtful, layer), inputs);
    const letters = () => lettersOf(batch.records.map(({ values }) => values));
    if ("design" in batch.settings && letters() > mostCachedLetters) clearCache();
    return document;
  };
  const compileDrawing = (svg: Buffer, source: string) => compile({ source, files: new Map([["/drawing.svg", svg]]) });

  return {
    checkDrawing(svg) {
      const page = `#set page(width: auto, height: auto)\n#image("/drawing.svg", width: 60mm)`;
      compiler.pdf(compileDrawing(svg, page), { pdfStandard: "1.7" });
    },
    drawingPage(svg, width, height) {
      const page = `#set page(width: ${width}pt, height: ${height}pt, margin: 0pt)\n#image("/drawing.svg", width: 100%, height: 100%, fit: "stretch")`;
      return compiler.pdf(compileDrawing(svg, page), { pdfStandard: "1.7", pdfTags: false });
    },
    background(batch, standard) {
      const document = set({ ...batch, records: [] }, undefined, "background");
      // Nothing on it is tagged: it becomes an artifact of the pages that it is laid under.
      return compiler.pdf(document, { pdfStandard: standard === "pdf" ? "1.7" : "a-3b", pdfTags: false });
    },
    copy(batch) {
      const document = set(batch, undefined, "all", { copy: "" });
      const copied = compiler.query(document, { selector: "<copied>", field: "value" });
      return { copied, pdf: compiler.pdf(document, { pdfStandard: "1.7", pdfTags: false }) };
    },
    sketch(batch, doubtful) {
      const document = set(batch, doubtful);
      return [...placed<TooLong | NotedText>(compiler.query(document, { selector: "<mark>", field: "value" }))];
    },
    typeset: (batch) => typesetBatch(compiler, set(batch)),
  };
}

function typesetBatch(compiler: NodeCompiler, document: NodeTypstDocument): TypesetBatch {
  const query = (selector: string) => compiler.query(document, { selector, field: "value" });
  // A single query: querying a page number in each document would take a fifth of the time.
  const [starts = []]: number[][] = query("<first-pages>");
  return {
    tooLong: distinct(placed<TooLong>(query("<mark>"))),
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
    stampPages: () => query("<stamp-page>"),
    regionPages: () => query("<region-page>"),
    notes: () => query("<noted>"),
  };
}
