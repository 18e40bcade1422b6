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
 */
export async function* readDocuments(table: TableFile, assignment: Assignment): AsyncGenerator<Document> {
  const wanted = assignment.only && new Set(rowsOf(assignment.only));
  const isGrouped = groupOf(assignment.fit) !== null;
  const isWanted = ({ rows }: Document) => !wanted || rows.some((row) => wanted.has(row));
  const rows = readRows(table, assignment.rows);
  const read = isGrouped || !wanted ? rows : rowsAmong(rows, wanted);
  for await (const document of buildDocuments(read, assignment)) if (isWanted(document)) yield document;
}

/** The document of these rows, without reading any others; null if there is none. */
export async function readDocument(
  table: TableFile,
  assignment: Assignment,
  { rows, isFirst, repeated = new Set() }: DocumentRows,
): Promise<Document | null> {
  const { fit } = assignment;
  const laidOut = isFirst ? fit : afterFirstSheet(fit);
  const read = rowsAmong(readRowsNear(table, rows), new Set(rows));
  for await (const document of buildDocuments(read, assignment, { laidOut, repeated })) return document;
  return null;
}

async function* rowsAmong(rows: AsyncIterable<Row>, wanted: ReadonlySet<number>): AsyncGenerator<Row> {
  for await (const row of rows) if (wanted.has(row.row)) yield row;
}

/**
 * @param some what is known where not all rows are read: `laidOut` as the documents are built with, while each row is checked with
 *   the assignment's own
 */
async function* buildDocuments(
  rows: AsyncIterable<Row>,
  assignment: Assignment,
  some?: { laidOut: Assignment["fit"]; repeated: ReadonlySet<number> },
): AsyncGenerator<Document> {
  const { fit } = assignment;
  // A Word file is shown in the fonts of the person who opens it.
  const glyphs = fit.output.format === "pdf" ? [missingGlyphs(fit, findMissing, assignment.fonts)] : [];
  const inspections = [...glyphs, tooManyCells(assignment), oddRows(assignment)];
  // Last, because a row without a label repeats none.
  inspections.push(repeatedLabels(assignment, some?.repeated));
  const builder = createDocumentBuilder(some?.laidOut ?? fit, inspected(compileFit(fit), inspections));
  for await (const row of rows) {
    const document = builder.add(row);
    if (document) yield document;
  }
  yield* builder.finish();
}

function inspected(fitRow: FitRow, inspections: ((row: FittedRow) => FoundProblem[])[]): FitRow {
  return (row) => {
    const fitted = fitRow(row);
    const found = inspections.flatMap((look) => look(fitted));
    return found.length === 0 ? fitted : { ...fitted, problems: [...fitted.problems, ...found] };
  };
}

/** A warning for each row that had more cells than the table has columns. */
function tooManyCells({ tooLong }: Assignment): (row: FittedRow) => FoundProblem[] {
  const known = new Set(tooLong.map(({ row }) => row));
  return ({ row, sheetRow }) =>
    known.has(row)
      ? [
          {
            row,
            sheetRow,
            column: null,
            field: null,
            code: "too_many_cells",
            ...msg("row.cells"),
            severity: "warning",
          },
        ]
      : [];
}

const oddRowMessages = {
  total_row: "row.total",
  repeated_header: "row.repeatedHeader",
  unclosed_quote: "row.unclosed",
  mended_row: "row.mended",
} as const;

/** A warning, or an error if the visitor skips such rows, for each row that was read as unusual. */
function oddRows({ oddRows: odd = [], fit }: Assignment): (row: FittedRow) => FoundProblem[] {
  const known = Map.groupBy(odd, ({ row }) => row);
  return ({ row, sheetRow }) =>
    (known.get(row) ?? []).map(({ code, column: index }) => {
      const column = index === undefined ? null : (fit.columns[index]?.name ?? null);
      const message =
        code === "formula_without_value" ? msg("row.formula", { what: column ?? "" }) : msg(oddRowMessages[code]);
      const severity = fit.skip?.includes(code) ? "error" : "warning";
      return { row, sheetRow, column, field: null, code, ...message, severity };
    });
}
