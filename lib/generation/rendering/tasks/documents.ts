import type { RowProblem } from "#lib/contracts/row-problem.ts";
import { compileFit } from "../../mapping/compile-fit.ts";
import { createDocumentBuilder, type Document } from "../../mapping/documents.ts";
import { fontFolders } from "../fonts.ts";
import { readGlyphCoverage } from "../glyph-coverage.ts";
import type { Assignment, TableFile } from "../worker-tasks.ts";
import { missingGlyphs } from "./missing-glyphs.ts";
import { readRows } from "./table-file.ts";

/** Read once a process. */
const covers = readGlyphCoverage(fontFolders(process.cwd()));

/** The documents that a table's rows make, in order, each with all that is wrong with it. */
export async function* readDocuments(table: TableFile, assignment: Assignment): AsyncGenerator<Document> {
  const { fit, rows } = assignment;
  const builder = createDocumentBuilder(fit, compileFit(fit));
  const inspections = [missingGlyphs(fit, covers), tooManyCells(assignment)];
  const inspect = (document: Document): Document => {
    const found = inspections.flatMap((look) => look(document));
    return found.length === 0 ? document : { ...document, problems: [...document.problems, ...found] };
  };
  for await (const row of readRows(table, rows)) {
    const document = builder.add(row);
    if (document) yield inspect(document);
  }
  for (const document of builder.finish()) yield inspect(document);
}

/** A warning for each row that had more cells than the table has columns. */
function tooManyCells({ tooLong }: Assignment): (document: Document) => RowProblem[] {
  const known = new Set(tooLong.map(({ row }) => row));
  const message = "The row has more cells than the header has columns; those past the last column are left out.";
  return ({ rows, sheetRows }) =>
    rows.flatMap((row, index) => {
      if (!known.has(row)) return [];
      const place = { row, sheetRow: sheetRows[index] ?? row, column: null, field: null };
      return [{ ...place, code: "too_many_cells" as const, message, severity: "warning" as const }];
    });
}
