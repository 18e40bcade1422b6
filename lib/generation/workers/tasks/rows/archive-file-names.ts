import type { Document } from "#lib/generation/mapping/documents/document.ts";
import { createFileNamer } from "#lib/generation/mapping/documents/file-names.ts";
import { firstRowOf, isValid } from "#lib/generation/mapping/documents/sheet-documents.ts";
import type { FoundProblem } from "#lib/generation/mapping/problems/found-problem.ts";
import type { Row } from "#lib/generation/spreadsheet/table.ts";
import { labelPlaces } from "#lib/generation/templates/sheets/sheet.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { Assignment, TableFile } from "../../protocol.ts";
import { readDocuments } from "./documents.ts";

/**
 * The documents of a table's rows. Those without errors get their file names in the archive: the name that the
 * visitor's pattern gives them (`output.filename`), made safe and unique, with a warning if another document already
 * has it.
 */
export async function* readNamedDocuments(
  table: TableFile,
  assignment: Assignment,
  keeps?: (row: Row) => boolean,
): AsyncGenerator<Document> {
  const { template, settings, output } = assignment.fit;
  const nameFile = createFileNamer(output.format);
  // A label sheet is named after its first label. Without fields, as in a new design, all names are the same.
  const isWarned = output.archive && labelPlaces(template, settings) === null && template.fields.length > 0;
  for await (const document of readDocuments(table, assignment, keeps)) {
    if (!isValid(document)) {
      yield document;
      continue;
    }
    const { name, taken } = nameFile(document.filename);
    const warnings = isWarned && taken !== null ? [repeatedName(document, name, taken)] : [];
    yield { ...document, filename: name, problems: [...document.problems, ...warnings] };
  }
}

function repeatedName(document: Document, name: string, taken: string): FoundProblem {
  const place = { ...firstRowOf(document), column: null, field: null };
  return { ...place, code: "duplicate_file_name", ...msg("row.filename", { taken, name }), severity: "warning" };
}
