export interface Border {
  width: number;
  color: string | null;
  style: "solid" | "dashed" | "dotted" | "double";
  /** Between border and text. */
  space: number;
}
export type Side = "top" | "right" | "bottom" | "left";
export type Borders = Partial<Record<Side | "insideH" | "insideV" | "between", Border | null>>;
