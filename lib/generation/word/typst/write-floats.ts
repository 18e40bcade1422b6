import { leftIn, topIn } from "../drawing/place.ts";
import type { Float, Inline } from "../model.ts";
import { dimension, noted, type SourceContext, stroke as strokeExpression, writePart } from "./source-context.ts";
import { writePicture, writeTransformed } from "./write-inlines.ts";

/** What is taken out of the text, also from its parts. */
export function writeFloats(inlines: readonly Inline[], context: SourceContext): string[] {
  return inlines.flatMap((each): string[] => {
    if (each.kind === "float") {
      const written = writeFloat(each.float, context);
      if (!context.lifted || ["paragraph", "line"].includes(each.float.vertical.from)) return [written];
      context.lifted.push(written);
      return [];
    }
    const inner = each.kind === "part" ? writeFloats(each.inlines, { ...context, lifted: null }) : [];
    return each.kind === "part" && inner.length > 0 ? [writePart(each.head, inner.join("; "))] : [];
  });
}

function writeFloat(float: Float, context: SourceContext): string {
  const { width, height, isTopAndBottom, omission } = float;
  const { section } = context;
  const { margin } = section;
  const sized = `(left: ${dimension(margin.left)}, right: ${dimension(margin.right)}, top: ${dimension(Math.abs(margin.top))}, bottom: ${dimension(Math.abs(margin.bottom))})`;
  const size = `(width: ${dimension(section.width)}, height: ${dimension(section.height)})`;
  const content = `{${noted(omission, context)}${floatContent(float, context)}}`;
  if (float.frame) {
    // How large a frame is may be known only with a row's values.
    const narrow = width === 0 ? frameContent(float, true, context) : "none";
    return `framed(${writePlace(float.horizontal)}, ${writePlace(float.vertical)}, ${width === 0 ? "auto" : dimension(width)}, ${dimension(height)}, ${sized}, ${size}, ${content}, ${narrow})`;
  }
  const across = leftIn(float.horizontal, width, section, section.width - margin.left - margin.right);
  const down = topIn(float.vertical, height, section);
  const places = [
    `("${across.isOnPage ? "page" : float.horizontal.from}", ${dimension(across.offset)})`,
    `("${down.isOnPage ? "page" : float.vertical.from}", ${dimension(down.offset)})`,
  ];
  return `floating(${places.join(", ")}, ${dimension(width)}, ${dimension(height)}, ${sized}, ${size}, ${isTopAndBottom}, ${content})`;
}

/** What is drawn, without its place. */
export function floatContent(float: Float, context: SourceContext): string {
  const { width, height, content } = float;
  if (content.kind === "picture") return writePicture(content.picture, context);
  const { box } = content;
  if (float.frame) return frameContent(float, false, context);
  const { inset, lines, turn, flip } = box;
  const insets = `(left: ${dimension(inset.left)}, right: ${dimension(inset.right)}, top: ${dimension(inset.top)}, bottom: ${dimension(inset.bottom)})`;
  const fill = box.fill === null ? "none" : `rgb("${box.fill}")`;
  const stroke = box.border === null ? "none" : strokeExpression(box.border);
  const anchor = box.anchor === "center" ? "horizon" : box.anchor;
  const across = Math.max(1, width - inset.left - inset.right);
  const down = Math.max(1, height - inset.top - inset.bottom);
  const inner = context.content(box.blocks, { width: lines ? down : across, isCell: false });
  const shown = lines
    ? `lines-turned(${lines === "up" ? -90 : 90}deg, ${dimension(down)}, ${dimension(across)}, ${anchor}, ${inner})`
    : inner;
  const drawn = `text-box(${dimension(width)}, ${dimension(height)}, ${insets}, ${fill}, ${stroke}, ${lines ? "top" : anchor}, "${box.shape}", ${shown})`;
  // Mirrored shapes have their text as it was, and only lines differ.
  return writeTransformed(
    float,
    { ...(turn !== undefined && { turn }), ...(box.shape === "line" && flip && { flip }) },
    drawn,
  );
}

/** From what, and how far or along which edge of it. */
export const writePlace = (at: Float["horizontal"] | Float["vertical"]) =>
  `("${at.from}", ${"align" in at ? `"${at.align}"` : dimension(at.offset)})`;

/** Paragraphs in a frame; if `isNarrow`, as wide as their text. */
export const frameContent = ({ width, content }: Float, isNarrow: boolean, context: SourceContext) =>
  content.kind === "box"
    ? context.content(content.box.blocks, { width: width || context.width, isCell: false, isNarrow })
    : "[]";
