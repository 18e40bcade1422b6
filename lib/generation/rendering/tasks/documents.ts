import { told } from "#lib/messages/told.ts";
import { compileFit } from "../../mapping/compile-fit.ts";
import { createDocumentBuilder, type Document } from "../../mapping/documents.ts";
import type { FitRow, FittedRow } from "../../mapping/fit.ts";
import type { FoundProblem } from "../../mapping/found-problem.ts";
import { rowsOf } from "../../mapping/row-runs.ts";
import { fontFamilies } from "../fonts.ts";
import { readGlyphCoverage } from "../glyph-coverage.ts";
import type { Assignment, TableFile } from "../worker-tasks.ts";
import { missingGlyphs } from "./missing-glyphs.ts";
import { readRows } from "./table-file.ts";

/** Read once a process. */
const findMissing = readGlyphCoverage(fontFamilies(process.cwd()).map(([file = ""]) => file));

/**
 * The documents that a table's rows make, in order, each with all that is wrong with it. Where only some rows are
 * wanted, those that make a document together with others bring these.
 */
export async function* readDocuments(table: TableFile, assignment: Assignment): AsyncGenerator<Document> {
  const wanted = assignment.only && new Set(rowsOf(assignment.only));
  const isGrouped = assignment.fit.template.group !== null;
  const isWanted = ({ rows }: Document) => !wanted || rows.some((row) => wanted.has(row));
  for await (const document of buildDocuments(table, assignment, isGrouped ? undefined : wanted)) {
    if (isWanted(document)) yield document;
  }
}

async function* buildDocuments(
  table: TableFile,
  assignment: Assignment,
  wanted: ReadonlySet<number> | undefined,
): AsyncGenerator<Document> {
  const { fit, rows } = assignment;
  const inspections = [missingGlyphs(fit, findMissing), tooManyCells(assignment)];
  const builder = createDocumentBuilder(fit, inspected(compileFit(fit), inspections));
  for await (const row of readRows(table, rows)) {
    if (wanted && !wanted.has(row.row)) continue;
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
            ...told("row.cells"),
            severity: "warning",
          },
        ]
      : [];
}
