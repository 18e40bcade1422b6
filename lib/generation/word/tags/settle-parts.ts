import {
  type Condition,
  conditionKey,
  fieldsOfCondition,
  isPlain,
  type Merge,
  type MergeValue,
  valueKey,
} from "../../templates/merge.ts";
import type { WordDocument } from "../document.ts";
import type { Block, Inline } from "../model.ts";
import { omit, type ReadContext } from "../read-context.ts";
import { type BlankLines, leaveOutBlankLines } from "./blank-lines.ts";
import { countInParts } from "./count-in-parts.ts";
import { eachOfDocument } from "./find-tags.ts";
import { nestBlocks } from "./nest-parts.ts";
import type { PartHead } from "./part-head.ts";
import { settleLabels } from "./settle-labels.ts";

type Sections = Pick<WordDocument, "sections">;

/**
 * Makes parts of what stands between marks, and of lines that may be blank, and tells labels apart; marks without a partner
 * become text, and are reported.
 * @returns the lines, and how many labels a document has
 */
export function settleParts({ sections }: Sections, context: ReadContext): { blankLines: BlankLines; labels: number } {
  for (const section of sections) {
    for (const parts of [section.headers, section.footers]) {
      for (const [name, blocks] of Object.entries(parts)) parts[name as keyof typeof parts] = nestBlocks(blocks);
    }
    section.blocks = nestBlocks(section.blocks);
  }
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

/** The fields of a document in order of appearance, and what it computes from them. */
export function mergeOf(document: Sections, labels: number): { fields: string[]; merge: Merge } {
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

/** A place that names fields. */
interface Use {
  fields: string[];
  value?: MergeValue;
  condition?: Condition;
  /** The bare parts that it stands in, as `{#items}`, the outermost first. */
  inside: string[];
}

function enter(head: PartHead, inside: readonly string[], uses: Use[]): string[] {
  uses.push({ fields: fieldsOfCondition(head.condition), condition: head.condition, inside: [...inside] });
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

/**
 * A bare part may be a list if its own name isn't shown anywhere, and fields stand in it that no other part of the
 * document shows. Lists in lists are conditions.
 */
function listsOf(uses: readonly Use[]): Merge["lists"] {
  const shown = new Set(uses.flatMap(({ value }) => (value ? [value.field] : [])));
  const asked = new Set(
    uses.flatMap(({ condition }) => (condition && "left" in condition ? fieldsOfCondition(condition) : [])),
  );
  const names = new Set(
    uses.flatMap(({ inside }) => inside.slice(0, 1)).filter((name) => !shown.has(name) && !asked.has(name)),
  );
  const isInList = ({ inside: [outermost = ""] }: Use) => names.has(outermost);
  const outside = new Set(uses.filter((use) => !isInList(use)).flatMap(({ fields }) => fields));
  return [...names].flatMap((name) => {
    const within = uses.filter(({ inside }) => inside[0] === name).flatMap(({ fields }) => fields);
    const fields = [...new Set(within)].filter((field) => !outside.has(field) && field !== name);
    return fields.length > 0 ? [{ name, fields }] : [];
  });
}
