import type { Block, Inline, Paragraph } from "../model.ts";
import type { PartHead } from "../tags/part-head.ts";
import type { OpenField } from "./open-field.ts";

/** The paragraphs that fields are open over. */
export interface Story {
  fields: OpenField[];
  /** What stands before and between them. */
  out: Inline[];
  /** How many of them were IF fields that show several paragraphs. */
  choices: number;
  /** Whether a table of contents has begun in an earlier paragraph, and hasn't ended. */
  isInContents: boolean;
}

/** Each doubles what follows it in its last paragraph. */
export const mostChoices = 6;

type Break = Extract<Inline, { kind: "paragraph-end" | "block" }>;
const isBreak = (inline: Inline): inline is Break => inline.kind === "paragraph-end" || inline.kind === "block";

/** Whether inlines are several paragraphs. */
export const hasBreaks = (inlines: readonly Inline[]): boolean =>
  inlines.some((each) => isBreak(each) || each.kind === "choice");

/** The two texts of an IF field of which at least one is several paragraphs. */
export const choice = (head: PartHead, then: Inline[], otherwise: Inline[]): Inline => ({
  kind: "choice",
  head,
  then,
  otherwise,
});

/**
 * Blocks of inlines that are several paragraphs; the last of them is `last`. As in Word, what stands before an
 * IF field belongs to the first paragraph of the text that it shows, and what stands after it to the last.
 */
export function blocksOf(inlines: readonly Inline[], last: Paragraph | null): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (const [at, inline] of inlines.entries()) {
    if (inline.kind === "choice") {
      const branch = (own: readonly Inline[], isNegated: boolean): Block => ({
        kind: "part",
        head: { ...inline.head, isNegated },
        blocks: blocksOf([...inlines.slice(from, at), ...own, ...inlines.slice(at + 1)], last),
      });
      return [...blocks, branch(inline.then, false), branch(inline.otherwise, true)];
    }
    if (!isBreak(inline)) continue;
    if (inline.kind === "block") blocks.push(inline.block);
    else blocks.push({ ...inline.paragraph, inlines: inlines.slice(from, at) });
    from = at + 1;
  }
  if (last) blocks.push({ ...last, inlines: inlines.slice(from) });
  return blocks;
}
