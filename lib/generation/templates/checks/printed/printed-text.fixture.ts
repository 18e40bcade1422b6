import type { Document } from "#lib/generation/mapping/documents/document.ts";
import { labelsOf } from "#lib/generation/mapping/documents/sheet-documents.ts";
import type { TemplateDefinition } from "../../definition.ts";

/** Scripts whose letters join, move and change places with their neighbours. */
const joining = new RegExp(
  `[${[
    ...["Arabic", "Hebrew", "Thai", "Lao", "Khmer", "Myanmar", "Sinhala", "Devanagari", "Bengali", "Gurmukhi"],
    ...["Gujarati", "Oriya", "Tamil", "Telugu", "Kannada", "Malayalam"],
  ]
    .map((script) => `\\p{Script=${script}}`)
    .join("")}]`,
  "u",
);

/** A document's text, read in two ways: glyph by glyph in drawing order, and as a person copies it. */
export interface PrintedText {
  set: string;
  copied: string;
}

/**
 * Normalises texts for comparison, ignoring capitals, line breaks and ligatures. The PDF may repeat a letter with
 * several marks at different heights.
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

/** PDFium copies a hyphen at the end of a line, the word's own as well as one that divides it, as U+FFFE. */
const lineHyphen = "\ufffe";
const withoutHyphens = (text: string) => text.replace(/[-\ufffe]/g, "");

/**
 * Whether a document prints a text. A word in a joining script may be drawn in pieces, backwards, and partly repeated,
 * so its letters may come in any order.
 */
function isPrinted(value: string, { set, copied }: PrintedText): boolean {
  // In right-to-left text the glyph of a bracket may be reported as the opposite bracket; only the copied text is
  // correct.
  const isIn = joining.test(value) ? hasLettersOf : (text: string, part: string) => text.includes(comparable(part));
  if ([set, copied].some((text) => isIn(text, value))) return true;
  return copied.includes(lineHyphen) && isIn(withoutHyphens(copied), withoutHyphens(value));
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

/**
 * The texts and dates of a document that are missing on its pages, each with its field. Skips numbers, which are
 * formatted by locale, and what only gives colours.
 */
export function unprinted(template: TemplateDefinition, values: Document["values"], pages: PrintedText): string[] {
  const printed = { set: comparable(pages.set), copied: comparable(pages.copied) };
  const lines: Document["values"][] = Array.isArray(values.lines) ? values.lines : [];
  const labels = labelsOf({ values })?.map((label) => label.values) ?? [];
  const colors = new Set(template.settings.flatMap((setting) => (setting.type === "colors" ? [setting.field] : [])));
  const texts = template.fields.filter(({ name, type }) => (type === "text" || type === "date") && !colors.has(name));
  return texts.flatMap(({ name, collects }) =>
    [values, ...lines, ...labels].flatMap(({ [name]: value }) => {
      if (typeof value !== "string") return [];
      // "Maths: A" becomes two cells of a table.
      const parts = collects ? value.split(/[:\n]/) : [value];
      return parts.every((part) => isPrinted(part, printed)) ? [] : [`${name} is not printed: "${value}"`];
    }),
  );
}
