import { conditionKey, labelKey } from "../../../templates/merge.ts";
import type { Block, Paragraph, RunProperties } from "../../model.ts";
import { isSymbolFont } from "../../styles/symbols.ts";
import { dimension, fieldValue, type SourceContext, string } from "../source-context.ts";
import { lineEdges, runName } from "../write-inlines.ts";

/**
 * Paragraphs that are as high as a line of theirs if their text surely fits into it, as `height-of-lines` in
 * `library/lines.typ` takes them; none if any of them has more than texts and values.
 * @param spaces whether the space around each of them counts, as much as it may be
 */
export function writeSingleLines(blocks: readonly Block[], spaces: "spaced" | "alone", context: SourceContext): string {
  const lines = blocks.map((block) => linesOf(block, spaces, context));
  return lines.includes(null) ? "none" : `(${lines.map((line) => `${line},`).join(" ")})`;
}

function linesOf(block: Block, spaces: "spaced" | "alone", context: SourceContext): string | null {
  if (block.kind === "paragraph") return lineOf(block, spaces, context);
  if (block.kind === "table") return null;
  const { condition, isNegated, label } = block.head;
  const inner = writeSingleLines(block.blocks, spaces, context);
  const key = string(labelKey(label, conditionKey(condition)));
  if (inner === "none") return null;
  return `..{ for values in shown-with(values, ${key}, ${isNegated}) { let field = field-of.with(values); ${inner} } }`;
}

function lineOf(
  { properties, label, mark, inlines }: Paragraph,
  spaces: "spaced" | "alone",
  context: SourceContext,
): string | null {
  const { left, right, firstLine, before, after, line, borders } = properties;
  if (label || Object.values(borders).some((border) => border)) return null;
  const space = spaces === "spaced" ? ` + ${dimension(before + after)}` : "";
  if (inlines.length === 0) {
    const { top, bottom } = lineEdges(mark, line, context);
    return `(0pt, ${dimension(top + bottom)}${space}, ())`;
  }
  const texts: string[] = [];
  const heights = new Set<string>();
  for (const inline of inlines) {
    if ((inline.kind !== "text" && inline.kind !== "field") || !isPlain(inline.run)) return null;
    const isValue = inline.kind === "field";
    const text = isValue ? fieldValue(inline) : string(inline.text);
    texts.push(`(${runName(inline.run, line, context, isValue)}, ${text})`);
    const { top, bottom } = lineEdges(inline.run, line, context, isValue);
    heights.add(`${dimension(top)} + ${dimension(bottom)}`);
  }
  const [height, ...others] = heights;
  const room = context.width - left - right - Math.abs(firstLine);
  return others.length > 0 ? null : `(${dimension(room)}, ${height}${space}, (${texts.join(", ")},))`;
}

/** Whether a text in this look is as wide as its letters, and its line as high as its letters' edges. */
const isPlain = ({ font, size, capitals, position, raised, widthPercent, kernedFrom }: RunProperties) =>
  !isSymbolFont(font) &&
  capitals === null &&
  position === null &&
  raised === 0 &&
  widthPercent === 100 &&
  (kernedFrom === null || size < kernedFrom);
