import type { MergeValue } from "../templates/merge.ts";
import type { FloatPlace, Size, Transform } from "./drawing/place.ts";
import type { Beside, Wrap } from "./drawing/wrap.ts";
import type { Tag } from "./fields/tag.ts";
import type { Border, Borders, Side } from "./styles/border.ts";
import type { ComplexLook } from "./styles/complex-script.ts";
import type { LineHeight } from "./styles/line-height.ts";
import type { LabelSide, LabelSuffix, ListCount } from "./styles/list-count.ts";
import type { ParagraphFrame } from "./styles/paragraph-frame.ts";
import type { TabStop } from "./styles/tab-stop.ts";
import type { PartHead } from "./tags/part-head.ts";

/** A small typed model of WordprocessingML (ISO/IEC 29500-1, chapter 17): what is used of it, styles resolved. Lengths in points. */

export interface RunProperties {
  font: string;
  size: number;
  bold: boolean;
  italic: boolean;
  /** RRGGBB; null: black on light, as Word's "automatic". */
  color: string | null;
  underline: "single" | "double" | "dotted" | "dashed" | "wavy" | null;
  strike: boolean;
  /** Behind the text. */
  highlight: string | null;
  capitals: "all" | "small" | null;
  position: "superscript" | "subscript" | null;
  /** Above the base line. */
  raised: number;
  /** Added after each character. */
  spacing: number;
  widthPercent: number;
  /** The smallest size at which pairs of letters are drawn closer; null for never, as by default. */
  kernedFrom: number | null;
  hidden: boolean;
  language: string | null;
  isComplex: boolean;
  complex: Partial<ComplexLook>;
}

export interface ParagraphProperties {
  align: "left" | "center" | "right" | "justify";
  left: number;
  right: number;
  /** Negative: hanging. */
  firstLine: number;
  before: number;
  after: number;
  /** As in web pages: none at the start and end of a body or cell, and between list items. */
  isAutoBefore: boolean;
  isAutoAfter: boolean;
  /** No space between paragraphs of the same style. */
  isContextual: boolean;
  line: LineHeight;
  isOnGrid: boolean;
  tabs: TabStop[];
  keepNext: boolean;
  keepLines: boolean;
  hasWidowControl: boolean;
  pageBreakBefore: boolean;
  borders: Borders;
  fill: string | null;
  /** 1 to 9 for headings. */
  outline: number | null;
  isRightToLeft: boolean;
  /** Without a level, the first, or that of what is based on. */
  numbering: { id: string; level: number | null } | null;
  /** The frame that it stands in with those beside it that have the same. */
  frame: ParagraphFrame | null;
}

export type Inline =
  | { kind: "text"; text: string; run: RunProperties }
  /** A row's value; `sample` is the text in the file, `isTag` whether that is a tag, `label` which row's, as in parts. */
  | { kind: "field"; value: MergeValue; sample: string; run: RunProperties; isTag?: true; label?: number }
  | { kind: "part"; head: PartHead; inlines: Inline[] }
  | Mark
  | NextRow
  | Spanning
  /** To the paragraph's next stop, or to one of its own that counts from the margins. */
  | { kind: "tab"; run: RunProperties; stop?: Omit<TabStop, "at"> }
  | { kind: "break"; of: "line"; run: RunProperties }
  | { kind: "break"; of: "page" | "column" }
  /** With its own format, or its section's. */
  | { kind: "page-number" | "page-count"; run: RunProperties; format?: string; isOfSection?: true }
  | { kind: "picture"; picture: Picture }
  | { kind: "float"; float: Float }
  /** With the look of its number in the text, unless the text has a custom mark; `note-number` is that in the note. */
  | { kind: "note"; of: "footnote" | "endnote"; hasOwnMark: boolean; blocks: Block[]; run: RunProperties }
  | { kind: "note-number"; run: RunProperties }
  | { kind: "link"; target: string; inlines: Inline[] };

/** Begins or ends a part. Only while a file is read: one without a partner becomes text. */
export interface Mark {
  kind: "mark";
  tag: Exclude<Tag, { kind: "value" }>;
  text: string;
  run: RunProperties;
}

/** Only while a file is read: where Word goes to another row, or skips one. */
export type NextRow = { kind: "next"; of: "NEXT" | "NEXTIF" | "SKIPIF" };

/** Only while a file is read: where a field goes on in another paragraph. */
type Spanning =
  | { kind: "paragraph-end"; paragraph: Paragraph }
  | { kind: "block"; block: Block }
  /** The two texts of an IF field of which at least one is several paragraphs. */
  | { kind: "choice"; head: PartHead; then: Inline[]; otherwise: Inline[] };

export interface Picture extends Size, Transform {
  /** Below `images` of the document; null: its place is kept free. */
  image: string | null;
  /** Parts cut off, as fractions. */
  crop: Record<Side, number>;
  alt: string;
  /** Among the document's omissions, if something of it can't be set. */
  omission?: number | undefined;
  /** Instead of an image: a text that is stretched to its size, as a watermark. */
  lettering?: { text: string; run: RunProperties };
}

/** Placed by its anchor instead of in the text. */
export interface Float extends FloatPlace, Size {
  /** A frame of paragraphs: as wide as they are, if it has no width, and at least as high. */
  frame?: Pick<ParagraphFrame, "wrap" | "across" | "down">;
  isBehind: boolean;
  /** Text stays above and below it. */
  isTopAndBottom: boolean;
  wrap?: Wrap;
  /** If lines can be set beside it; `left` in its column. */
  beside?: Beside;
  left?: number;
  /** What text keeps clear of, with the other objects of its paragraph; from the paragraph's top. */
  together?: { top: number; height: number };
  omission?: number | undefined;
  content: { kind: "picture"; picture: Picture } | { kind: "box"; box: TextBox };
}

export interface TextBox extends Transform {
  blocks: Block[];
  inset: Record<Side, number>;
  fill: string | null;
  border: Border | null;
  anchor: "top" | "center" | "bottom";
  /** Where its lines are read, if they are on their side. */
  lines?: "up" | "down";
  shape: "rectangle" | "rounded" | "ellipse" | "line";
}

export interface Paragraph {
  kind: "paragraph";
  style: string;
  properties: ParagraphProperties;
  /** Of the paragraph mark: an empty paragraph is as high. */
  mark: RunProperties;
  /** The number or bullet, its run, and what follows it. */
  label: { text: string; run: RunProperties; suffix: LabelSuffix; side: LabelSide } | null;
  /** If the label depends on the row, because a paragraph of its list may be missing, or there more than once. */
  count?: ListCount;
  inlines: Inline[];
  /** Its place among the elements of its part. */
  order?: number;
}

export interface TableCell {
  blocks: Block[];
  columns: number;
  rows: number;
  borders: Borders;
  fill: string | null;
  margin: Record<Side, number>;
  align: "top" | "center" | "bottom";
  /** Its lines are turned: to be read upwards or downwards. */
  turned?: "up" | "down";
}
export interface TableRow {
  /** Each with the index of its first column. */
  cells: { at: number; cell: TableCell }[];
  height: { rule: "atLeast" | "exact"; height: number } | null;
  isHeader: boolean;
  cannotSplit: boolean;
}
export interface Table {
  kind: "table";
  columns: number[];
  /** Columns as the file has them, widened for their words, or "unknown". */
  fit: "fixed" | "content" | "unknown";
  rows: TableRow[];
  /** Rows that are shown in some documents or several times, by index, the last one included. Nested or apart. */
  parts: { head: PartHead; from: number; to: number }[];
  align: "left" | "center" | "right";
  indent: number;
  /** What its columns add up to, if the file says so: a share of what it stands in, or points. */
  width: { share: number } | { points: number } | null;
  /** Its place by an anchor in the text, if it has one. */
  floats?: Pick<Float, "horizontal" | "wrap" | "beside" | "left" | "omission"> & { top: number };
}

/** Blocks that are shown in some documents or several times. */
export interface BlockPart {
  kind: "part";
  head: PartHead;
  blocks: Block[];
}
export type Block = Paragraph | Table | BlockPart;
