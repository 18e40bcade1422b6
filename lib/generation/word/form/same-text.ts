import { conditionKey, labelKey, linesKeyOf, listedValues, type Merge, valueKey } from "../../templates/merge.ts";
import type { Section, WordDocument } from "../document.ts";
import type { Block, Inline, Table } from "../model.ts";
import type { PartHead } from "../tags/part-head.ts";
import type { Piece } from "./form.ts";
import { shownWith, type Values } from "./shown-with.ts";
import { valueXml } from "./value-xml.ts";

/** Values that tell apart what is shown with which conditions, and in which line. */
export function telltaleValues(keys: readonly string[], { conditions, lists }: Merge): Values[] {
  const texts = (line: string) => Object.fromEntries(keys.map((key, index) => [key, `v${index}${line}`]));
  const met = (isMet: (index: number) => boolean) =>
    Object.fromEntries(conditions.map((each, index) => [conditionKey(each), isMet(index) ? "yes" : ""]));
  const listed = listedValues(lists);
  const lines = lists.map((list, index) => [linesKeyOf(list), [texts(`first${index}`), texts(`second${index}`)]]);
  const all = { ...texts(""), ...Object.fromEntries(lines) };
  return [
    { ...all, ...met(() => true) },
    { ...all, ...met(() => false) },
    { ...all, ...met((index) => index % 2 === 0), ...listed },
  ];
}

/** A part's XML with a row's values. */
export function filledXml(pieces: readonly Piece[], values: Values): string {
  return pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if ("pieces" in piece)
        return shownWith(values, piece)
          .map((inner) => filledXml(piece.pieces, inner))
          .join("");
      return valueXml(String(values[piece.field] ?? ""), piece.prefix);
    })
    .join("");
}

/** The text of a document with a row's values, or as in the file; without spaces, which are shown by the run. */
export function shownText({ sections }: Pick<WordDocument, "sections">, values: Values | null): string {
  const partsOf = ({ headers, footers, blocks }: Section) => [
    ...Object.values(headers),
    blocks,
    ...Object.values(footers),
  ];
  const text = sections.flatMap((section) => partsOf(section).map((blocks) => blocksText(blocks, values))).join("");
  return text.replace(/\s+/g, "");
}

function blocksText(blocks: readonly Block[], values: Values | null): string {
  return blocks
    .map((block) => {
      if (block.kind === "paragraph") return inlinesText(block.inlines, values);
      if (block.kind === "part") return within(block.head, values, (own) => blocksText(block.blocks, own));
      return rowsText(block, 0, block.rows.length, block.parts, values);
    })
    .join("\n");
}

/** As `rowTree` in typst/tables/write-table.ts. */
function rowsText(table: Table, from: number, end: number, parts: Table["parts"], values: Values | null): string {
  let text = "";
  for (let at = from; at < end; ) {
    const [part, ...inner] = parts
      .filter((each) => each.from >= at && each.to < end)
      .toSorted((a, b) => a.from - b.from || b.to - a.to);
    if (part?.from === at) {
      const own = inner.filter((each) => each.to <= part.to);
      text += within(part.head, values, (each) => rowsText(table, part.from, part.to + 1, own, each));
      at = part.to + 1;
    } else {
      for (const { cell } of table.rows[at]?.cells ?? []) text += `|${blocksText(cell.blocks, values)}`;
      at += 1;
    }
  }
  return text;
}

function within(
  { condition, isNegated, label }: PartHead,
  values: Values | null,
  text: (own: Values | null) => string,
): string {
  if (!values) return text(values);
  return shownWith(values, { condition: labelKey(label, conditionKey(condition)), isNegated })
    .map(text)
    .join("");
}

function inlinesText(inlines: readonly Inline[], values: Values | null): string {
  return inlines
    .map((inline) => {
      switch (inline.kind) {
        case "text":
          return inline.text;
        case "field":
          return values ? String(values[labelKey(inline.label, valueKey(inline.value))] ?? "") : inline.sample;
        case "part":
          return within(inline.head, values, (own) => inlinesText(inline.inlines, own));
        case "link":
          return inlinesText(inline.inlines, values);
        case "note":
          return blocksText(inline.blocks, values);
        case "float":
          return inline.float.content.kind === "box" ? blocksText(inline.float.content.box.blocks, values) : "▢";
        case "picture":
          return "▢";
        default:
          return "";
      }
    })
    .join("");
}
