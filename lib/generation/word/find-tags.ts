import type { Block, Inline, WordDocument } from "./model.ts";

/** How a file marks its fields in text, most explicit first: where `{{Name}}` is used, `{` alone is text. */
export const tagStyles = [
  { name: "{{Name}}", pattern: /\{\{\s*([^{}<>«»[\]\n#/%^@!|*=]{1,80}?)\s*\}\}/gu },
  { name: "«Name»", pattern: /«\s*([^{}<>«»[\]\n]{1,80}?)\s*»/gu },
  { name: "<<Name>>", pattern: /<<\s*([^{}<>«»[\]\n]{1,80}?)\s*>>/gu },
  { name: "[[Name]]", pattern: /\[\[\s*([^{}<>«»[\]\n]{1,80}?)\s*\]\]/gu },
  { name: "{Name}", pattern: /\{\s*([^{}<>«»[\]\n#/%^@!|*=]{1,80}?)\s*\}/gu },
] as const;
export type TagStyle = (typeof tagStyles)[number]["name"];

/** Calls `visit` for the inlines of every paragraph, in the order of the document. */
export function eachParagraph(blocks: readonly Block[], visit: (inlines: Inline[]) => void): void {
  for (const block of blocks) {
    if (block.kind === "table") {
      for (const row of block.rows) for (const { cell } of row.cells) eachParagraph(cell.blocks, visit);
      continue;
    }
    visit(block.inlines);
    for (const inline of block.inlines) {
      if (inline.kind === "float" && inline.float.content.kind === "box")
        eachParagraph(inline.float.content.box.blocks, visit);
      if (inline.kind === "note") eachParagraph(inline.blocks, visit);
      if (inline.kind === "link") visit(inline.inlines);
    }
  }
}

export function eachOfDocument({ sections }: Pick<WordDocument, "sections">, visit: (inlines: Inline[]) => void): void {
  for (const { headers, blocks, footers } of sections) {
    for (const part of Object.values(headers)) eachParagraph(part, visit);
    eachParagraph(blocks, visit);
    for (const part of Object.values(footers)) eachParagraph(part, visit);
  }
}

/** Turns the tags in the texts into fields, also those that Word has split over runs; returns the style that the file uses. */
export function findTags(document: Pick<WordDocument, "sections">): TagStyle | null {
  const counts = new Map<TagStyle, number>();
  eachOfDocument(document, (inlines) => {
    for (const { text } of textStretches(inlines)) {
      for (const { name, pattern } of tagStyles)
        counts.set(name, (counts.get(name) ?? 0) + [...text.matchAll(pattern)].length);
    }
  });
  const style = tagStyles.find(({ name }) => (counts.get(name) ?? 0) > 0);
  if (!style) return null;
  eachOfDocument(document, (inlines) => replaceTags(inlines, style.pattern));
  return style.name;
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

/** A field takes the run of its tag's first character. */
function replaceTags(inlines: Inline[], pattern: RegExp): void {
  for (const { from, to, text } of textStretches(inlines).toReversed()) {
    const tags = [...text.matchAll(pattern)];
    if (tags.length === 0) continue;
    const replaced: Inline[] = [];
    let at = 0;
    for (const inline of inlines.slice(from, to)) {
      if (inline.kind !== "text") continue;
      const end = at + inline.text.length;
      let cursor = at;
      for (const tag of tags) {
        const tagEnd = tag.index + tag[0].length;
        if (tag.index >= end || tagEnd <= cursor) continue;
        if (tag.index > cursor) replaced.push({ ...inline, text: text.slice(cursor, tag.index) });
        if (tag.index >= at) replaced.push({ kind: "field", name: tag[1] ?? "", sample: tag[0], run: inline.run });
        cursor = Math.min(end, tagEnd);
      }
      if (cursor < end) replaced.push({ ...inline, text: text.slice(cursor, end) });
      at = end;
    }
    inlines.splice(from, to - from, ...replaced);
  }
}
