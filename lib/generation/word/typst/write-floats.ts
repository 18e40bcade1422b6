import type { Float, Inline } from "../model.ts";
import { dimension, noted, type SourceContext, stroke as strokeExpression, writePart } from "./source-context.ts";
import { writePicture } from "./write-inlines.ts";

/** What is taken out of the text, also from its parts. */
export function writeFloats(inlines: readonly Inline[], context: SourceContext): string[] {
  return inlines.flatMap((each): string[] => {
    if (each.kind === "float") return [writeFloat(each.float, context)];
    const inner = each.kind === "part" ? writeFloats(each.inlines, context) : [];
    return each.kind === "part" && inner.length > 0 ? [writePart(each.head, inner.join("; "))] : [];
  });
}

function writeFloat(float: Float, context: SourceContext): string {
  const { horizontal, vertical, width, height, isTopAndBottom, omission } = float;
  const place = (at: Float["horizontal"] | Float["vertical"]) =>
    `("${at.from}", ${"align" in at ? `"${at.align}"` : dimension(at.offset)})`;
  const { margin } = context.section;
  const sized = `(left: ${dimension(margin.left)}, right: ${dimension(margin.right)}, top: ${dimension(Math.abs(margin.top))}, bottom: ${dimension(Math.abs(margin.bottom))})`;
  const size = `(width: ${dimension(context.section.width)}, height: ${dimension(context.section.height)})`;
  return `floating(${place(horizontal)}, ${place(vertical)}, ${dimension(width)}, ${dimension(height)}, ${sized}, ${size}, ${isTopAndBottom}, {${noted(omission, context)}${floatContent(float, context)}})`;
}

/** What is drawn, without its place. */
export function floatContent({ width, height, content }: Float, context: SourceContext): string {
  if (content.kind === "picture") return writePicture(content.picture, context);
  const { box } = content;
  const { inset } = box;
  const insets = `(left: ${dimension(inset.left)}, right: ${dimension(inset.right)}, top: ${dimension(inset.top)}, bottom: ${dimension(inset.bottom)})`;
  const fill = box.fill === null ? "none" : `rgb("${box.fill}")`;
  const stroke = box.border === null ? "none" : strokeExpression(box.border);
  const anchor = box.anchor === "center" ? "horizon" : box.anchor;
  return `text-box(${dimension(width)}, ${dimension(height)}, ${insets}, ${fill}, ${stroke}, ${anchor}, "${box.shape}", ${context.content(box.blocks, { width: width - inset.left - inset.right, isCell: false })})`;
}
