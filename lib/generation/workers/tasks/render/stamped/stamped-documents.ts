import { isDeepStrictEqual } from "node:util";
import { type DrawnModules, drawnModules } from "#lib/generation/archive/pdf/stamping/drawn-modules.ts";
import { documentFiller, type FilledDocument, StampError } from "#lib/generation/archive/pdf/stamping/fill-document.ts";
import { findMold, type Mold } from "#lib/generation/archive/pdf/stamping/mold.ts";
import { stampWriter } from "#lib/generation/archive/pdf/stamping/stamp-writer.ts";
import { SpanningElementError } from "#lib/generation/archive/pdf/structure.ts";
import type { CodeValue } from "#lib/generation/mapping/fit/fit.ts";
import { type Typesetter, TypesettingError } from "#lib/generation/typesetting/typesetter.ts";
import { authorOf, commonAuthor } from "../batch-frame.ts";
import { onGrounds } from "../grounds.ts";
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
 * Finds the documents that differ only in texts and codes; the texts are of one line, unless the template has regions.
 * The engine lays out one document of each group of them and sets each text once. A group whose pages turn out to
 * differ by more has none.
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
    let rest = document;
    for (const part of stamped) {
      const value = partOf(document, part);
      const text = isCode(value) ? value.text : value;
      if (typeof text !== "string" || text.length > letters || !plain.test(text)) continue;
      parts.push(part);
      texts[part.name] = text;
      if (isCode(value)) codes[part.name] = value;
      const emptied = isCode(value) ? { ...value, text: "", svg: "", typed: value.typed !== undefined } : null;
      rest = withPart(rest, part, emptied);
    }
    const key = JSON.stringify([parts.map(({ name }) => name), rest.values, rest.settings]);
    const group = groups.get(key) ?? { parts, documents: [] };
    group.documents.push({ document, texts, codes });
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(cutUp);
}

/** Groups of as many documents as one compile takes, without those of too few. */
function cutUp({ parts, documents }: Group): Group[] {
  if (parts.length === 0) return [];
  const size = Math.max(leastDocuments, Math.floor(mostTexts / parts.length));
  const cut = Array.from({ length: Math.ceil(documents.length / size) }, (_, index) =>
    documents.slice(index * size, (index + 1) * size),
  );
  return cut.filter(({ length }) => length >= leastDocuments).map((some) => ({ parts, documents: some }));
}

/**
 * Letters that are simply set one after the other. What begins with a dash or a full stop may reach out of its line.
 * Which of these letters a font has is known to the typesetter.
 */
const plain =
  /^(?!.*\p{Extended_Pictographic})(?=[\p{L}\p{N}])[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]+$/u;

/** None of the documents if the engine refuses the samples, if more than texts differs, or if one can't be written. */
function stampGroup(typesetter: Typesetter, frame: Frame, group: Group, byRegion: boolean): StampedDocuments {
  const { parts, documents } = group;
  // Long texts are tried first: one that is too long, or divided, makes shorter ones necessary.
  for (const rank of byRegion ? [longRank, 0] : [longRank]) {
    const samples = byRegion ? regionSamples(parts, documents, rank) : sampleDocuments(parts, documents);
    if (!samples) break;
    try {
      const stamped = stampWith(typesetter, frame, group, samples, byRegion);
      if (stamped) return stamped;
    } catch (error) {
      if (error instanceof TypesettingError || error instanceof SpanningElementError || error instanceof StampError)
        break;
      throw error;
    }
  }
  return new Map();
}

type Samples = NonNullable<ReturnType<typeof sampleDocuments>>;

/**
 * Lays out the samples, and makes a mold of the first.
 * @returns null if a sample's text is too long, or if the samples can't be made from each other
 * @throws TypesettingError, SpanningElementError, or StampError if fonts or codes can't be exchanged
 */
function stampWith(
  typesetter: Typesetter,
  frame: Frame,
  { parts, documents }: Group,
  samples: Samples,
  byRegion: boolean,
): StampedDocuments | null {
  const { fit, standard, created, background, grounds, ...batch } = frame;
  const records = [...samples, ...documents];
  const texts = textsOf(parts, records);
  const drawings = Object.fromEntries(
    Object.keys(samples[0].codes).map((field) => [field, samples.map(({ codes }) => drawnCode(codes[field]))]),
  );
  const typeset = typesetter.typeset({
    ...batch,
    author: commonAuthor(fit, sourcesOf(documents)),
    records: sourcesOf(samples).map(({ values, settings }) => ({ values, settings })),
    ...(byRegion ? { regions: records.map(withoutDrawings) } : { stamps: texts }),
    hasBackground: background === null,
  });
  const tooLong = new Set(typeset.tooLong.map(({ record }) => record));
  // Where a text that all documents share doesn't fit, the engine names each of them.
  if (samples.some((_, index) => tooLong.has(index))) return null;
  const [pages = 1] = typeset.pages;
  const laidOut = onBackground(typeset.pdf(standard, created), background, pages * samples.length);
  const pageCounts = samples.map(() => pages);
  const mold = findMold(onGrounds(laidOut, grounds, sourcesOf(samples), pageCounts), {
    pages,
    stampPages: typeset.stampPages(),
    regionPages: typeset.regionPages(),
    texts,
    records: records.map((record) => record.texts),
    proof: samples[2].texts,
    drawings,
  });
  if (!mold) return null;
  return fillersFor(mold, frame, documents, samples.length, tooLong);
}

/** How each document is filled into the mold; those with texts or regions that the engine hasn't set are left out. */
function fillersFor(
  mold: Mold,
  { fit }: Frame,
  documents: readonly StampableDocument[],
  firstRecord: number,
  tooLong: ReadonlySet<number>,
): StampedDocuments {
  const { has, fill } = documentFiller(mold);
  const write = stampWriter(mold);
  const stamped = new Map<ShardDocument, StampedDocument>();
  for (const [place, { document, texts, codes }] of documents.entries()) {
    const record = firstRecord + place;
    if (!has(texts, record) || tooLong.has(record)) continue;
    const description = { title: document.title, author: authorOf(fit, document), place };
    const drawings = () =>
      Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, drawnCode(code)] as const));
    stamped.set(document, {
      mold,
      fill: () => fill(texts, record, drawings()),
      write: (filled) => write(filled, description),
    });
  }
  // If the mold can't be written, its first document shows it, while all can still be laid out.
  const [first] = stamped.values();
  first?.write(first.fill());
  return stamped;
}

const sourcesOf = (documents: readonly StampableDocument[]) => documents.map(({ document }) => document);

/** The different texts of each part, with those of the samples first. */
function textsOf(parts: readonly Part[], records: readonly StampableDocument[]): Record<string, string[]> {
  const textsIn = (name: string) => [...new Set(records.map(({ texts }) => texts[name] ?? ""))];
  return Object.fromEntries(parts.map(({ name }) => [name, textsIn(name)]));
}

/** @throws StampError for a symbol that isn't modules alone */
function drawnCode(code: CodeValue | undefined): DrawnModules {
  const drawn = drawnModules(code?.svg ?? "");
  if (!drawn) throw new StampError("A code isn't made of modules");
  return drawn;
}

/** The parts of a document that differ from others'; of codes without their drawings, which aren't laid out. */
const withoutDrawings = ({ texts, codes }: StampableDocument) => ({
  ...texts,
  ...Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, { ...code, svg: "" }])),
});
