import type { Condition } from "../../templates/merge.ts";
import type { WordDocument } from "../document.ts";
import type { Block, Inline, Paragraph } from "../model.ts";

/** Paragraphs of the main part that are left out where their fields are empty, by their place among its elements. */
export type BlankLines = ReadonlyMap<number, Condition>;

type FieldInline = Extract<Inline, { kind: "field" }>;

/**
 * Leaves out paragraphs whose fields are all empty, as Word's mail merge does (17.14.15): those with nothing but merge
 * fields. Tags stand alone on a line in other places, too, so such a line must be one of several, as in an address.
 * The last paragraph of a text, box or cell stays, as in Word; so do lines beside what text flows around.
 */
export function leaveOutBlankLines({ sections }: Pick<WordDocument, "sections">): BlankLines {
  const found = new Map<number, Condition>();
  for (const section of sections) {
    const isFlowing = section.blocks.some(isFlowedAround);
    section.blocks = within(section.blocks, found, isFlowing);
  }
  return found;
}

function within(blocks: readonly Block[], found: Map<number, Condition>, isKept = false): Block[] {
  for (const block of blocks) {
    if (block.kind === "table")
      for (const { cells } of block.rows) for (const { cell } of cells) cell.blocks = within(cell.blocks, found);
    if (block.kind !== "paragraph") continue;
    for (const { box } of block.inlines.flatMap((each) =>
      each.kind === "float" && each.float.content.kind === "box" ? each.float.content : [],
    ))
      box.blocks = within(box.blocks, found);
  }
  if (isKept) return [...blocks];
  return blocks.map((block, at) => {
    const fields = fieldsAlone(block);
    const [before, after] = [blocks[at - 1], blocks[at + 1]];
    // Two tables without a paragraph between them would be one.
    if (!fields || !after || (before?.kind === "table" && after.kind === "table")) return block;
    const [first, ...others] = fields;
    const label = first?.label;
    // Whether it's blank would be up to two rows.
    if (others.some((each) => each.label !== label)) return block;
    const isAddress = fieldsAlone(before) !== null || fieldsAlone(after) !== null;
    if (fields.some(({ isTag }) => isTag) && !isAddress) return block;
    const condition: Condition = { printed: fields.map(({ value }) => value) };
    const { order } = block as Paragraph;
    if (order !== undefined) found.set(order, condition);
    return {
      kind: "part",
      head: { condition, isBare: false, isNegated: false, ...(label && { label }) },
      blocks: [block],
    };
  });
}

/** The fields of a paragraph that has nothing else; null for any other block. */
function fieldsAlone(block: Block | undefined): FieldInline[] | null {
  if (block?.kind !== "paragraph") return null;
  const fields = block.inlines.filter((each): each is FieldInline => each.kind === "field");
  const isAlone = block.inlines.every(
    (each) => each.kind === "field" || (each.kind === "text" && each.text.trim() === ""),
  );
  return isAlone && fields.length > 0 ? fields : null;
}

const isFlowedAround = (block: Block) =>
  block.kind === "table"
    ? block.floats?.wrap !== undefined
    : block.kind === "paragraph" &&
      block.inlines.some((each) => each.kind === "float" && each.float.wrap !== undefined);
