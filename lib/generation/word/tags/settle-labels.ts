import { conditionKey, valueKey } from "../../templates/merge.ts";
import type { WordDocument } from "../document.ts";
import type { Block, Inline, NextRow } from "../model.ts";
import { omit, type ReadContext } from "../read-context.ts";
import { eachOfDocument, eachParagraph } from "./find-tags.ts";
import type { PartHead } from "./part-head.ts";

type Sections = Pick<WordDocument, "sections">;

/** More labels than on any sheet. */
const mostLabels = 500;
/** Values in a document. */
const mostValues = 20_000;

/**
 * Gives the fields and conditions after each NEXT field the number of their row (17.16.5.38): the text's in its order, which
 * in tables is row by row. Headers and footers show the first row. Removes what moves to another row, and reports it if we
 * can't tell which row Word would show where.
 * @returns how many rows a document shows
 */
export function settleLabels(document: Sections, hasLists: () => boolean, context: ReadContext): number {
  const { places, keys, kinds, ...survey } = surveyOf(document);
  if (kinds.size === 0) return 1;
  eachOfDocument(document, (inlines) => {
    const kept = inlines.filter(({ kind }) => kind !== "next");
    if (kept.length < inlines.length) inlines.splice(0, inlines.length, ...kept);
  });
  const labels = places.length;
  // A reference shows its bookmark's row, wherever it stands.
  const isClear = survey.isClear && !hasLists() && context.shownReferences.size === 0;
  const isOnlyNext = kinds.size === 1 && kinds.has("NEXT");
  if (!isClear || !isOnlyNext || labels > mostLabels || labels * keys.size > mostValues) {
    for (const kind of kinds) omit(context, kind === "SKIPIF" ? "skip" : "next", kind === "SKIPIF" ? "" : kind);
    return 1;
  }
  for (const [label, own] of places.entries()) for (const place of label > 0 ? own : []) place.label = label;
  if (survey.hasEdges) omit(context, "label_edges");
  return labels;
}

type Place = PartHead | Extract<Inline, { kind: "field" }>;

interface Survey {
  /** What shows each label's row. */
  places: Place[][];
  keys: Set<string>;
  kinds: Set<NextRow["of"]>;
  /** Whether each NEXT field counts in every document, and all other fields are in the order of the text. */
  isClear: boolean;
  /** Whether headers or footers have fields. */
  hasEdges: boolean;
}

function surveyOf({ sections }: Sections): Survey {
  const survey: Survey = { places: [[]], keys: new Set(), kinds: new Set(), isClear: true, hasEdges: false };
  for (const { headers, blocks, footers } of sections) {
    for (const part of [...Object.values(headers), ...Object.values(footers)])
      if (hasFields(part, survey)) survey.hasEdges = true;
    surveyBlocks(blocks, survey, false);
  }
  return survey;
}

/** @param isInPart whether it isn't shown in every document */
function surveyBlocks(blocks: readonly Block[], survey: Survey, isInPart: boolean): void {
  for (const block of blocks) {
    if (block.kind === "paragraph") surveyInlines(block.inlines, survey, isInPart);
    else if (block.kind === "part") {
      found(block.head, conditionKey(block.head.condition), survey);
      surveyBlocks(block.blocks, survey, true);
    } else {
      for (const [y, { cells }] of block.rows.entries()) {
        const around = block.parts.filter(({ from, to }) => from <= y && y <= to);
        for (const { head, from } of around) if (from === y) found(head, conditionKey(head.condition), survey);
        for (const { cell } of cells) surveyBlocks(cell.blocks, survey, isInPart || around.length > 0);
      }
    }
  }
}

function surveyInlines(inlines: readonly Inline[], survey: Survey, isInPart: boolean): void {
  for (const inline of inlines) {
    if (inline.kind === "next") surveyNext(inline, survey, isInPart);
    if (inline.kind === "field") found(inline, valueKey(inline.value), survey);
    if (inline.kind === "part") {
      found(inline.head, conditionKey(inline.head.condition), survey);
      surveyInlines(inline.inlines, survey, true);
    }
    if (inline.kind === "link") surveyInlines(inline.inlines, survey, isInPart);
    // In which order Word fills texts that stand apart isn't specified.
    const apart = inline.kind === "note" ? inline.blocks : inline.kind === "float" ? boxOf(inline) : [];
    if (hasFields(apart, survey)) survey.isClear = false;
  }
}

const boxOf = ({ float: { content } }: Extract<Inline, { kind: "float" }>) =>
  content.kind === "box" ? content.box.blocks : [];

function surveyNext({ of }: NextRow, survey: Survey, isInPart: boolean): void {
  survey.kinds.add(of);
  survey.places.push([]);
  if (isInPart) survey.isClear = false;
}

function found(place: Place, key: string, { places, keys }: Survey): void {
  places.at(-1)?.push(place);
  keys.add(key);
}

/** Whether there are fields in what isn't part of the text's order. A NEXT field there is never clear. */
function hasFields(blocks: readonly Block[], survey: Survey): boolean {
  let has = false;
  eachParagraph(blocks, (inlines) => {
    for (const inline of inlines) {
      if (inline.kind === "next") surveyNext(inline, survey, true);
      has ||= inline.kind === "field" || inline.kind === "part";
    }
  });
  return has;
}
