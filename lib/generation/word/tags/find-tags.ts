import type { WordDocument } from "../document.ts";
import { readTag } from "../fields/tag.ts";
import type { Block, Inline, Mark } from "../model.ts";
import { fieldInline, omit, type ReadContext } from "../read-context.ts";

/** How a file marks its fields in text, most explicit first: where `{{Name}}` is used, `{` alone is text. */
export const tagStyles = [
  { name: "{{Name}}", pattern: /\{\{([^{}\n]{1,300}?)\}\}/gu },
  { name: "«Name»", pattern: /«([^«»\n]{1,300}?)»/gu },
  { name: "<<Name>>", pattern: /<<([^\n]{1,300}?)>>/gu },
  { name: "[[Name]]", pattern: /\[\[([^[\]\n]{1,300}?)\]\]/gu },
  { name: "{Name}", pattern: /\{([^{}\n]{1,300}?)\}/gu },
] as const;
export type TagStyle = (typeof tagStyles)[number]["name"];

/** How Jinja writes statements and comments, in docxtpl's and docassemble's templates. */
const foreignTag = /\{%[^\n]{1,300}?%\}|\{# [^\n]{0,300}?#\}/gu;
export const isForeignTag = (tag: string) => /^\{%|^\{# .*#\}/u.test(tag);
const mostForeign = 5;

/** Calls `visit` for the inlines of every paragraph and part, in the order of the document. */
export function eachParagraph(blocks: readonly Block[], visit: (inlines: Inline[]) => void): void {
  const within = (inlines: Inline[]) => {
    visit(inlines);
    for (const inline of inlines) {
      if (inline.kind === "float" && inline.float.content.kind === "box")
        eachParagraph(inline.float.content.box.blocks, visit);
      if (inline.kind === "note") eachParagraph(inline.blocks, visit);
      if (inline.kind === "link" || inline.kind === "part") within(inline.inlines);
    }
  };
  for (const block of blocks) {
    if (block.kind === "table") {
      for (const row of block.rows) for (const { cell } of row.cells) eachParagraph(cell.blocks, visit);
    } else if (block.kind === "part") eachParagraph(block.blocks, visit);
    else within(block.inlines);
  }
}

/** The same for a document's headers, texts and footers, section by section. */
export function eachOfDocument({ sections }: Pick<WordDocument, "sections">, visit: (inlines: Inline[]) => void): void {
  for (const { headers, blocks, footers } of sections) {
    for (const part of Object.values(headers)) eachParagraph(part, visit);
    eachParagraph(blocks, visit);
    for (const part of Object.values(footers)) eachParagraph(part, visit);
  }
}

/** Turns the tags in the texts into fields and marks, also those that Word has split over runs; returns the style that the file uses. */
export function findTags(document: Pick<WordDocument, "sections">, context: ReadContext): TagStyle | null {
  const counts = new Map<TagStyle, number>();
  const foreign = new Set<string>();
  eachOfDocument(document, (inlines) => {
    for (const { text } of textStretches(inlines)) {
      for (const [tag] of text.matchAll(foreignTag)) if (foreign.size < mostForeign) foreign.add(tag.slice(0, 80));
      for (const style of tagStyles) {
        const found = tagsIn(text, style).filter(({ tag }) => tag.kind === "value" || tag.kind === "open");
        counts.set(style.name, (counts.get(style.name) ?? 0) + found.length);
      }
    }
  });
  if (!context.isAsWritten) for (const tag of foreign) omit(context, "foreign_tag", tag);
  const style = tagStyles.find(({ name }) => (counts.get(name) ?? 0) > 0);
  if (!style) return null;
  if (style.name !== plainStyle.name) noteMixedTags(document, context);
  eachOfDocument(document, (inlines) => replaceTags(inlines, style, context));
  return style.name;
}

const plainStyle = tagStyles[4];
const mostMixed = 5;

/** Conditions and lists in single braces are text where fields have other marks, but hardly meant to be. */
function noteMixedTags(document: Pick<WordDocument, "sections">, context: ReadContext): void {
  const mixed = new Set<string>();
  eachOfDocument(document, (inlines) => {
    for (const { text } of textStretches(inlines))
      for (const { tag, text: whole, index } of tagsIn(text, plainStyle))
        if (tag.kind !== "value" && text[index - 1] !== "{" && mixed.size < mostMixed) mixed.add(whole.slice(0, 80));
  });
  if (!context.isAsWritten) for (const tag of mixed) omit(context, "mixed_tag", tag);
}

/** Runs of text that follow each other directly. */
function textStretches(inlines: readonly Inline[]): { from: number; to: number; text: string }[] {
  const stretches: { from: number; to: number; text: string }[] = [];
  for (const [index, inline] of inlines.entries()) {
    if (inline.kind !== "text") continue;
    const last = stretches.at(-1);
    if (last?.to === index) Object.assign(last, { to: index + 1, text: last.text + inline.text });
    else stretches.push({ from: index, to: index + 1, text: inline.text });
  }
  return stretches;
}

/** The tags in a text, and where they stand. */
export function tagsIn(text: string, { name, pattern }: (typeof tagStyles)[number]) {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const tag = readTag(match[1] ?? "", name.startsWith("{"));
    return tag
      ? [{ tag, index: match.index, end: match.index + match[0].length, text: match[0], code: match[1] ?? "" }]
      : [];
  });
}

/** A field takes the run of its tag's first character. */
function replaceTags(inlines: Inline[], style: (typeof tagStyles)[number], context: ReadContext): void {
  for (const { from, to, text } of textStretches(inlines).toReversed()) {
    const tags = tagsIn(text, style).filter(({ tag }) => tag.kind === "value" || !context.isAsWritten);
    if (tags.length === 0) continue;
    const replaced: Inline[] = [];
    let at = 0;
    /** The first tag that doesn't end before this run. */
    let next = 0;
    for (const inline of inlines.slice(from, to)) {
      if (inline.kind !== "text") continue;
      const end = at + inline.text.length;
      const { run } = inline;
      let cursor = at;
      while ((tags[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next += 1;
      for (let own = next; own < tags.length; own += 1) {
        const { tag, index, end: tagEnd, text: whole, code } = tags[own] as (typeof tags)[number];
        if (index >= end) break;
        if (index > cursor) replaced.push({ ...inline, text: text.slice(cursor, index) });
        if (index >= at) {
          const mark = (other: Mark["tag"]): Mark => ({ kind: "mark", tag: other, text: whole, run });
          const said = { code, isUnknown: false, sample: whole, run };
          replaced.push(tag.kind === "value" ? { ...fieldInline(tag, said, context), isTag: true } : mark(tag));
        }
        cursor = Math.min(end, tagEnd);
      }
      if (cursor < end) replaced.push({ ...inline, text: text.slice(cursor, end) });
      at = end;
    }
    inlines.splice(from, to - from, ...replaced);
  }
}
