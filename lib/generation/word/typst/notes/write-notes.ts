import type { Section } from "../../document.ts";
import type { Inline } from "../../model.ts";
import { type SourceContext, string } from "../source-context.ts";

/** A note's number in the text, and the note, as an expression. */
export function writeNote(
  { of, hasOwnMark, blocks }: Extract<Inline, { kind: "note" }>,
  context: SourceContext,
): string {
  const { width, margin, notes } = context.section;
  const { format, start, restarts } = notes[of];
  const content = context.content(blocks, { width: width - margin.left - margin.right, isCell: false });
  const shown = hasOwnMark ? "none" : string(format);
  if (of === "endnote") return `end-note(${shown}, ${start}, ${content})`;
  return `foot-note(${shown}, ${restarts === "page" ? start : "none"}, ${content})`;
}

/** Where a section or, as the first, a document begins to count its notes, as expressions. */
export function beginNotes({ notes: { footnote, endnote } }: Pick<Section, "notes">, isFirst: boolean): string[] {
  return [
    ...(isFirst || footnote.restarts === "section" ? [`counter(footnote).update(${footnote.start - 1})`] : []),
    ...(isFirst ? ["endnotes.update(())"] : []),
    ...(endnote.restarts === "section" ? ["endnotes.update(all => all + (none,))"] : []),
  ];
}
