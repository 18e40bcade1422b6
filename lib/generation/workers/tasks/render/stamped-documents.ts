import { findMold, type Texts } from "#lib/generation/archive/pdf/stamping/mold.ts";
import { StampError, stampWriter } from "#lib/generation/archive/pdf/stamping/stamp-writer.ts";
import { SpanningElementError } from "#lib/generation/archive/pdf/structure.ts";
import { type Typesetter, TypesettingError } from "#lib/generation/typesetting/typesetter.ts";
import { authorOf } from "./batch-frame.ts";
import { onGrounds } from "./design-grounds.ts";
import type { ShardDocument } from "./shard-file.ts";
import { onBackground } from "./shared-background.ts";
import type { Frame } from "./typeset-batch.ts";

/** Fewer documents take longer than without stamps: three are laid out to begin with. */
const leastDocuments = 8;

/** The documents that can be stamped, each with what writes it. */
export type StampedDocuments = ReadonlyMap<ShardDocument, () => Uint8Array>;

/**
 * Finds the documents that differ only in texts of one line: the engine lays out one of them and sets each text once. If
 * the pages turn out to differ by more, there are none.
 */
export function stampDocuments(typesetter: Typesetter, frame: Frame, all: readonly ShardDocument[]): StampedDocuments {
  if (frame.sheet) return new Map();
  const fields = (frame.fit.template.stamped ?? []).filter((field) => differs(all, field));
  if (fields.length === 0) return new Map();
  return new Map(groupsOf(all, fields).flatMap((group) => [...stampGroup(typesetter, frame, group)]));
}

const differs = (all: readonly ShardDocument[], field: string) =>
  all.some(({ values }) => values[field] !== all[0]?.values[field]);

/** Documents that differ at most in the texts of `fields`, all of which they have. */
interface AlikeDocuments {
  fields: readonly string[];
  documents: ShardDocument[];
}

function groupsOf(batch: readonly ShardDocument[], stamped: readonly string[]): AlikeDocuments[] {
  const groups = new Map<string, AlikeDocuments>();
  for (const document of batch) {
    const fields = stamped.filter((field) => isStampable(document.values[field]));
    const others = Object.entries(document.values).filter(([field]) => !fields.includes(field));
    const key = JSON.stringify([fields, others, document.settings]);
    const group = groups.get(key) ?? { fields, documents: [] };
    group.documents.push(document);
    groups.set(key, group);
  }
  return [...groups.values()].filter(({ documents }) => documents.length >= leastDocuments);
}

/** What begins with a dash or a full stop may reach out of its line. */
const isStampable = (value: unknown) => typeof value === "string" && /^[\p{L}\p{N}]/u.test(value);

function stampGroup(typesetter: Typesetter, frame: Frame, { fields, documents }: AlikeDocuments): StampedDocuments {
  const made = new Map<ShardDocument, () => Uint8Array>();
  const textsOf = ({ values }: ShardDocument): Texts =>
    Object.fromEntries(fields.map((field) => [field, String(values[field])]));
  const lengthOf = (document: ShardDocument) => Object.values(textsOf(document)).join("").length;
  // The shortest is sure to have no text that must shrink or wrap.
  const [shortest] = documents.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  if (!shortest) return made;
  const texts = Object.fromEntries(
    fields.map((field, index) => [
      field,
      [...new Set([...samplesOf(index), ...documents.map(({ values }) => String(values[field]))])],
    ]),
  );
  const records = [0, 1].map((sample) => ({
    values: { ...shortest.values, ...Object.fromEntries(fields.map((field) => [field, texts[field]?.[sample]])) },
    settings: shortest.settings,
  }));
  const { fit, standard, created, background, grounds, ...alike } = frame;
  try {
    const typeset = typesetter.typeset({
      ...alike,
      author: null,
      records: [...records, { values: shortest.values, settings: shortest.settings }],
      stamps: texts,
      hasBackground: background === null,
    });
    const [pages = 1] = typeset.pages;
    const laidOut = onBackground(typeset.pdf(standard, created), background, pages * 3);
    const pdf = onGrounds(laidOut, grounds, [shortest, shortest, shortest]);
    const stampPages = typeset.stampPages();
    const mold = findMold(pdf, { pages, stampPages, texts, proof: textsOf(shortest) });
    const writer = mold && stampWriter(mold);
    for (const [place, document] of writer ? documents.entries() : []) {
      const description = { title: document.title, author: authorOf(fit, document), place };
      const own = textsOf(document);
      if (writer?.has(own)) made.set(document, () => writer.write(own, description));
    }
  } catch (error) {
    if (!(error instanceof TypesettingError || error instanceof SpanningElementError || error instanceof StampError))
      throw error;
  }
  return made;
}

/**
 * The texts that a page is set with to find out where a field's texts stand: of different widths, in letters that all fonts
 * have, short enough for any box, and not the same for two fields.
 */
const samplesOf = (field: number) => {
  const letter = String.fromCharCode("a".charCodeAt(0) + field);
  return [`Mo${letter} B${letter}`, `i${letter}`];
};
