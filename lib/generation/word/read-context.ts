import type { Omission } from "./model.ts";
import type { Numbering } from "./numbering.ts";
import type { StyleLayer, Styles } from "./styles.ts";
import type { Theme } from "./theme.ts";
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
  /** Content controls are fields: nothing else in the file names one. */
  hasControls: boolean;
}

export function omit({ omissions }: ReadContext, what: Omission["what"], detail = ""): void {
  if (omissions.length < 200 && !omissions.some((each) => each.what === what && each.detail === detail)) {
    omissions.push({ what, detail });
  }
}
