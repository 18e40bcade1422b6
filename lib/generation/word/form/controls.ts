import { childAt, descendants, elementsOf, isTransparent, type XmlElement } from "../xml-tree.ts";
import type { PartEdits } from "./edits.ts";
import type { FillContext } from "./fill-context.ts";

/** Parts of a paragraph that have no text. */
const isMarker = (name: string) => /^w:(pPr|bookmark|comment|perm|proofErr|move(From|To)Range)/.test(name);

/** Puts a hole in the place of a control's text, which keeps the look of its first run. */
export function fillControl(control: XmlElement, field: string, { edits, found }: FillContext): void {
  const content = childAt(control, "w:sdtContent") ?? control;
  const paragraph = descendants(content, "w:p")[0];
  const properties = childAt(control, "w:sdtPr");
  const first = descendants(paragraph ?? content, "w:r")[0];
  // The look of a placeholder isn't that of a text.
  const look = childAt(properties, "w:showingPlcHdr") ? childAt(properties, "w:rPr") : childAt(first, "w:rPr");
  const run = edits.run([edits.hole(field, control)], look, control);
  const within = elementsOf(paragraph ?? content).filter(({ name }) => !isMarker(name));
  for (const element of within) edits.remove(element);
  const place = within[0];
  if (place) edits.replace(place, run);
  else edits.append(paragraph ?? content, run);
  found(field);
}

/** Word would put the text of the data that a control is bound to back into it, or take the new text for a placeholder. */
export function freeControl(control: XmlElement, edits: PartEdits): void {
  for (const child of elementsOf(childAt(control, "w:sdtPr"))) {
    if (/:(?:dataBinding|showingPlcHdr)$/.test(child.name)) edits.remove(child);
  }
}

/** Word gives a control without an id one that no other has (17.5.2.18). */
export function dropId(control: XmlElement, edits: PartEdits): void {
  for (const id of elementsOf(childAt(control, "w:sdtPr"), "w:id")) edits.remove(id);
}

const isWrapper = (name: string) =>
  isTransparent(name) || ["w:sdt", "w:sdtContent", "w:tc", "mc:AlternateContent"].includes(name);

/** Whether a control between paragraphs, or around a cell, holds one paragraph and nothing else, as `readBlocks` counts them. */
export function isOneParagraph(control: XmlElement): boolean {
  const blocks = (element: XmlElement): XmlElement[] =>
    elementsOf(element).flatMap((child) =>
      child.name === "w:p" || child.name === "w:tbl" ? [child] : isWrapper(child.name) ? blocks(child) : [],
    );
  const [first, ...others] = blocks(control);
  return first?.name === "w:p" && others.length === 0;
}
