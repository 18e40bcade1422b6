import { dictionary } from "#lib/generation/formats/dictionary.ts";
import type { FloatPlace } from "../drawing/place.ts";
import type { XmlElement } from "../xml-tree.ts";
import { points } from "./units.ts";

/** Where text stands (17.18.104). */
export type FrameWrap = "around" | "above and below" | "none";

/** A `w:framePr` (17.3.1.11): where paragraphs stand that are taken out of the text. */
export interface ParagraphFrame extends FloatPlace {
  /** 0: as wide as its text. */
  width: number;
  height: number;
  wrap: FrameWrap;
  /** Between it and the text around it. */
  across: number;
  down: number;
  /** Whether it has the large first letter of the next paragraph. */
  isInitial?: boolean;
}

const wraps = dictionary<FrameWrap>({ none: "none", through: "none", notBeside: "above and below" });

export function readFrame(element: XmlElement | undefined): ParagraphFrame | undefined {
  const { attributes = {} } = element ?? {};
  if (!element) return undefined;
  const length = (name: string) => points(attributes[`w:${name}`]) ?? 0;
  const {
    "w:xAlign": alignX = "",
    "w:yAlign": alignY = "",
    "w:hAnchor": across = "",
    "w:vAnchor": down = "",
  } = attributes;
  const distance = { across: length("hSpace"), down: length("vSpace") };
  const initial = dictionary<FloatPlace["horizontal"]>({
    drop: { from: "column", offset: 0 },
    margin: { from: "leftMargin", align: "right" },
  })[attributes["w:dropCap"] ?? ""];
  if (initial) {
    const vertical = { from: "paragraph", offset: 0 } as const;
    return { horizontal: initial, vertical, width: 0, height: 0, wrap: "around", ...distance, isInitial: true };
  }
  const fromX = across === "page" || across === "margin" ? across : "column";
  const fromY = down === "page" ? down : down === "text" ? "paragraph" : "margin";
  const x = dictionary({ left: "left", inside: "left", center: "center", right: "right", outside: "right" } as const)[
    alignX as "left"
  ];
  const y = dictionary({ top: "top", inside: "top", center: "center", bottom: "bottom", outside: "bottom" } as const)[
    alignY as "top"
  ];
  return {
    horizontal: x ? { from: fromX, align: x } : { from: fromX, offset: length("x") },
    vertical: y && fromY !== "paragraph" ? { from: fromY, align: y } : { from: fromY, offset: length("y") },
    width: Math.max(0, length("w")),
    height: Math.max(0, length("h")),
    wrap: wraps[attributes["w:wrap"] ?? ""] ?? "around",
    ...distance,
  };
}
