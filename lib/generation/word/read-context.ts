import type { MergeValue, ValueFormat } from "../templates/merge.ts";
import type { Inline, Omission, RunProperties } from "./model.ts";
import type { Numbering } from "./styles/numbering.ts";
import type { StyleLayer, Styles } from "./styles/styles.ts";
import type { Theme } from "./styles/theme.ts";
import type { WordPackage, WordRelationship } from "./word-package.ts";
import type { XmlElement } from "./xml-tree.ts";

/** What reading a part of a document needs. */
export interface ReadContext {
  opened: WordPackage;
  theme: Theme;
  styles: Styles;
  numbering: Numbering;
  /** Of the part being read. */
  relationships: Map<string, WordRelationship>;
  /** By id: the blocks of a footnote or endnote. */
  notes: Map<string, XmlElement>;
  /** The parts with pictures that the document shows. */
  images: Set<string>;
  omissions: Omission[];
  /** Of the table cell being read: its table's style. */
  tableLayers: readonly StyleLayer[];
  /** Tags of parts and what Word has evaluated stay as they are in the file, as other programs show them. */
  isAsWritten: boolean;
  /** Whether a format can be followed. */
  isFormat(format: ValueFormat): boolean;
  /** Content controls are fields: nothing else in the file names one. */
  hasControls: boolean;
}

export function omit({ omissions }: ReadContext, what: Omission["what"], detail = ""): void {
  if (omissions.length < 200 && !omissions.some((each) => each.what === what && each.detail === detail)) {
    omissions.push({ what, detail });
  }
}

/** A field whose format can't be followed is one to be mapped under its whole instruction: printing it otherwise would be wrong. */
export function fieldInline(
  { field, format }: MergeValue,
  { code, isUnknown, sample, run }: { code: string; isUnknown: boolean; sample: string; run: RunProperties },
  context: ReadContext,
): Inline {
  if (!isUnknown && context.isFormat(format)) return { kind: "field", value: { field, format }, sample, run };
  const name = nameOfCode(code);
  omit(context, "format", name);
  return { kind: "field", value: { field: name, format: {} }, sample, run };
}

/** What a field is called that has no name of its own. */
export const nameOfCode = (code: string) =>
  code
    .replace(/\p{Cc}|\s+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 80)
    .trim();
