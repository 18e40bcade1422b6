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
}

const wraps = dictionary<FrameWrap>({ none: "none", through: "none", notBeside: "above and below" });

/** @returns undefined for none, and for a large first letter, which stays in the text */
export function readFrame(element: XmlElement | undefined): ParagraphFrame | undefined {
  const { attributes = {} } = element ?? {};
  if (!element || ["drop", "margin"].includes(attributes["w:dropCap"] ?? "")) return undefined;
  const length = (name: string) => points(attributes[`w:${name}`]) ?? 0;
  const {
    "w:xAlign": alignX = "",
    "w:yAlign": alignY = "",
    "w:hAnchor": across = "",
    "w:vAnchor": down = "",
  } = attributes;
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
    across: length("hSpace"),
    down: length("vSpace"),
  };
}
