/** How high a paragraph's lines are (17.3.1.33): at least `pitch`, the distance of a grid's lines, or several times as much. */
export type LineHeight =
  | { rule: "auto"; times: number; pitch?: number }
  | { rule: "atLeast"; height: number; pitch?: number }
  | { rule: "exact"; height: number };
