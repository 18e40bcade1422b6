import { msg } from "#lib/messages/server-message.ts";
import type { Document } from "../../mapping/documents/document.ts";
import { createFileNamer } from "../../mapping/documents/file-names.ts";
import { firstRowOf, isValid } from "../../mapping/documents/sheet-documents.ts";
import type { FoundProblem } from "../../mapping/problems/found-problem.ts";
import { sheetOf } from "../../templates/sheet.ts";
import type { Assignment, TableFile } from "../protocol.ts";
import { readDocuments } from "./documents.ts";

/**
 * The documents that a table's rows make, those that are right with the names of their files in the archive: safe, and
 * unlike each other, with a warning for each name that is not the one wanted because another document has that.
 */
export async function* readNamedDocuments(table: TableFile, assignment: Assignment): AsyncGenerator<Document> {
  const nameFile = createFileNamer();
  const { template, settings, output } = assignment.fit;
  // The sheets of labels have no names of their own to begin with.
  const isWarned = output.archive && sheetOf(template, settings) === null;
  for await (const document of readDocuments(table, assignment)) {
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
