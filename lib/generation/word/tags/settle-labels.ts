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
export function settleLabels(document: Sections, hasLists: boolean, context: ReadContext): number {
  const survey = surveyOf(document);
  const { kinds } = survey;
  if (kinds.size === 0) return 1;
  const labels = survey.label + 1;
  // A reference shows its bookmark's row, wherever it stands.
  const isClear =
    survey.isClear && !hasLists && context.shownReferences.size === 0 && kinds.size === 1 && kinds.has("NEXT");
  const isLabelled = isClear && labels <= mostLabels && labels * survey.keys.size <= mostValues;
  eachOfDocument(document, (inlines) => {
    const kept = inlines.filter(({ kind }) => kind !== "next");
    if (kept.length < inlines.length) inlines.splice(0, inlines.length, ...kept);
  });
  if (isLabelled) {
    for (const [label, places] of survey.places.entries())
      for (const place of places) if (label > 0) place.label = label;
    return labels;
  }
  for (const kind of kinds) omit(context, kind === "SKIPIF" ? "skip" : "next", kind === "SKIPIF" ? "" : kind);
  return 1;
}

type Place = PartHead | Extract<Inline, { kind: "field" }>;

interface Survey {
  label: number;
  /** By label. */
  places: Place[][];
  keys: Set<string>;
  kinds: Set<NextRow["of"]>;
  /** Whether every NEXT field counts in each document, and all other fields are in the order of the text. */
  isClear: boolean;
}

function surveyOf({ sections }: Sections): Survey {
  const survey: Survey = { label: 0, places: [[]], keys: new Set(), kinds: new Set(), isClear: true };
  for (const { headers, blocks, footers } of sections) {
    for (const part of [...Object.values(headers), ...Object.values(footers)]) surveyApart(part, survey, false);
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
    // Word's order of texts that stand apart isn't stated.
    if (inline.kind === "note") surveyApart(inline.blocks, survey, true);
    if (inline.kind === "float" && inline.float.content.kind === "box")
      surveyApart(inline.float.content.box.blocks, survey, true);
  }
}

function surveyNext({ of }: NextRow, survey: Survey, isInPart: boolean): void {
  survey.kinds.add(of);
  if (isInPart) survey.isClear = false;
  survey.label += 1;
  survey.places.push([]);
}

function found(place: Place, key: string, { places, label, keys }: Survey): void {
  places[label]?.push(place);
  keys.add(key);
}

/** What isn't part of the text's order. @param isUnclear whether any field in it has no row that we know */
function surveyApart(blocks: readonly Block[], survey: Survey, isUnclear: boolean): void {
  eachParagraph(blocks, (inlines) => {
    for (const { kind, ...inline } of inlines) {
      if (kind === "next" && "of" in inline) survey.kinds.add(inline.of as NextRow["of"]);
      if (kind === "next" || (isUnclear && (kind === "field" || kind === "part"))) survey.isClear = false;
    }
  });
}
