import type { Condition, Merge } from "../templates/merge.ts";
import type { FileLanguage } from "./language.ts";
import type { Block } from "./model.ts";
import type { Omission } from "./omission.ts";
import type { Columns } from "./sections/columns.ts";
import type { NoteNumberings } from "./sections/note-numbering.ts";
import type { Borders, Side } from "./styles/border.ts";

export interface Section {
  width: number;
  height: number;
  margin: Record<Side, number>;
  /** From the page's edge. */
  headerDistance: number;
  footerDistance: number;
  headers: Partial<Record<"default" | "first" | "even", Block[]>>;
  footers: Partial<Record<"default" | "first" | "even", Block[]>>;
  columns: Columns;
  /** Where its text stands on pages that it doesn't fill. */
  stands: "top" | "center" | "bottom";
  start: "nextPage" | "continuous" | "evenPage" | "oddPage";
  pageNumber: number | null;
  /** How Typst writes page numbers: `1`, `i`, `A`. */
  pageFormat: string;
  notes: NoteNumberings;
  /** Around the text, or along the page's edge. */
  borders: { sides: Borders; from: "text" | "page"; on: "all" | "first" | "following" } | null;
  blocks: Block[];
}

export interface WordDocument {
  sections: Section[];
  /** The parts with its pictures. */
  images: string[];
  fields: string[];
  merge: Merge;
  /** The names of fields in repeating sections that share theirs with others, by `placeOf` in tags/lists.ts. */
  renamed: ReadonlyMap<string, string>;
  /** The names of repeating sections, as fields/repeating-section.ts finds them. */
  sectionNames: Map<string, string>;
  language: FileLanguage;
  hasEvenHeaders: boolean;
  hasNotes: boolean;
  /** Whether endnotes stand at the end of their section instead of the document's (17.11.22). */
  hasEndnotesInSections: boolean;
  /** The version of Word whose layout the file asks for. */
  compatibility: number;
  /** Between the tab stops that a paragraph has beyond its own. */
  tabDistance: number;
  /** Whether a paragraph that ends with a page break leaves an empty line on the next page. */
  marksFollowBreaks: boolean;
  /** Whether justified lines that end with a line break are as wide as others (`w:doNotExpandShiftReturn`, 17.15.3.17). */
  stretchesBrokenLines: boolean;
  omissions: Omission[];
  blankLines: ReadonlyMap<number, Condition>;
}
