/** Where something stands that is taken out of the text: from what, and how far from there or along which edge. */
export interface FloatPlace {
  horizontal:
    | { from: "page" | "margin" | "column" | "character"; offset: number }
    | { from: "page" | "margin" | "column" | "character"; align: "left" | "center" | "right" };
  vertical:
    | { from: "page" | "margin" | "paragraph" | "line"; offset: number }
    | { from: "page" | "margin" | "paragraph" | "line"; align: "top" | "center" | "bottom" };
}

/** How large something is drawn, in points. */
export interface Size {
  width: number;
  height: number;
}
