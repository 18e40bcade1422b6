import type { Inline, RunProperties } from "../model.ts";
import type { XmlElement } from "../xml-tree.ts";

/** A complex field (17.16.18) whose end hasn't been read yet. */
export interface OpenField {
  /** Its instruction: texts, and the results of fields within it. */
  code: Inline[];
  /** Results of other fields within its instruction, which are no words of the instruction. */
  foreign: Set<Inline>;
  run: RunProperties;
  /** The `w:ffData` of a form's field. */
  form?: XmlElement | undefined;
  isResult: boolean;
  /** Whether it has no end, or is in too many IF fields: its result is unknown. */
  isCut?: boolean;
  result: Inline[];
  /** Known from the first paragraph that its result continues in. */
  isOfRow?: boolean;
}
