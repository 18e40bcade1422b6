import {
  itemContent,
  type RepeatingSection,
  repeatingSection,
  type SectionContext,
} from "../fields/repeating-section.ts";
import { childAt, elementsOf, type XmlElement } from "../xml-tree.ts";

const wrappers = ["w:sdt", "w:sdtContent", "w:customXml", "w:ins"];

/** A row's cells, also in content controls. */
export function cellsOf(element: XmlElement): XmlElement[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === "w:tc") return [child];
    if (!wrappers.includes(child.name)) return [];
    const found = cellsOf(child);
    const [only] = found;
    return child.name === "w:sdt" && only && found.length === 1 ? [withControl(only, child)] : found;
  });
}

/** A cell with the control around it in it, around all that it has: that's how the control's text is read in a paragraph. */
function withControl(cell: XmlElement, control: XmlElement): XmlElement {
  const properties = elementsOf(cell, "w:tcPr");
  const content = elementsOf(cell).filter((child) => child.name !== "w:tcPr");
  const children = elementsOf(control, "w:sdtPr");
  const around = { name: "w:sdtContent", attributes: {}, children: content };
  return { ...cell, children: [...properties, { ...control, children: [...children, around] }] };
}

/** A row of a table, and the repeating sections that it stands in, the outermost first. */
export interface PlacedRow {
  row: XmlElement;
  lists: readonly RepeatingSection[];
}

/** Repeating sections among a table's rows, each of which costs time in all of them. */
export const mostSections = 200;

/** A table's rows, also in content controls, without those whose deletion is tracked (17.13.5.12). */
export function rowsOf(
  table: XmlElement,
  context: SectionContext,
  lists: readonly RepeatingSection[] = [],
): PlacedRow[] {
  return elementsOf(table).flatMap((child): PlacedRow[] => {
    if (child.name === "w:tr") return childAt(child, "w:trPr", "w:del") === undefined ? [{ row: child, lists }] : [];
    if (!wrappers.includes(child.name)) return [];
    const section = repeatingSection(child, { ...context, list: lists.at(-1)?.list ?? context.list });
    return section ? rowsOf(itemContent(section.item), context, [...lists, section]) : rowsOf(child, context, lists);
  });
}
