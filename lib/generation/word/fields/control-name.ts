import type { ReadContext } from "../read-context.ts";
import { childAt, elementsOf, valOf, type XmlElement } from "../xml-tree.ts";

/** The name of a content control that a visitor fills in; null for one that only holds content. */
export function controlName(element: XmlElement, { hasControls }: Pick<ReadContext, "hasControls">): string | null {
  const properties = childAt(element, "w:sdtPr");
  if (!hasControls || !properties) return null;
  if (holders.some((name) => childAt(properties, name))) return null;
  const content = childAt(element, "w:sdtContent");
  if (elementsOf(content, "w:tbl").length > 0 || elementsOf(content, "w:p").length > 1) return null;
  const name = nameOf(element);
  return name === "" || name.length > 80 || !content || hasNamed(content) ? null : name;
}

const holders = [
  ...["w:docPartObj", "w:group", "w:picture", "w14:checkbox", "w:bibliography"],
  ...["w15:repeatingSection", "w15:repeatingSectionItem"],
];

/** A control's title or tag; "" if it has neither. */
export const nameOf = (control: XmlElement) =>
  (valOf(control, "w:sdtPr", "w:alias") || valOf(control, "w:sdtPr", "w:tag") || "").trim();

/** Whether a part of the content has a name of its own. */
const hasNamed = (element: XmlElement): boolean =>
  elementsOf(element).some((child) => (child.name === "w:sdt" && nameOf(child) !== "") || hasNamed(child));
