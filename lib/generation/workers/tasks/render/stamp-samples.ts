import type { Texts } from "#lib/generation/archive/pdf/stamping/stamp-texts.ts";
import type { CodeValue } from "#lib/generation/mapping/fit/fit.ts";
import type { ShardDocument } from "./shard-file.ts";

/** A document, and what may differ from that of others. */
export interface StampableDocument {
  document: ShardDocument;
  texts: Texts;
  codes: Readonly<Record<string, CodeValue>>;
}

/**
 * What a group is laid out with: texts of two different widths, to find out where they stand, and a row that proves it. The row
 * with the shortest texts is the least likely to have one that must shrink or wrap.
 */
export function sampleDocuments(fields: readonly string[], documents: readonly StampableDocument[]) {
  const [proof] = documents.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  if (!proof) return null;
  const [first, second] = [0, 1].map((at): StampableDocument => {
    const values = { ...proof.document.values };
    const texts: Record<string, string> = {};
    const codes: Record<string, CodeValue> = {};
    for (const [index, field] of fields.entries()) {
      const code = proof.codes[field];
      const text = samplesOf(index)[at] ?? "";
      texts[field] = text;
      values[field] = code ? sampleCode(code, text) : text;
      if (code) codes[field] = sampleCode(code, text);
    }
    return { document: { ...proof.document, values }, texts, codes };
  });
  return first && second ? ([first, second, proof] as const) : null;
}

/**
 * The same for regions: texts that no row has and two rows, of which the first has rather long texts. Where their pages
 * differ by more than their regions and codes, something else depends on the fields.
 */
export function regionSamples(fields: readonly string[], documents: readonly StampableDocument[], rank: number) {
  const alone = sampleDocuments(fields, documents);
  if (!alone) return null;
  const [made, , proof] = alone;
  const sorted = documents.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  const long = sorted[Math.floor(sorted.length * rank)] ?? proof;
  const codes = Object.fromEntries(
    Object.entries(long.codes).map(([field, code]) => [
      field,
      sampleCode(code, samplesOf(fields.indexOf(field))[1] ?? ""),
    ]),
  );
  const texts = {
    ...long.texts,
    ...Object.fromEntries(Object.entries(codes).map(([field, { text }]) => [field, text])),
  };
  const row = { document: { ...long.document, values: { ...long.document.values, ...codes } }, texts, codes };
  return [made, row, proof] as const;
}

/** The share of the documents that have shorter texts than the one that is taken. */
export const longRank = 0.75;

const lengthOf = ({ texts }: StampableDocument) => Object.values(texts).join("").length;

/** A symbol of as many modules as a row's, which nobody will see. */
function sampleCode(code: CodeValue, text: string): CodeValue {
  const { modules, rows = modules } = code;
  const path = `M${text.length} 0h1v1H${text.length}z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${modules} ${rows}"><path d="${path}"/></svg>`;
  return { ...code, text, svg, ...(code.typed !== undefined && { typed: text }) };
}

/**
 * Texts of different widths, in letters that all fonts have, short enough for any box, and not the same for two fields. The
 * first one stands for the field's text within a label, too, where hardly any has such words.
 */
const samplesOf = (field: number) => {
  const letter = (letters[field % letters.length] ?? "").repeat(1 + Math.floor(field / letters.length));
  return [`9${letter}`, `i${letter}`];
};
const letters = "ctraesznkuvxydbgopqh";
