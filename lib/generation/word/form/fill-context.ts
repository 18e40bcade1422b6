import type { MergeValue } from "../../templates/merge.ts";
import type { XmlElement } from "../xml-tree.ts";
import type { PartEdits } from "./edits.ts";

/** A piece of a paragraph's text: a `w:t`, or an element that represents a character. */
export interface TextPiece {
  element: XmlElement;
  text: string;
  run: XmlElement;
  /** Whether it is in a Word field. */
  isInField: boolean;
}

export interface FillContext {
  edits: PartEdits;
  /** The name of the field that a control is; null for others. */
  nameOf(control: XmlElement): string | null;
  /** Whether a link of this part leads out of the file, by its id. */
  isExternalLink(id: string): boolean;
  /** Called for elements of a run that contain paragraphs. */
  visit(element: XmlElement): void;
  /** The key of a field's value; undefined if it isn't a field of the file. @param code its whole instruction or tag */
  keyOf(value: MergeValue, code: string): string | undefined;
  /** Called for each place that takes a value. */
  found(field: string): void;
}
