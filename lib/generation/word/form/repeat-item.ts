import { conditionKey } from "../../templates/merge.ts";
import { type RepeatingSection, repeatingSection, type SectionContext } from "../fields/repeating-section.ts";
import { mostSections, rowsOf } from "../tables/rows-and-cells.ts";
import { descendants, type XmlElement } from "../xml-tree.ts";
import { freeControl } from "./controls.ts";
import { UnfillableError } from "./form.ts";
import { continuesAbove, isNeeded, type MarksContext } from "./marks.ts";

/** The repeating sections of a part, if its controls are fields. */
export interface SectionReader extends Omit<SectionContext, "list"> {
  /** An element as a list. */
  of(element: XmlElement): RepeatingSection | null;
  /** The name of the list that an element stands in. */
  around(element: XmlElement): string | null;
}

export function sectionReader(
  parentOf: MarksContext["parentOf"],
  hasControls: boolean,
  sectionNames: SectionContext["sectionNames"],
): SectionReader {
  const known = new Map<XmlElement, RepeatingSection | null>();
  const reader: SectionReader = {
    hasControls,
    sectionNames,
    isAsWritten: false,
    of(element) {
      if (element.name !== "w:sdt") return null;
      const section = known.get(element) ?? null;
      if (section || known.has(element)) return section;
      const read = repeatingSection(element, { ...reader, list: reader.around(element) });
      known.set(element, read);
      return read;
    },
    around(element) {
      const above = parentOf(element);
      return above ? (reader.of(above)?.list ?? reader.around(above)) : null;
    },
  };
  return reader;
}

/**
 * Makes a stretch of a section's first item, without the data of its controls, and removes the other items. A section
 * without lines isn't in the document.
 */
export function repeatItem(
  control: XmlElement,
  { item, samples, list }: RepeatingSection,
  { edits, parentOf }: MarksContext,
): void {
  const part = { condition: conditionKey({ filled: list }), isNegated: false };
  for (const sample of samples) edits.remove(sample);
  for (const each of [control, item, ...descendants(item, "w:sdt")]) freeControl(each, edits);
  edits.wrap(item, item, part);
  edits.wrap(control, control, { ...part, isOnce: true }, isNeeded(control, parentOf(control)));
}

/**
 * Checks the rows that sections of a table repeat, as `readWordTable` does. A table without rows is none, so one with
 * nothing but a section is only there with its lines.
 */
export function settleSections(table: XmlElement, sections: SectionReader, { edits }: MarksContext): void {
  const rows = sections.hasControls ? rowsOf(table, { ...sections, list: sections.around(table) }) : [];
  const all = new Set(rows.flatMap(({ lists }) => lists));
  if (all.size === 0) return;
  if (all.size > mostSections) throw new UnfillableError("size");
  for (const section of all) {
    const last = rows.findLastIndex(({ lists }) => lists.includes(section));
    const edges = [rows.find(({ lists }) => lists.includes(section)), rows[last + 1]];
    if (edges.some((each) => continuesAbove(each?.row))) throw new UnfillableError("section", section.list.trim());
  }
  const outermost = new Set(rows.map(({ lists }) => lists[0]));
  const [only] = outermost;
  if (outermost.has(undefined) || !only) return;
  if (outermost.size > 1) throw new UnfillableError("section", only.list.trim());
  edits.wrap(table, table, { condition: conditionKey({ filled: only.list }), isNegated: false, isOnce: true });
}
