import { dictionary } from "#lib/generation/formats/dictionary.ts";
import type { Table, TableRow } from "../model.ts";
import { points } from "../styles/units.ts";
import type { XmlElement } from "../xml-tree.ts";

/** A `w:tblpPr` (17.4.57): text flows beside the table. */
export function floatsOf(element: XmlElement | undefined, rows: readonly TableRow[]): Table["floats"] | null {
  if (!element) return null;
  const { attributes } = element;
  const length = (name: string) => points(attributes[name]) ?? 0;
  const from = dictionary({ margin: "margin", page: "page" } as const)[attributes["w:horzAnchor"] ?? ""] ?? "column";
  const { "w:tblpXSpec": align } = attributes;
  const isAligned = align === "left" || align === "center" || align === "right";
  return {
    horizontal: isAligned ? { from, align } : { from, offset: length("w:tblpX") },
    top: length("w:tblpY"),
    wrap: {
      isPossible: attributes["w:vertAnchor"] === "text",
      distance: {
        left: length("w:leftFromText"),
        right: length("w:rightFromText"),
        top: length("w:topFromText"),
        bottom: length("w:bottomFromText"),
      },
      kind: "wrapped_table",
      names: [firstWords(rows)],
    },
  };
}

function firstWords(rows: readonly TableRow[]): string {
  const blocks = rows.flatMap(({ cells }) => cells.flatMap(({ cell }) => cell.blocks));
  const inlines = blocks.flatMap((block) => (block.kind === "paragraph" ? block.inlines : []));
  return inlines
    .map((each) => (each.kind === "text" ? each.text : each.kind === "field" ? each.sample : " "))
    .join("")
    .slice(0, 40);
}
