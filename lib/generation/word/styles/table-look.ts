import { dictionary } from "#lib/generation/formats/dictionary.ts";
import { childAt, type XmlElement } from "../xml-tree.ts";
import type { Borders, Side } from "./border.ts";
import type { StyleLayer } from "./styles.ts";

/** Directions of text (17.18.93) in which letters lie on their side, also as strict files call them. */
export const turns = dictionary<"up" | "down">({
  ...{ btLr: "up", lr: "up", tbRl: "down", rl: "down", tbRlV: "down", rlV: "down" },
});

/** Which regions of its style a table uses (17.4.56). */
export interface Look {
  firstRow: boolean;
  lastRow: boolean;
  firstColumn: boolean;
  lastColumn: boolean;
  bandedRows: boolean;
  bandedColumns: boolean;
}

export function readLook(direct: XmlElement | undefined): Look {
  const attributes = childAt(direct, "w:tblLook")?.attributes ?? {};
  const bits = Number.parseInt(attributes["w:val"] ?? "0", 16) || 0;
  const is = (name: string, bit: number) =>
    attributes[name] === undefined ? (bits & bit) !== 0 : ["1", "true", "on"].includes(attributes[name]);
  return {
    firstRow: is("w:firstRow", 0x20),
    lastRow: is("w:lastRow", 0x40),
    firstColumn: is("w:firstColumn", 0x80),
    lastColumn: is("w:lastColumn", 0x100),
    bandedRows: !is("w:noHBand", 0x200),
    bandedColumns: !is("w:noVBand", 0x400),
  };
}

/** From the weakest to the strongest (17.7.6). */
export function regionsAt(
  look: Look,
  row: number,
  rows: number,
  column: number,
  edges: Record<Side, boolean>,
): string[] {
  const isFirstRow = look.firstRow && row === 0;
  const isLastRow = look.lastRow && row === rows - 1;
  const isFirstColumn = look.firstColumn && edges.left;
  const isLastColumn = look.lastColumn && edges.right;
  const bandRow = row - (look.firstRow ? 1 : 0);
  const bandColumn = column - (look.firstColumn ? 1 : 0);
  return [
    "wholeTable",
    look.bandedColumns && bandColumn >= 0 ? (bandColumn % 2 === 0 ? "band1Vert" : "band2Vert") : "",
    look.bandedRows && bandRow >= 0 && !isLastRow ? (bandRow % 2 === 0 ? "band1Horz" : "band2Horz") : "",
    isFirstColumn ? "firstCol" : "",
    isLastColumn ? "lastCol" : "",
    isFirstRow ? "firstRow" : "",
    isLastRow ? "lastRow" : "",
    isFirstRow && isFirstColumn ? "nwCell" : "",
    isFirstRow && isLastColumn ? "neCell" : "",
  ].filter((region) => region !== "");
}

const sides = ["top", "right", "bottom", "left"] as const;

/** A cell's borders by the table's and by the layers of its style. @param edges the table's edges that it is at */
export function cellBorders(
  table: Borders,
  layers: readonly StyleLayer[],
  edges: Record<Side, boolean>,
  row: number,
): Borders {
  const borders: Borders = {};
  for (const side of sides) {
    const inside = side === "top" || side === "bottom" ? table.insideH : table.insideV;
    borders[side] = (edges[side] ? table[side] : inside) ?? null;
  }
  for (const { cellBorders: own } of layers) {
    for (const side of sides) {
      const isRowsEdge = row === 0 && (side === "top" || side === "bottom");
      const inside = side === "top" || side === "bottom" ? own.insideH : own.insideV;
      const value = edges[side] || isRowsEdge || own[side] !== undefined ? own[side] : inside;
      if (value !== undefined) borders[side] = value;
    }
  }
  return borders;
}
