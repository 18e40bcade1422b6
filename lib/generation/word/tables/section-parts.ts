import { type RepeatingSection, sectionHead } from "../fields/repeating-section.ts";
import type { Table, TableRow } from "../model.ts";
import { omit, type ReadContext } from "../read-context.ts";
import { isCut } from "./merged-cells.ts";
import { mostSections, type PlacedRow } from "./rows-and-cells.ts";

/** The rows of repeating sections. Those that merged cells go beyond, and too many, aren't repeated, and are noted. */
export function sectionParts(
  placed: readonly PlacedRow[],
  rows: readonly TableRow[],
  context: ReadContext,
): Table["parts"] {
  const all = new Set(placed.flatMap(({ lists }) => lists));
  const partOf = (section: RepeatingSection) => {
    const from = placed.findIndex(({ lists }) => lists.includes(section));
    const to = placed.findLastIndex(({ lists }) => lists.includes(section));
    return isCut(rows, from, to) ? null : { head: sectionHead(section.list), from, to };
  };
  return [...all].flatMap((section) => {
    const part = all.size > mostSections ? null : partOf(section);
    if (!part) omit(context, "cut_section", section.list.trim());
    return part ?? [];
  });
}
