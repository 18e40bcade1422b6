import type { Document } from "../../mapping/documents/document.ts";
import { labelsOf } from "../../mapping/documents/sheet-documents.ts";
import type { TemplateDefinition } from "../definition.ts";

/** Scripts whose letters join, move and change places with their neighbours as they are set. */
const joining = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** A document's text in two readings: glyph by glyph in the order in which they are set, and as a person copies it. */
export interface PrintedText {
  set: string;
  copied: string;
}

/**
 * What two texts have in common where one was set in capitals, over several lines, or in ligatures. The PDF may tell a
 * letter with several marks twice, where they stand at different heights.
 */
function comparable(text: string): string {
  // Greek capitals have no accents.
  const folded = text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/([α-ω]\u0308?)\u0301/g, "$1")
    .normalize("NFKC");
  return folded.replace(/[\s,\p{Default_Ignorable_Code_Point}]/gu, "").replace(/(\P{M}\p{M}{2,})\1+/gu, "$1");
}

/**
 * Whether a text can be found in what a document prints. A word of a joining script may be set in pieces, backwards, and
 * a piece told twice, so its letters are looked for in any order.
 */
function isPrinted(value: string, { set, copied }: PrintedText): boolean {
  // A bracket's glyph may be told as the other bracket, which it is from right to left, and only a copy puts that right.
  const isIn = joining.test(value) ? hasLettersOf : (text: string) => text.includes(comparable(value));
  return [set, copied].some((text) => isIn(text, value));
}

function hasLettersOf(text: string, value: string): boolean {
  const left = new Map<string, number>();
  for (const letter of text) left.set(letter, (left.get(letter) ?? 0) + 1);
  for (const letter of comparable(value).replace(/[^\p{L}\p{M}\p{N}]/gu, "")) {
    const more = left.get(letter) ?? 0;
    if (more === 0) return false;
    left.set(letter, more - 1);
  }
  return true;
}

/** The texts and dates of a document that its pages do not hold, each with its field; numbers are set as a locale does. */
export function unprinted(template: TemplateDefinition, values: Document["values"], pages: PrintedText): string[] {
  const printed = { set: comparable(pages.set), copied: comparable(pages.copied) };
  const lines: Document["values"][] = Array.isArray(values.lines) ? values.lines : [];
  const labels = labelsOf({ values })?.map((label) => label.values) ?? [];
  const texts = template.fields.filter(({ type }) => type === "text" || type === "date");
  return texts.flatMap(({ name, collects }) =>
    [values, ...lines, ...labels].flatMap(({ [name]: value }) => {
      if (typeof value !== "string") return [];
      // "Maths: A" is two cells of a table.
      const parts = collects ? value.split(/[:\n]/) : [value];
      return parts.every((part) => isPrinted(part, printed)) ? [] : [`${name} is not printed: "${value}"`];
    }),
  );
}
