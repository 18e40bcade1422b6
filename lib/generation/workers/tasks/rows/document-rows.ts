import { createHash } from "node:crypto";
import { keepRecent } from "#lib/generation/common/keep-recent.ts";
import { decisiveSettings } from "#lib/generation/mapping/decisive-settings.ts";
import type { Assignment, TableFile } from "../../protocol.ts";
import { type DocumentRows, readDocuments } from "./documents.ts";

interface Numbering {
  /** For each row of the range, the number of its document, from 1; 0 for a row in no document. */
  numbers: Uint32Array;
  repeated: ReadonlySet<number>;
}

/** Four bytes per row: 3 MB for eight spreadsheets of 100,000 rows whose previews are being paged through. */
const kept = keepRecent<Numbering>(8);

/**
 * Finds all rows of the document that contains `row`; null if there is none. The first call checks the whole table; the
 * result is cached until something changes that decides which rows belong together.
 */
export async function findDocumentRows(
  table: TableFile,
  assignment: Assignment,
  row: number,
): Promise<DocumentRows | null> {
  const { from } = assignment.rows;
  const { numbers, repeated } = await kept(documentsKey(table, assignment), () => numberDocuments(table, assignment));
  const wanted = numbers[row - from] ?? 0;
  if (wanted === 0) return null;
  const rows: number[] = [];
  for (let at = numbers.indexOf(wanted); at >= 0; at = numbers.indexOf(wanted, at + 1)) rows.push(from + at);
  return { rows, isFirst: wanted === 1, repeated };
}

async function numberDocuments(table: TableFile, assignment: Assignment): Promise<Numbering> {
  const { from, to } = assignment.rows;
  const numbers = new Uint32Array(to - from + 1);
  const repeated = new Set<number>();
  let count = 0;
  for await (const { rows, problems } of readDocuments(table, assignment)) {
    count += 1;
    for (const row of rows) numbers[row - from] = count;
    for (const { row, code } of problems) if (code === "repeated_label") repeated.add(row);
  }
  return { numbers, repeated };
}

/** Covers everything that decides which rows make which document. A table's file never changes under the same path. */
export function documentsKey({ path, corrections = [] }: TableFile, { fit, rows, only }: Assignment): string {
  const { template, columns, readings, mapping, output, pictures, skip } = fit;
  const { locale, filename, format } = output;
  const decisive = [
    path,
    corrections,
    rows,
    only,
    template,
    columns,
    readings,
    mapping,
    locale,
    filename,
    format,
    pictures,
    // On sheets, a row that is skipped leaves its label to the next one.
    skip,
  ];
  const text = JSON.stringify([...decisive, decisiveSettings(fit)]);
  return createHash("sha256").update(text).digest("base64url");
}
