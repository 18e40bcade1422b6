import type { MergeValue, ValueFormat } from "../templates/merge.ts";
import type { Float, Inline, RunProperties } from "./model.ts";
import type { Omission } from "./omission.ts";
import type { Numbering } from "./styles/numbering.ts";
import type { StyleLayer, Styles } from "./styles/styles.ts";
import type { Theme } from "./styles/theme.ts";
import type { WordPackage, WordRelationship } from "./word-package.ts";
import type { XmlElement } from "./xml-tree.ts";

/** What reading a part of a document needs. */
export interface ReadContext {
  opened: WordPackage;
  settings: XmlElement | undefined;
  theme: Theme;
  styles: Styles;
  numbering: Numbering;
  /** Whether LibreOffice wrote the file: it calls its own font of bullets, which is lower, by the names of Word's. */
  isOfLibreOffice: boolean;
  /** Of the part being read. */
  relationships: Map<string, WordRelationship>;
  /** By id: the blocks of a footnote or endnote. */
  notes: Map<string, XmlElement>;
  /** What bookmarks have of merge fields, by name: it's what references to them show. */
  referred: ReadonlyMap<string, Inline[]>;
  /** Those around text that may depend on the row, in lower case. */
  bookmarksOfRow: ReadonlySet<string>;
  /** The names of the styles of such text, in lower case. */
  stylesOfRow: ReadonlySet<string>;
  /** Bookmarks whose texts Word asks for, or computes, in lower case. */
  asked: ReadonlySet<string>;
  /** Bookmarks whose merge fields are shown elsewhere, too. */
  shownReferences: Set<string>;
  /** The parts with pictures that the document shows. */
  images: Set<string>;
  omissions: Omission[];
  /** What text flows around. */
  wrapped: Pick<Float, "wrap" | "beside" | "omission">[];
  /** The outermost table being read. */
  table: XmlElement | null;
  /** Of the table cell being read: what the file calls its value; "" if it doesn't say, or outside of tables. */
  nameOfCell(): string;
  /** The name of the repeating section being read. */
  list: string | null;
  /** The names of all repeating sections so far, by their titles and fields. */
  sectionNames: Map<string, string>;
  /** How often each formula was a field so far. */
  formulas: Map<string, number>;
  /** Of the table cell being read: its table's style. */
  tableLayers: readonly StyleLayer[];
  /** Tags of parts and what Word has evaluated stay as they are in the file, as other programs show them. */
  isAsWritten: boolean;
  /** Whether paragraphs stay whose fields are all empty. */
  keepsBlankLines: boolean;
  /** Whether a format can be followed. */
  isFormat(format: ValueFormat): boolean;
  /** Content controls are fields: nothing else in the file names one. */
  hasControls: boolean;
}

const mostOmissions = 200;

/** Records what can't be set, once for each name. @returns its place among the omissions */
export function omit({ omissions }: ReadContext, what: Omission["what"], detail = ""): number | undefined {
  const known = omissions.findIndex((each) => each.what === what && each.detail === detail);
  if (known >= 0) return known;
  return omissions.length < mostOmissions ? omissions.push({ what, detail }) - 1 : undefined;
}

/** The same of an object on a page, by its name and what its author says of it; one without a name is counted. */
export function omitObject(context: ReadContext, what: Omission["what"], ...names: (string | undefined)[]) {
  const named = [...new Set(names.map((name) => name?.replace(/\s+/g, " ").trim()))].filter(Boolean).join(" – ");
  const count = context.omissions.filter((each) => each.what === what).length + 1;
  return omit(context, what, named === "" ? String(count) : named.slice(0, 120));
}

/** A field whose format can't be followed is one to be mapped under its whole instruction: printing it otherwise would be wrong. */
export function fieldInline(
  { field, format }: MergeValue,
  { code, isUnknown, sample, run }: { code: string; isUnknown: boolean; sample: string; run: RunProperties },
  context: ReadContext,
): Extract<Inline, { kind: "field" }> {
  if (!isUnknown && context.isFormat(format)) return { kind: "field", value: { field, format }, sample, run };
  const name = nameOfCode(code);
  omit(context, "format", name);
  return { kind: "field", value: { field: name, format: {} }, sample, run };
}

/** The name of a field without one. */
export const nameOfCode = (code: string) =>
  code
    .replace(/\p{Cc}|\s+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 80)
    .trim();
