import { sectionHead } from "../fields/repeating-section.ts";
import type { Table, TableRow } from "../model.ts";
import { isCut } from "./merged-cells.ts";
import { mostSections, type PlacedRow } from "./rows-and-cells.ts";

/** The rows of repeating sections, except of those that merged cells go beyond. */
export function sectionParts(placed: readonly PlacedRow[], rows: readonly TableRow[]): Table["parts"] {
  const all = new Set(placed.flatMap(({ lists }) => lists));
  if (all.size > mostSections) return [];
  return [...all].flatMap((section) => {
    const from = placed.findIndex(({ lists }) => lists.includes(section));
    const to = placed.findLastIndex(({ lists }) => lists.includes(section));
    return isCut(rows, from, to) ? [] : [{ head: sectionHead(section.list), from, to }];
  });
}
