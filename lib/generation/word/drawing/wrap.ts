/** How text flows around an object, and what names it. */
export interface Wrap {
  /** Along its frame, instead of what is drawn in it. */
  isSquare: boolean;
  distance: Record<"top" | "right" | "bottom" | "left", number>;
  kind: "wrapped" | "wrapped_table";
  names: string[];
}

/** How much lines beside an object lose on each side, or that there are none. */
export type Beside = { left: number; right: number } | "nothing";
