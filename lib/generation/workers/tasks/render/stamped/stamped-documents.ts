import { isDeepStrictEqual } from "node:util";
import { type DrawnModules, drawnModules } from "#lib/generation/archive/pdf/stamping/drawn-modules.ts";
import { documentFiller, type FilledDocument, StampError } from "#lib/generation/archive/pdf/stamping/fill-document.ts";
import { findMold, type Mold } from "#lib/generation/archive/pdf/stamping/mold.ts";
import { stampWriter } from "#lib/generation/archive/pdf/stamping/stamp-writer.ts";
import { SpanningElementError } from "#lib/generation/archive/pdf/structure.ts";
import type { CodeValue } from "#lib/generation/mapping/fit/fit.ts";
import { type Typesetter, TypesettingError } from "#lib/generation/typesetting/typesetter.ts";
import { authorOf, commonAuthor } from "../batch-frame.ts";
import { onGrounds } from "../design-grounds.ts";
import type { ShardDocument } from "../shard-file.ts";
import { onBackground } from "../shared-background.ts";
import type { Frame } from "../typeset-batch.ts";
import { isCode, type Part, partOf, partsOf, withPart } from "./stamp-parts.ts";
import { longRank, regionSamples, type StampableDocument, sampleDocuments } from "./stamp-samples.ts";

/** Fewer documents take longer than without stamps: three are laid out to begin with. */
const leastDocuments = 8;
/** Texts in one compile: 40,000, of designs with 200 elements, took 1.8 GB. */
const mostTexts = 8_000;

/** A document that can be stamped, not filled yet: a shard's files would take much memory. */
export interface StampedDocument {
  /** Documents of one mold can be the pages of one PDF. */
  mold: Mold;
  fill(): FilledDocument;
  /** Its file. */
  write(filled: FilledDocument): Uint8Array;
}

export type StampedDocuments = ReadonlyMap<ShardDocument, StampedDocument>;

/**
 * Finds the documents that differ only in texts of one line and in codes: the engine lays out one of them and sets each text
 * once. If the pages turn out to differ by more, there are none.
 */
export function stampDocuments(typesetter: Typesetter, frame: Frame, all: readonly ShardDocument[]): StampedDocuments {
  const { letters = 0, regions = false } = frame.fit.template.stamped ?? {};
  const differing = partsOf(frame.fit.template, all).filter((part) => differs(all, part));
  if (frame.sheet || differing.length === 0) return new Map();
  // Regions hold places from the left, and what reading from right to left changes is only known of whole pages.
  if (regions && frame.locale.direction === "rtl") return new Map();
  const groups = groupsOf(all, differing, letters);
  return new Map(groups.flatMap((group) => [...stampGroup(typesetter, frame, group, regions)]));
}

function differs(all: readonly ShardDocument[], part: Part): boolean {
  const [first, ...others] = all.map((document) => partOf(document, part));
  return others.some((value) => !isDeepStrictEqual(value, first));
}

/** Documents that differ at most in the texts and codes of `parts`, all of which they have. */
interface Group {
  parts: readonly Part[];
  documents: StampableDocument[];
}

function groupsOf(all: readonly ShardDocument[], stamped: readonly Part[], letters: number): Group[] {
  const groups = new Map<string, Group>();
  for (const document of all) {
    const texts: Record<string, string> = {};
    const codes: Record<string, CodeValue> = {};
    const parts: Part[] = [];
    let others = document;
    for (const part of stamped) {
      const value = partOf(document, part);
      const text = isCode(value) ? value.text : value;
      if (typeof text !== "string" || text.length > letters || !plain.test(text)) continue;
      parts.push(part);
      texts[part.name] = text;
      if (isCode(value)) codes[part.name] = value;
      others = withPart(
        others,
        part,
        isCode(value) ? { ...value, text: "", svg: "", typed: value.typed !== undefined } : null,
      );
    }
    const key = JSON.stringify([parts.map(({ name }) => name), others.values, others.settings]);
    const group = groups.get(key) ?? { parts, documents: [] };
    group.documents.push({ document, texts, codes });
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(cutUp);
}

/** A group in parts of as many documents as one compile takes; none of too few. */
function cutUp({ parts, documents }: Group): Group[] {
  if (parts.length === 0) return [];
  const size = Math.max(leastDocuments, Math.floor(mostTexts / parts.length));
  const cut = Array.from({ length: Math.ceil(documents.length / size) }, (_, index) =>
    documents.slice(index * size, (index + 1) * size),
  );
  return cut.filter(({ length }) => length >= leastDocuments).map((each) => ({ parts, documents: each }));
}

/**
 * Letters that stand beside each other as they are. What begins with a dash or a full stop may reach out of its line. Which
 * of these letters a font has is known to the typesetter.
 */
const plain =
  /^(?!.*\p{Extended_Pictographic})(?=[\p{L}\p{N}])[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]+$/u;

function stampGroup(
  typesetter: Typesetter,
  frame: Frame,
  { parts, documents }: Group,
  byRegion: boolean,
  rank = longRank,
): StampedDocuments {
  const made = new Map<ShardDocument, StampedDocument>();
  const samples = byRegion ? regionSamples(parts, documents, rank) : sampleDocuments(parts, documents);
  const { fit, standard, created, background, grounds, ...alike } = frame;
  if (!samples) return made;
  const texts = Object.fromEntries(
    parts.map(({ name }) => [name, [...new Set([...samples, ...documents].map((each) => each.texts[name] ?? ""))]]),
  );
  const drawn = Object.fromEntries(
    Object.keys(samples[0].codes).map((field) => [field, samples.map(({ codes }) => drawnCode(codes[field]))]),
  );
  const records = [...samples, ...documents];
  // A long text may be too long, or divided.
  const again = () => (byRegion && rank > 0 ? stampGroup(typesetter, frame, { parts, documents }, byRegion, 0) : made);
  try {
    const typeset = typesetter.typeset({
      ...alike,
      author: commonAuthor(
        fit,
        documents.map(({ document }) => document),
      ),
      records: samples.map(({ document: { values, settings } }) => ({ values, settings })),
      ...(byRegion ? { regions: records.map(withoutDrawings) } : { stamps: texts }),
      hasBackground: background === null,
    });
    const tooLong = new Set(typeset.tooLong.map(({ record }) => record));
    // A text that they have in common doesn't fit: the engine tells of each document.
    if (samples.some((_, index) => tooLong.has(index))) return again();
    const [pages = 1] = typeset.pages;
    const laidOut = onBackground(typeset.pdf(standard, created), background, pages * samples.length);
    const pdf = onGrounds(
      laidOut,
      grounds,
      samples.map(({ document }) => document),
    );
    const batch = {
      pages,
      stampPages: typeset.stampPages(),
      regionPages: typeset.regionPages(),
      texts,
      records: records.map((each) => each.texts),
      proof: samples[2].texts,
      drawings: drawn,
    };
    const mold = findMold(pdf, batch);
    if (!mold) return again();
    const { has, fill } = documentFiller(mold);
    const write = stampWriter(mold);
    for (const [place, { document, texts: own, codes }] of documents.entries()) {
      const record = samples.length + place;
      if (!has(own, record) || tooLong.has(record)) continue;
      const description = { title: document.title, author: authorOf(fit, document), place };
      made.set(document, {
        mold,
        fill: () =>
          fill(own, record, Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, drawnCode(code)]))),
        write: (filled) => write(filled, description),
      });
    }
  } catch (error) {
    if (!(error instanceof TypesettingError || error instanceof SpanningElementError || error instanceof StampError))
      throw error;
  }
  return made;
}

/** @throws StampError for a symbol that isn't modules alone */
function drawnCode(code: CodeValue | undefined): DrawnModules {
  const drawn = drawnModules(code?.svg ?? "");
  if (!drawn) throw new StampError("A code isn't made of modules");
  return drawn;
}

/** What of a document differs from others, of whose codes only the texts are set. */
const withoutDrawings = ({ texts, codes }: StampableDocument) => ({
  ...texts,
  ...Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, { ...code, svg: "" }])),
});
