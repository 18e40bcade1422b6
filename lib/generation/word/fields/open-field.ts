import type { Inline, RunProperties } from "../model.ts";
import type { XmlElement } from "../xml-tree.ts";

/** A complex field (17.16.18) whose end has not come yet. */
export interface OpenField {
  /** Its instruction: texts, and what fields within it show. */
  code: Inline[];
  /** What other fields within its instruction show: no words of the instruction. */
  foreign: Set<Inline>;
  run: RunProperties;
  /** The `w:ffData` of a form's field. */
  form?: XmlElement | undefined;
  isResult: boolean;
  /** Whether it has no end, or too many IF fields stand around it: what it shows is unknown. */
  isCut?: boolean;
  result: Inline[];
  /** Known from the first paragraph on that its result goes on in. */
  isOfRow?: boolean;
}
