/** Where a tab leads (17.3.1.37), in points from the text's left edge. */
export interface TabStop {
  at: number;
  align: "left" | "center" | "right" | "decimal" | "bar";
  leader: string | null;
}
