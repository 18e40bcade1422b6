import { childAt, elementsOf, type XmlElement } from "../xml-tree.ts";

const wrappers = ["w:sdt", "w:sdtContent", "w:customXml", "w:ins"];

function unwrapped(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === name) return [child];
    if (!wrappers.includes(child.name)) return [];
    const found = unwrapped(child, name);
    const [only] = found;
    return child.name === "w:sdt" && name === "w:tc" && only && found.length === 1 ? [withControl(only, child)] : found;
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

/** A table's rows, also in content controls, without those whose deletion is tracked (17.13.5.12). */
export const rowsOf = (table: XmlElement): XmlElement[] =>
  unwrapped(table, "w:tr").filter((row) => childAt(row, "w:trPr", "w:del") === undefined);

/** A row's cells, also in content controls. */
export const cellsOf = (row: XmlElement): XmlElement[] => unwrapped(row, "w:tc");
