import type { Table, TableCell, TableRow } from "../model.ts";
import { dimension, type SourceContext, stroke as strokeExpression } from "./source-context.ts";

const sides = ["top", "right", "bottom", "left"] as const;

/** A table with its cells at fixed places, so that merged and missing cells need no filling. */
export function writeTable(table: Table, context: SourceContext): string {
  const headers = headerRows(table);
  const rows = table.rows.map((row, y) =>
    row.cells.map(({ at, cell }, index) =>
      writeCell(cell, at, y, row, index === 0, y + cell.rows >= table.rows.length, context),
    ),
  );
  const heights = table.rows.map(({ height }) => (height?.rule === "exact" ? dimension(height.height) : "auto"));
  const first = table.rows.find(({ cells }) => cells.length > 0)?.cells[0]?.cell;
  const shift = table.indent - (context.compatibility < 15 ? (first?.margin.left ?? 0) : 0);
  const cells = [
    ...(headers > 0 ? [`table.header(${rows.slice(0, headers).flat().join(", ")})`] : []),
    ...rows.slice(headers).flat(),
  ];
  const columns = table.columns.map(dimension).join(", ");
  const written = `table(columns: (${columns},), rows: (${heights.join(", ")},), inset: 0pt, stroke: none, align: left + top, ${cells.join(", ")})`;
  if (table.align !== "left") return `align(${table.align}, ${written})`;
  return shift === 0 ? written : `pad(left: ${dimension(shift)}, ${written})`;
}

/** The rows at the top that are repeated; cells that reach below them would break the repetition. */
function headerRows({ rows }: Table): number {
  const count = rows.findIndex(({ isHeader }) => !isHeader);
  const header = Math.max(count, 0);
  const reaches = rows.slice(0, header).some(({ cells }, y) => cells.some(({ cell }) => y + cell.rows > header));
  return reaches ? 0 : header;
}

function writeCell(
  cell: TableCell,
  x: number,
  y: number,
  row: TableRow,
  isFirst: boolean,
  isLast: boolean,
  context: SourceContext,
): string {
  const { margin, borders } = cell;
  const stroke = sides.flatMap((side) => (borders[side] ? [`${side}: ${strokeExpression(borders[side])}`] : []));
  const content = context.content(cell.blocks);
  // Word's borders take room: each row's upper ones, and the last row's lower ones.
  const above = margin.top + (borders.top?.width ?? 0);
  const below = margin.bottom + (isLast ? (borders.bottom?.width ?? 0) : 0);
  const least = isFirst && row.height?.rule === "atLeast" && cell.rows === 1 ? row.height.height - above - below : 0;
  const options = [
    `x: ${x}`,
    `y: ${y}`,
    cell.columns > 1 && `colspan: ${cell.columns}`,
    cell.rows > 1 && `rowspan: ${cell.rows}`,
    `inset: (top: ${dimension(above)}, right: ${dimension(margin.right)}, bottom: ${dimension(below)}, left: ${dimension(margin.left)})`,
    cell.fill !== null && `fill: rgb("${cell.fill}")`,
    stroke.length > 0 && `stroke: (${stroke.join(", ")})`,
    cell.align !== "top" && `align: left + ${cell.align === "center" ? "horizon" : "bottom"}`,
    row.cannotSplit && "breakable: false",
  ].filter((each) => typeof each === "string");
  return `table.cell(${options.join(", ")}, ${least > 0 ? `strut(${dimension(least)}, ${content})` : content})`;
}
