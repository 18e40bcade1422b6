import { dictionary } from "#lib/generation/formats/dictionary.ts";
import { floatsOf } from "../drawing/table-place.ts";
import type { Block, Table, TableCell, TableRow } from "../model.ts";
import type { ReadContext } from "../read-context.ts";
import type { Borders, Side } from "../styles/border.ts";
import { readBorders, readShading } from "../styles/read-properties.ts";
import type { StyleLayer } from "../styles/styles.ts";
import { cellBorders, type Look, readLook, regionsAt, turns } from "../styles/table-look.ts";
import { points, toggle } from "../styles/units.ts";
import { childAt, elementsOf, valOf, type XmlElement } from "../xml-tree.ts";
import { cellEdges, widest } from "./cell-edges.ts";
import { cellName } from "./cell-name.ts";
import { mirrorTable } from "./mirror-table.ts";
import { cellsOf, type PlacedRow, rowsOf } from "./rows-and-cells.ts";
import { sectionParts } from "./section-parts.ts";

type ReadBlocks = (element: XmlElement, context: ReadContext) => Promise<Block[]>;
type Margin = Partial<Record<Side, number>>;

const mostColumns = 200;

/** A table while it is read. */
interface TableState {
  context: ReadContext;
  readBlocks: ReadBlocks;
  style: string | undefined;
  /** The style's layers. */
  chain: StyleLayer[];
  look: Look;
  borders: Borders;
  margin: Record<Side, number>;
  /** Widths by column, in points. */
  columns: number[];
  /** By column, how wide its cells want to be. */
  wanted: (number | undefined)[];
  edges: ReturnType<typeof cellEdges>;
  placed: readonly PlacedRow[];
  rowCount: number;
  /** By column, the cell that later rows continue. */
  open: Map<number, TableCell>;
}

/** A `w:tbl` (17.4) with its style resolved for each cell. */
export async function readWordTable(element: XmlElement, context: ReadContext, readBlocks: ReadBlocks): Promise<Table> {
  const direct = childAt(element, "w:tblPr");
  const gridColumns = elementsOf(childAt(element, "w:tblGrid"), "w:gridCol");
  const placed = rowsOf(element, context);
  const columns = gridColumns
    .slice(0, mostColumns)
    .map(({ attributes }) => Math.max(0.5, points(attributes["w:w"]) ?? 36));
  const isMeasured = columns.length > 0 && gridColumns.every(({ attributes }) => attributes["w:w"]);
  const stated = columns.length;
  const wanted: TableState["wanted"] = [];
  const edges = cellEdges();
  const state: TableState = {
    ...{ readBlocks, columns, wanted, edges, placed, rowCount: placed.length, open: new Map() },
    context: { ...context, table: context.table ?? element },
    ...tableStyle(direct, context),
  };
  const rows: TableRow[] = [];
  for (const [index, { row, lists }] of placed.entries()) {
    const list = lists.at(-1)?.list ?? context.list;
    rows.push(await readRow({ ...state, context: { ...state.context, list } }, row, index));
  }

  if (stated > 0 && columns.length > stated) edges.settle(columns);
  const isMirrored = toggle(direct, "w:bidiVisual") ?? false;
  if (isMirrored) mirrorTable(columns, rows, wanted);
  const justify = valOf(direct, "w:jc");
  const floats = floatsOf(childAt(direct, "w:tblpPr"), rows);
  if (floats) context.wrapped.push(floats);
  return {
    kind: "table",
    columns: columns.length > 0 ? widest(columns, wanted) : [100],
    fit:
      childAt(direct, "w:tblLayout")?.attributes["w:type"] === "fixed"
        ? "fixed"
        : isMeasured || wanted.some((width) => width !== undefined)
          ? "content"
          : "unknown",
    rows,
    parts: sectionParts(placed, rows, context),
    align:
      justify === "center" ? "center" : (justify === "right" || justify === "end") === isMirrored ? "left" : "right",
    indent: points(childAt(direct, "w:tblInd")?.attributes["w:w"]) ?? 0,
    width: widthOf(childAt(direct, "w:tblW")),
    ...(floats && { floats }),
  };
}

/** What a table's cells have from its style and its own properties. */
function tableStyle(
  direct: XmlElement | undefined,
  { styles, theme }: ReadContext,
): Pick<TableState, "style" | "chain" | "look" | "borders" | "margin"> {
  const style = valOf(direct, "w:tblStyle") ?? styles.defaultTable;
  const chain = styles.chain(style);
  const own = readBorders(childAt(direct, "w:tblBorders"), theme);
  const margins = [...chain.map(({ table }) => table), direct].map((each) => marginOf(childAt(each, "w:tblCellMar")));
  return {
    style,
    chain,
    look: readLook(direct),
    borders: Object.assign({}, ...chain.map((layer) => layer.tableBorders), own),
    margin: Object.assign({ top: 0, right: 5.4, bottom: 0, left: 5.4 }, ...margins),
  };
}

async function readRow(state: TableState, row: XmlElement, index: number): Promise<TableRow> {
  const properties = childAt(row, "w:trPr");
  const exception = readBorders(childAt(row, "w:tblPrEx", "w:tblBorders"), state.context.theme);
  const inRow = { ...state, borders: { ...state.borders, ...exception } };
  const cells: TableRow["cells"] = [];
  let at = Math.max(0, Math.min(mostColumns - 1, Math.trunc(Number(valOf(properties, "w:gridBefore") ?? 0)) || 0));
  state.edges.startRow(at);
  const cellElements = cellsOf(row).slice(0, mostColumns - at);
  for (const cell of cellElements) {
    const edges = {
      top: index === 0,
      bottom: index === state.rowCount - 1,
      left: cells.length === 0,
      right: cell === cellElements.at(-1),
    };
    at += await readCell(inRow, cells, cell, { row: index, at, edges });
  }
  const height = childAt(properties, "w:trHeight")?.attributes;
  const size = points(height?.["w:val"]);
  return {
    cells,
    height:
      size === undefined
        ? null
        : { rule: height?.["w:hRule"] === "exact" ? "exact" : "atLeast", height: Math.max(0, size) },
    isHeader: toggle(properties, "w:tblHeader") ?? false,
    cannotSplit: toggle(properties, "w:cantSplit") ?? false,
  };
}

interface CellPlace {
  row: number;
  /** Its first column. */
  at: number;
  /** The table's edges that it is at. */
  edges: Record<Side, boolean>;
}

/**
 * Adds a cell to its row's, or to the cell that it continues.
 * @returns how many columns it takes
 */
async function readCell(
  state: TableState,
  cells: TableRow["cells"],
  element: XmlElement,
  place: CellPlace,
): Promise<number> {
  const { columns, wanted, open } = state;
  const { at } = place;
  const own = childAt(element, "w:tcPr");
  const span = Math.max(1, Math.min(mostColumns - at, Number(valOf(own, "w:gridSpan") ?? 1) || 1));
  const preferred = childAt(own, "w:tcW")?.attributes;
  if (span === 1 && preferred?.["w:type"] === "dxa") wanted[at] ??= points(preferred["w:w"]);
  state.edges.add(at + span, preferred?.["w:type"] === "dxa" ? points(preferred["w:w"]) : undefined);
  while (columns.length < at + span && columns.length < mostColumns) columns.push(points(preferred?.["w:w"]) || 36);
  // The older way to merge cells of a row (17.4.22).
  const across = childAt(own, "w:hMerge");
  const before = cells.at(-1);
  if (across && across.attributes["w:val"] !== "restart" && before) {
    before.cell.columns += span;
    return span;
  }
  const merge = childAt(own, "w:vMerge");
  const continued = merge && merge.attributes["w:val"] !== "restart" ? open.get(at) : undefined;
  const { layers, borders } = cellStyle(state, own, place);
  if (continued) {
    continued.rows += 1;
    if (borders.bottom !== undefined) continued.borders.bottom = borders.bottom;
    return span;
  }
  const { theme } = state.context;
  const turned = turns[valOf(own, "w:textDirection") ?? ""];
  let known: string | undefined;
  const nameOfCell = () => (known ??= cellName(element, at, state.placed, place.row));
  const cell: TableCell = {
    ...(turned && { turned }),
    blocks: await state.readBlocks(element, { ...state.context, tableLayers: layers, nameOfCell }),
    columns: span,
    rows: 1,
    borders,
    fill: readShading(own, theme) ?? layers.reduce<string | null>((fill, layer) => layer.cellFill ?? fill, null),
    margin: { ...state.margin, ...marginOf(childAt(own, "w:tcMar")) },
    align: dictionary({ center: "center", bottom: "bottom" } as const)[valOf(own, "w:vAlign") ?? ""] ?? "top",
  };
  cells.push({ at, cell });
  for (let column = at; column < at + span; column++) open.delete(column);
  if (merge) open.set(at, cell);
  return span;
}

/** The layers of the table's style at a cell, and its borders. */
function cellStyle(
  { context, style, chain, look, borders, rowCount }: TableState,
  own: XmlElement | undefined,
  { row, at, edges }: CellPlace,
): { layers: StyleLayer[]; borders: Borders } {
  const { styles, theme } = context;
  const regions = regionsAt(look, row, rowCount, at, edges);
  const layers = [...chain, ...regions.flatMap((region) => styles.regionChain(style, region))];
  return {
    layers,
    borders: { ...cellBorders(borders, layers, edges, row), ...readBorders(childAt(own, "w:tcBorders"), theme) },
  };
}

/** A `w:tblW` (17.4.63), in fiftieths of a per cent, per cent or points. */
function widthOf(element: XmlElement | undefined): Table["width"] {
  const { "w:w": value = "", "w:type": type } = element?.attributes ?? {};
  const size = points(value);
  if (type === "pct" || value.endsWith("%")) {
    const share = Number.parseFloat(value) / (value.endsWith("%") ? 100 : 5000);
    return share > 0 && share <= 10 ? { share } : null;
  }
  return type === "dxa" && size !== undefined && size > 0 ? { points: size } : null;
}

function marginOf(element: XmlElement | undefined): Margin {
  const margin: Margin = {};
  for (const { name, attributes } of elementsOf(element)) {
    const side = {
      "w:top": "top",
      "w:bottom": "bottom",
      "w:left": "left",
      "w:start": "left",
      "w:right": "right",
      "w:end": "right",
    }[name];
    const size = points(attributes["w:w"]);
    if (side && size !== undefined) margin[side as Side] = Math.max(0, size);
  }
  return margin;
}
