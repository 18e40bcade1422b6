import type { Texts } from "#lib/generation/archive/pdf/stamping/stamp-texts.ts";
import type { CodeValue } from "#lib/generation/mapping/fit/fit.ts";
import type { ShardDocument } from "../shard-file.ts";
import { type Part, withPart } from "./stamp-parts.ts";

/** A document, and what may differ from that of others. */
export interface StampableDocument {
  document: ShardDocument;
  texts: Texts;
  codes: Readonly<Record<string, CodeValue>>;
}

/**
 * What a group is laid out with: texts of two different widths, to find out where they stand, and a row that proves it.
 * The row with the shortest texts is the least likely to have one that must shrink or wrap.
 */
export function sampleDocuments(
  parts: readonly Part[],
  documents: readonly StampableDocument[],
  textsOf: (part: Part, index: number) => readonly string[] = samplesOf,
) {
  const [proof] = documents.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  if (!proof) return null;
  const [first, second] = [0, 1].map((at): StampableDocument => {
    let { document } = proof;
    const texts: Record<string, string> = {};
    const codes: Record<string, CodeValue> = {};
    for (const [index, part] of parts.entries()) {
      const code = proof.codes[part.name];
      const text = textsOf(part, index)[at] ?? "";
      texts[part.name] = text;
      document = withPart(document, part, code ? sampleCode(code, text) : text);
      if (code) codes[part.name] = sampleCode(code, text);
    }
    return { document, texts, codes };
  });
  return first && second ? ([first, second, proof] as const) : null;
}

/**
 * The same for regions: texts that no row has, a row with rather long texts, and the proof. If their pages differ by
 * more than their regions and codes, something else depends on the fields.
 */
export function regionSamples(parts: readonly Part[], documents: readonly StampableDocument[], rank: number) {
  const alone = sampleDocuments(parts, documents, (part, index) => {
    const samples = samplesOf(part, index);
    if (part.isNumber || part.name in (documents[0]?.codes ?? {})) return samples;
    const [before, after] = commonEnds(documents.map(({ texts }) => texts[part.name] ?? ""));
    return samples.map((text) => before + text + after);
  });
  if (!alone) return null;
  const [made, , proof] = alone;
  const sorted = documents.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  const long = sorted[Math.floor(sorted.length * rank)] ?? proof;
  const row = { ...long, texts: { ...long.texts }, codes: { ...long.codes } };
  for (const [index, part] of parts.entries()) {
    const code = long.codes[part.name];
    if (!code) continue;
    const sample = sampleCode(code, samplesOf(part, index)[1] ?? "");
    row.document = withPart(row.document, part, sample);
    row.codes[part.name] = sample;
    row.texts[part.name] = sample.text;
  }
  return [made, row, proof] as const;
}

/**
 * What all texts begin and end with, such as a greeting's words: a sample with them has as many lines as most texts.
 */
function commonEnds([first = "", ...others]: readonly string[]): [before: string, after: string] {
  const most = Math.min(first.length, ...others.map(({ length }) => length));
  // Half of a surrogate pair is no text.
  const isCommon = (at: number) =>
    !/[\ud800-\udfff]/.test(first.at(at) ?? "") && others.every((text) => text.at(at) === first.at(at));
  let before = 0;
  while (before < most && isCommon(before)) before += 1;
  let after = 0;
  while (before + after < most && isCommon(-1 - after)) after += 1;
  return [first.slice(0, before), first.slice(first.length - after)];
}

/** The share of the documents that have shorter texts than the one that is taken. */
export const longRank = 0.75;

const lengthOf = ({ texts }: StampableDocument) => Object.values(texts).join("").length;

/** A placeholder with as many modules as a row's code. */
function sampleCode(code: CodeValue, text: string): CodeValue {
  const { modules, rows = modules } = code;
  const path = `M${text.length} 0h1v1H${text.length}z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${modules} ${rows}"><path d="${path}"/></svg>`;
  return { ...code, text, svg, ...(code.typed !== undefined && { typed: text }) };
}

/**
 * Texts of different widths, in letters that all fonts have, short enough for any box, and different for each field.
 * The first one must also be recognised within a label, so it is unlike any word.
 */
const samplesOf = ({ isNumber }: Part, field: number) => {
  if (isNumber) return [`3.${117 + field}`, `1.${117 + field}`];
  const letter = (letters[field % letters.length] ?? "").repeat(1 + Math.floor(field / letters.length));
  return [`9${letter}`, `i${letter}`];
};
const letters = "ctraesznkuvxydbgopqh";
