import { conditionKey, labelKey } from "../../../templates/merge.ts";
import type { Table, TableCell, TableRow } from "../../model.ts";
import { dimension, noted, type SourceContext, string, stroke as strokeExpression } from "../source-context.ts";

const sides = ["top", "right", "bottom", "left"] as const;

/** A table with its cells at fixed places, so that merged and missing cells need no filling. */
export function writeTable(table: Table, context: SourceContext): string {
  const { rows } = table;
  const headers = headerRows(table, context);
  const widths = columnWidths(table, context);
  const { fit } = table;
  const slack: Slack = ({ margin }) => (fit === "fixed" ? 0 : fit === "unknown" ? unknownSlack : margin.right);
  const written = rows.map((row, y) => writeRow(row, rows.length - y, widths, slack, context));
  const first = rows.find(({ cells }) => cells.length > 0)?.cells[0]?.cell;
  const isAtText = context.compatibility < 15 && !context.isCell;
  const shift = table.indent - (isAtText ? (first?.margin.left ?? 0) : 0);
  const columns = `(${widths.map(dimension).join(", ")},)`;
  const set =
    table.parts.length > 0
      ? `rows-table(${columns}, ${headers}, values, (${rowTree(table, written, 0, rows.length, table.parts).join(", ")},))`
      : fixedTable(columns, headers, written);
  const content = table.floats?.omission === undefined ? set : `{ ${noted(table.floats.omission, context)}${set} }`;
  if (table.align !== "left") return `align(${table.align}, ${content})`;
  return shift === 0 ? content : `pad(left: ${dimension(shift)}, ${content})`;
}

/** How far a cell's words may reach beyond its lines. */
type Slack = (cell: TableCell) => number;
const unknownSlack = 1000;

/** Programs other than Word may leave the columns for Word to measure: they get as wide as the table says. */
function columnWidths(table: Table, context: SourceContext): number[] {
  const widths = statedWidths(table, context.width);
  const whole = widths.reduce((sum, column) => sum + column, 0);
  const { width, margin } = context.section;
  // Word narrows tables that would leave the page, unless they or their columns are as wide as they say.
  const isFree = table.fit !== "fixed" && table.width === null && !context.isCell;
  const isOff = isFree && margin.left + table.indent + whole > width;
  return isOff ? widths.map((column) => (column * context.width) / whole) : widths;
}

function statedWidths({ columns, width }: Table, room: number): number[] {
  if (width === null) return columns;
  const whole = columns.reduce((sum, column) => sum + column, 0);
  const wanted = "share" in width ? width.share * room : width.points;
  // A share of the text's width holds for tables that are wider, too.
  const isWrong = whole < wanted * 0.97 || ("share" in width && whole > wanted * 1.03);
  return isWrong ? columns.map((column) => (column * wanted) / whole) : columns;
}

interface WrittenRow {
  height: string;
  /** @param y the row's place, or the name of the variable that holds it */
  cells(y: number | "y"): string[];
}

function fixedTable(columns: string, headers: number, rows: readonly WrittenRow[]): string {
  const heights = rows.map(({ height }) => height).join(", ");
  const cells = rows.map((row, y) => row.cells(y));
  const all = [
    ...(headers > 0 ? [`table.header(${cells.slice(0, headers).flat().join(", ")})`] : []),
    ...cells.slice(headers).flat(),
  ];
  return `table(columns: ${columns}, rows: (${heights},), inset: 0pt, stroke: none, align: left + top, ${all.join(", ")})`;
}

/** Rows from one index to another as functions of their values and place, those in a part together with its condition. */
function rowTree(
  table: Table,
  rows: readonly WrittenRow[],
  from: number,
  end: number,
  parts: Table["parts"],
): string[] {
  const tree: string[] = [];
  for (let at = from; at < end; ) {
    const [part, ...inner] = parts
      .filter((each) => each.from >= at && each.to < end)
      .toSorted((a, b) => a.from - b.from || b.to - a.to);
    const isNext = part?.from === at;
    if (part && isNext) {
      const within = inner.filter((each) => each.to <= part.to);
      const key = string(labelKey(part.head.label, conditionKey(part.head.condition)));
      tree.push(`(${key}, ${part.head.isNegated}, (${rowTree(table, rows, at, part.to + 1, within).join(", ")},))`);
      at = part.to + 1;
    } else {
      const row = rows[at];
      if (row)
        tree.push(
          `(values, y) => { let field = field-of.with(values); (${row.height}, (${row.cells("y").join(", ")},)) }`,
        );
      at += 1;
    }
  }
  return tree;
}

/** @param left how many rows the table has from this one on */
function writeRow(
  row: TableRow,
  left: number,
  widths: readonly number[],
  slack: Slack,
  context: SourceContext,
): WrittenRow {
  const { height } = row;
  const cells = row.cells.map(({ at, cell }, index) =>
    writeCell(cell, at, row, index === 0, cell.rows >= left, widths, slack, context),
  );
  return {
    height: height?.rule === "exact" ? dimension(height.height) : "auto",
    cells: (place) => cells.map((cell) => cell(place)),
  };
}

/** No row is lower than its lines. */
const leastHeight = ({ height, cells }: TableRow) =>
  Math.max(
    height?.height ?? 0,
    ...cells.map(({ cell }) =>
      cell.blocks.reduce((sum, each) => sum + (each.kind === "paragraph" ? each.mark.size : 0), 0),
    ),
  );

/**
 * The rows at the top that are repeated; cells that reach below them would break the repetition. As in Word, rows that leave
 * no room for others aren't repeated: the engine would lose what is below the page.
 */
function headerRows({ rows, parts }: Table, { section: { height, margin } }: SourceContext): number {
  const count = rows.findIndex(({ isHeader }, y) => !isHeader || parts.some(({ from, to }) => from <= y && y <= to));
  const header = Math.max(count, 0);
  const reaches = rows.slice(0, header).some(({ cells }, y) => cells.some(({ cell }) => y + cell.rows > header));
  const room = height - Math.abs(margin.top) - Math.abs(margin.bottom);
  const isTall = rows.slice(0, header).reduce((sum, row) => sum + leastHeight(row), 0) > room * 0.75;
  return reaches || isTall ? 0 : header;
}

function writeCell(
  cell: TableCell,
  x: number,
  row: TableRow,
  isFirst: boolean,
  isLast: boolean,
  widths: readonly number[],
  slack: Slack,
  context: SourceContext,
): (y: number | "y") => string {
  const { margin, borders } = cell;
  const stroke = sides.flatMap((side) => (borders[side] ? [`${side}: ${strokeExpression(borders[side])}`] : []));
  const width = widths.slice(x, x + cell.columns).reduce((sum, column) => sum + column, -margin.left - margin.right);
  // Word's borders take room: each row's upper ones, and the last row's lower ones.
  const above = margin.top + (borders.top?.width ?? 0);
  const below = margin.bottom + (isLast ? (borders.bottom?.width ?? 0) : 0);
  const least = isFirst && row.height?.rule === "atLeast" && cell.rows === 1 ? row.height.height - above - below : 0;
  const exact = row.height?.rule === "exact" && cell.rows === 1 && !cell.turned ? row.height.height : null;
  const content = cell.turned
    ? turnedContent(cell, row.height ? row.height.height - above - below : null, context)
    : context.content(cell.blocks, { width, isCell: true, slack: slack(cell) });
  const options = [
    cell.columns > 1 && `colspan: ${cell.columns}`,
    cell.rows > 1 && `rowspan: ${cell.rows}`,
    `inset: (top: ${dimension(above)}, right: ${dimension(margin.right)}, bottom: ${dimension(below)}, left: ${dimension(margin.left)})`,
    cell.fill !== null && `fill: rgb("${cell.fill}")`,
    stroke.length > 0 && `stroke: (${stroke.join(", ")})`,
    exact === null && verticalAlign(cell) !== "top" && `align: left + ${verticalAlign(cell)}`,
    row.cannotSplit && "breakable: false",
  ].filter((each) => typeof each === "string");
  const isInExact = exact !== null && cell.align !== "top";
  const shown = isInExact
    ? `in-exact(${dimension(Math.max(0, exact - above - below))}, ${cell.align === "center"}, ${content})`
    : least > 0
      ? `strut(${dimension(least)}, ${content})`
      : content;
  return (y) => `table.cell(${[`x: ${x}`, `y: ${y}`, ...options].join(", ")}, ${shown})`;
}

/** What stands at the top of a cell that is higher than its content. Lines that are turned begin at its foot or its head. */
function verticalAlign({ align, turned, blocks: [first] }: TableCell): "top" | "horizon" | "bottom" {
  if (!turned) return align === "center" ? "horizon" : align;
  const side = first?.kind === "paragraph" ? first.properties.align : "left";
  if (side === "center") return "horizon";
  return (turned === "up") === (side === "right") ? "top" : "bottom";
}

/** Lines that are turned are as long as their row is high; as long as their text, if no row says how high it is. */
function turnedContent(cell: TableCell, height: number | null, context: SourceContext): string {
  const isNarrow = height === null;
  const width = Math.max(1, height ?? context.section.height);
  const content = context.content(cell.blocks, { width, isCell: true, isNarrow });
  // What is above turned lines is on their left if they are read upwards, and on their right downwards.
  const isAtStart = cell.align === (cell.turned === "up" ? "top" : "bottom");
  const side = cell.align === "center" ? "center" : isAtStart ? "left" : "right";
  const block = isNarrow ? content : `block(width: ${dimension(width)}, ${content})`;
  return `align(${side}, rotate(${cell.turned === "up" ? -90 : 90}deg, reflow: true, ${block}))`;
}
