/** What follows a paragraph's number. */
export type LabelSuffix = "tab" | "space" | "nothing";
/** What of a number stands where its line begins. */
export type LabelSide = "left" | "center" | "right";

/** How the number of a paragraph is counted in each document. */
export interface ListCount {
  /** What counts together. */
  list: string;
  /** From 0. */
  level: number;
  /** What this level and those above begin with. */
  starts: number[];
  /** What begins with this number where it's first used. */
  restart?: string;
  /** Deeper levels that count on. */
  kept: number[];
  /** The label: texts, and the numbers of levels. */
  parts: (string | { level: number; format: string; start: number })[];
}
