import { dictionary } from "#lib/generation/formats/dictionary.ts";
import type { Block, Float, TextBox } from "../model.ts";
import { omitObject, type ReadContext } from "../read-context.ts";
import type { Border } from "../styles/border.ts";
import { mapChannels } from "../styles/theme.ts";
import { emu } from "../styles/units.ts";
import { childAt, elementsOf, type XmlElement } from "../xml-tree.ts";
import { transformOf } from "./transform.ts";

type ReadBlocks = (element: XmlElement, context: ReadContext) => Promise<Block[]>;

/** Directions of text (20.1.10.83) in which letters lie on their side. */
const directions = dictionary<TextBox["lines"]>({ vert: "down", eaVert: "down", vert270: "up" });

/** A shape with or without text (wps, Microsoft's [MS-ODRAWXML] 2.25). */
export async function readShape(
  element: XmlElement,
  { name, alt }: { name: string; alt: string },
  context: ReadContext,
  readBlocks: ReadBlocks,
): Promise<Float["content"]> {
  // What another box has no room for goes on in it (2.26).
  if (childAt(element, "wps:linkedTxbx")) omitObject(context, "linked_box", name, alt);
  const properties = childAt(element, "wps:spPr");
  const body = childAt(element, "wps:bodyPr")?.attributes ?? {};
  const inset = (name: string, fallback: number) => (body[name] === undefined ? fallback : emu(body[name]));
  const content = childAt(element, "wps:txbx", "w:txbxContent");
  const geometry = childAt(properties, "a:prstGeom")?.attributes.prst ?? "rect";
  const line = childAt(properties, "a:ln");
  const styled = childAt(element, "wps:style");
  const lines = directions[body.vert ?? ""];
  return {
    kind: "box",
    box: {
      blocks: content ? await readBlocks(content, context) : [],
      inset: {
        left: inset("lIns", 7.2),
        right: inset("rIns", 7.2),
        top: inset("tIns", 3.6),
        bottom: inset("bIns", 3.6),
      },
      fill: childAt(properties, "a:noFill")
        ? null
        : (solidColor(properties, context) ?? solidColor(childAt(styled, "a:fillRef"), context, true)),
      border: childAt(line, "a:noFill") ? null : borderOf(line, styled, context),
      anchor: dictionary({ ctr: "center", b: "bottom" } as const)[body.anchor ?? ""] ?? "top",
      ...transformOf(properties),
      ...(lines && { lines }),
      shape: shapeOf(geometry),
    },
  };
}

/** By the name of a geometry (20.1.10.56). */
function shapeOf(geometry: string): TextBox["shape"] {
  if (geometry === "ellipse") return "ellipse";
  if (/line|connector/i.test(geometry)) return "line";
  return geometry === "roundRect" ? "rounded" : "rectangle";
}

function borderOf(line: XmlElement | undefined, styled: XmlElement | undefined, context: ReadContext): Border | null {
  const reference = childAt(styled, "a:lnRef");
  const color =
    solidColor(line, context) ?? (reference?.attributes.idx !== "0" ? solidColor(reference, context, true) : null);
  if (color === null) return null;
  return { width: line?.attributes.w ? emu(line.attributes.w) : 0.75, color, style: "solid", space: 0 };
}

/** RRGGBB of a fill; null for none, or one that is no plain colour. */
function solidColor(parent: XmlElement | undefined, { theme }: ReadContext, isReference = false): string | null {
  if (isReference && parent?.attributes.idx === "0") return null;
  const fill = isReference ? parent : childAt(parent, "a:solidFill");
  const [color] = elementsOf(fill);
  const value =
    color?.name === "a:schemeClr"
      ? theme.color(color.attributes.val ?? "")
      : color?.name === "a:prstClr"
        ? dictionary({ black: "000000", white: "ffffff" })[color.attributes.val ?? ""]
        : (color?.attributes.lastClr ?? color?.attributes.val);
  if (!color || !value || !/^[\da-f]{6}$/i.test(value)) return null;
  const amount = (name: string) => Number(childAt(color, name)?.attributes.val ?? Number.NaN) / 100_000;
  const [scale, offset, tint, shade] = [amount("a:lumMod"), amount("a:lumOff"), amount("a:tint"), amount("a:shade")];
  return mapChannels(value, (channel) => {
    const lit = channel * (Number.isNaN(scale) ? 1 : scale) + 255 * (Number.isNaN(offset) ? 0 : offset);
    const tinted = Number.isNaN(tint) ? lit : lit * tint + 255 * (1 - tint);
    return Number.isNaN(shade) ? tinted : tinted * shade;
  });
}
