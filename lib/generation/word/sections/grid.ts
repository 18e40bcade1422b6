import type { Block, Inline } from "../model.ts";
import { points, toggle } from "../styles/units.ts";
import { childAt, type XmlElement } from "../xml-tree.ts";

/** A section's grid of lines (17.6.5), as East Asian versions of Word give it to every document. */
export interface LineGrid {
  /** Between two of its lines. */
  pitch: number;
  /** Whether it holds in tables, too (17.15.3.1). */
  isInTables: boolean;
}

export function readGrid(section: XmlElement | undefined, settings: XmlElement | undefined): LineGrid | null {
  const { "w:type": type = "", "w:linePitch": linePitch } = childAt(section, "w:docGrid")?.attributes ?? {};
  const pitch = points(linePitch) ?? 0;
  if (!["lines", "linesAndChars", "snapToChars"].includes(type) || pitch < 1) return null;
  return { pitch, isInTables: toggle(childAt(settings, "w:compat"), "w:adjustLineHeightInTable") ?? false };
}

/** Makes lines as high as the grid says, where they aren't exact and their paragraph doesn't leave the grid. */
export function settleGrid(blocks: readonly Block[], grid: LineGrid | null): void {
  if (!grid) return;
  const within = (inlines: readonly Inline[]) => {
    for (const inline of inlines) {
      if (inline.kind === "float" && inline.float.content.kind === "box")
        settleGrid(inline.float.content.box.blocks, grid);
      if (inline.kind === "note") settleGrid(inline.blocks, grid);
      if (inline.kind === "link" || inline.kind === "part") within(inline.inlines);
    }
  };
  for (const block of blocks) {
    if (block.kind === "part") settleGrid(block.blocks, grid);
    else if (block.kind === "paragraph") {
      const { properties } = block;
      const { line } = properties;
      if (properties.isOnGrid && line.rule !== "exact") properties.line = { ...line, pitch: grid.pitch };
      within(block.inlines);
    } else if (grid.isInTables) {
      for (const row of block.rows) for (const { cell } of row.cells) settleGrid(cell.blocks, grid);
    }
  }
}
