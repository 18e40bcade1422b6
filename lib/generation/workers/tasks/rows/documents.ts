import type { Document } from "#lib/generation/mapping/documents/document.ts";
import { createDocumentBuilder } from "#lib/generation/mapping/documents/document-builder.ts";
import { groupOf } from "#lib/generation/mapping/documents/row-grouping.ts";
import { compileFit } from "#lib/generation/mapping/fit/compile-fit.ts";
import type { FitRow, FittedRow } from "#lib/generation/mapping/fit/fit.ts";
import type { FoundProblem } from "#lib/generation/mapping/problems/found-problem.ts";
import { rowsOf } from "#lib/generation/mapping/problems/row-runs.ts";
import type { Row } from "#lib/generation/spreadsheet/table.ts";
import { afterFirstSheet } from "#lib/generation/templates/sheets/sheet.ts";
import { fontFamilies } from "#lib/generation/typesetting/font-files.ts";
import { readGlyphCoverage } from "#lib/generation/typesetting/glyph-coverage.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { Assignment, TableFile } from "../../protocol.ts";
import { missingGlyphs } from "./missing-glyphs.ts";
import { readRowFilter } from "./read-row-filter.ts";
import { repeatedLabels } from "./repeated-labels.ts";
import { readRows, readRowsNear } from "./table-file.ts";

/** The rows that form one document. */
export interface DocumentRows {
  rows: number[];
  /** Whether it is the first document: the first sheet of labels may be partly used. */
  isFirst: boolean;
  /** Rows whose label a row of another sheet has as well. */
  repeated?: ReadonlySet<number>;
}

/** Read once per process. */
const findMissing = readGlyphCoverage(fontFamilies(process.cwd()).map(([file = ""]) => file));

/**
 * The documents of a table's rows, in order, with all their problems. If only some rows are wanted, other rows of the
 * same documents are included.
 *
 * @param keeps whether a row meets the assignment's conditions
 */
export async function* readDocuments(
  table: TableFile,
  assignment: Assignment,
  keeps?: (row: Row) => boolean,
): AsyncGenerator<Document> {
  const wanted = assignment.only && new Set(rowsOf(assignment.only));
  const isGrouped = groupOf(assignment.fit) !== null;
  const isWanted = ({ rows }: Document) => !wanted || rows.some((row) => wanted.has(row));
  const options = { keeps: keeps ?? (await readRowFilter(table, assignment)) };
  const all = readRows(table, assignment.rows);
  const rows = isGrouped || !wanted ? all : rowsAmong(all, wanted);
  for await (const document of buildDocuments(rows, assignment, options)) if (isWanted(document)) yield document;
}

/** The document of these rows, without reading any others; null if there is none. */
export async function readDocument(
  table: TableFile,
  assignment: Assignment,
  { rows, isFirst, repeated = new Set() }: DocumentRows,
): Promise<Document | null> {
  const { fit } = assignment;
  const among = rowsAmong(readRowsNear(table, rows), new Set(rows));
  const known = { laidOut: isFirst ? fit : afterFirstSheet(fit), repeated };
  for await (const document of buildDocuments(among, assignment, { known })) return document;
  return null;
}

async function* rowsAmong(rows: AsyncIterable<Row>, wanted: ReadonlySet<number>): AsyncGenerator<Row> {
  for await (const row of rows) if (wanted.has(row.row)) yield row;
}

/** What can't be found out if only some rows are read. */
interface KnownOfTable {
  /** The fit that documents are built with; rows are always checked with the assignment's own. */
  laidOut: Assignment["fit"];
  /** The rows whose label an earlier row has as well. */
  repeated: ReadonlySet<number>;
}

interface BuildOptions {
  /** All rows if absent. */
  keeps?: (row: Row) => boolean;
  /** Absent if all rows are read. */
  known?: KnownOfTable;
}

async function* buildDocuments(
  rows: AsyncIterable<Row>,
  assignment: Assignment,
  { keeps = () => true, known }: BuildOptions,
): AsyncGenerator<Document> {
  const { fit } = assignment;
  // A Word file is shown in the fonts of the person who opens it.
  const glyphs = fit.output.format === "pdf" ? [missingGlyphs(fit, findMissing, assignment.fonts)] : [];
  const inspections = [
    ...glyphs,
    tooManyCells(assignment),
    oddRows(assignment),
    // Last, because a row without a label repeats none.
    repeatedLabels(assignment, known?.repeated),
  ];
  const builder = createDocumentBuilder(known?.laidOut ?? fit, inspected(compileFit(fit), inspections));
  for await (const row of rows) {
    const document = keeps(row) ? builder.add(row) : builder.skip(row);
    if (document) yield document;
  }
  yield* builder.finish();
}

type Inspection = (row: FittedRow) => FoundProblem[];

/** Each inspection sees the problems that those before it have found. */
function inspected(fitRow: FitRow, inspections: readonly Inspection[]): FitRow {
  return (row) => {
    let fitted = fitRow(row);
    for (const inspect of inspections) {
      const found = inspect(fitted);
      if (found.length > 0) fitted = { ...fitted, problems: [...fitted.problems, ...found] };
    }
    return fitted;
  };
}

/** A warning for each row that had more cells than the table has columns. */
function tooManyCells({ tooLong }: Assignment): Inspection {
  const rows = new Set(tooLong.map(({ row }) => row));
  const problem = {
    column: null,
    field: null,
    code: "too_many_cells",
    ...msg("row.cells"),
    severity: "warning",
  } as const;
  return ({ row, sheetRow }) => (rows.has(row) ? [{ row, sheetRow, ...problem }] : []);
}

const oddRowMessages = {
  total_row: "row.total",
  repeated_header: "row.repeatedHeader",
  unclosed_quote: "row.unclosed",
  mended_row: "row.mended",
} as const;

/** A warning, or an error if the visitor skips such rows, for each row that was read as unusual. */
function oddRows({ oddRows: odd = [], fit }: Assignment): Inspection {
  const byRow = Map.groupBy(odd, ({ row }) => row);
  return ({ row, sheetRow }) =>
    (byRow.get(row) ?? []).map(({ code, column: index }) => {
      const column = index === undefined ? null : (fit.columns[index]?.name ?? null);
      const message =
        code === "formula_without_value" ? msg("row.formula", { what: column ?? "" }) : msg(oddRowMessages[code]);
      const severity = fit.skip?.includes(code) ? "error" : "warning";
      return { row, sheetRow, column, field: null, code, ...message, severity };
    });
}
