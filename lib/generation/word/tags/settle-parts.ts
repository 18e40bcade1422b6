import { conditionKey, fieldsOfCondition, isPlain, type Merge, valueKey } from "../../templates/merge.ts";
import type { WordDocument } from "../document.ts";
import { settleFrames } from "../drawing/frames.ts";
import type { Block, Inline } from "../model.ts";
import { omit, type ReadContext } from "../read-context.ts";
import { type BlankLines, leaveOutBlankLines } from "./blank-lines.ts";
import { countInParts } from "./count-in-parts.ts";
import { eachOfDocument } from "./find-tags.ts";
import { listsOf, tellFieldsApart, type Use } from "./lists.ts";
import { nestBlocks } from "./nest-parts.ts";
import type { PartHead } from "./part-head.ts";
import { settleLabels } from "./settle-labels.ts";

type Sections = Pick<WordDocument, "sections">;

/**
 * Makes parts of what stands between marks, and of lines that may be blank, places frames, and tells labels apart.
 * Marks without a partner become text, and are reported.
 * @returns the lines, and how many labels a document has
 */
export function settleParts({ sections }: Sections, context: ReadContext): { blankLines: BlankLines; labels: number } {
  for (const section of sections) {
    for (const parts of [section.headers, section.footers]) {
      for (const [name, blocks] of Object.entries(parts)) parts[name as keyof typeof parts] = nestBlocks(blocks);
    }
    section.blocks = nestBlocks(section.blocks);
  }
  settleFrames(sections);
  const labels = settleLabels({ sections }, () => listsOf(usesOf({ sections })).length > 0, context);
  const blankLines: BlankLines = context.keepsBlankLines ? new Map() : leaveOutBlankLines({ sections });
  if (countInParts(sections)) omit(context, "part_numbers");
  eachOfDocument({ sections }, (inlines) => {
    for (const [index, inline] of inlines.entries()) {
      if (inline.kind !== "mark") continue;
      omit(context, "tag", inline.text.slice(0, 80));
      inlines[index] = { kind: "text", text: inline.text, run: inline.run };
    }
  });
  return { blankLines, labels };
}

/**
 * The fields of a document in order of appearance, and what it computes from them.
 * @returns in `renamed`, the names of fields whose own aren't unique, by `placeOf`
 */
export function mergeOf(
  document: Sections,
  labels: number,
): { fields: string[]; merge: Merge; renamed: ReadonlyMap<string, string> } {
  const renamed = tellFieldsApart(usesOf(document));
  const uses = usesOf(document);
  const lists = listsOf(uses);
  const values = uses.flatMap(({ value }) => (value && !isPlain(value.format) ? [value] : []));
  const conditions = uses.flatMap(({ condition }) => (condition ? [condition] : []));
  return {
    fields: [...new Set(uses.flatMap(({ fields }) => fields))],
    merge: {
      values: [...new Map(values.map((value) => [valueKey(value), value])).values()],
      conditions: [...new Map(conditions.map((each) => [conditionKey(each), each])).values()],
      lists,
      labels,
    },
    renamed,
  };
}

function usesOf({ sections }: Sections): Use[] {
  const uses: Use[] = [];
  for (const { headers, blocks, footers } of sections) {
    for (const part of Object.values(headers)) walkBlocks(part, [], uses);
    walkBlocks(blocks, [], uses);
    for (const part of Object.values(footers)) walkBlocks(part, [], uses);
  }
  return uses;
}

function enter(head: PartHead, inside: readonly string[], uses: Use[]): string[] {
  const fields = head.isSection ? [] : fieldsOfCondition(head.condition);
  uses.push({ fields, condition: head.condition, inside: [...inside], ...(head.isSection && { isSection: true }) });
  const name = head.isBare && !head.isNegated && "filled" in head.condition ? [head.condition.filled] : [];
  return [...inside, ...name];
}

function walkBlocks(blocks: readonly Block[], inside: readonly string[], uses: Use[]): void {
  for (const block of blocks) {
    if (block.kind === "part") walkBlocks(block.blocks, enter(block.head, inside, uses), uses);
    else if (block.kind === "paragraph") walkInlines(block.inlines, inside, uses);
    else {
      for (const [y, row] of block.rows.entries()) {
        const around = block.parts
          .filter(({ from, to }) => from <= y && y <= to)
          .toSorted((a, b) => b.to - b.from - (a.to - a.from));
        const own = around.reduce((names, { head }) => enter(head, names, uses), [...inside]);
        for (const { cell } of row.cells) walkBlocks(cell.blocks, own, uses);
      }
    }
  }
}

function walkInlines(inlines: readonly Inline[], inside: readonly string[], uses: Use[]): void {
  for (const inline of inlines) {
    if (inline.kind === "field") uses.push({ fields: [inline.value.field], value: inline.value, inside: [...inside] });
    if (inline.kind === "part") walkInlines(inline.inlines, enter(inline.head, inside, uses), uses);
    if (inline.kind === "link") walkInlines(inline.inlines, inside, uses);
    if (inline.kind === "note") walkBlocks(inline.blocks, inside, uses);
    if (inline.kind === "float" && inline.float.content.kind === "box")
      walkBlocks(inline.float.content.box.blocks, inside, uses);
  }
}
