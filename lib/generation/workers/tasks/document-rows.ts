import { createHash } from "node:crypto";
import { keepRecent } from "../../common/keep-recent.ts";
import { decisiveSettings } from "../../mapping/decisive-settings.ts";
import type { Assignment, TableFile } from "../protocol.ts";
import { type DocumentRows, readDocuments } from "./documents.ts";

/** The number of its document, from 1, for each row of the range; 0 for a row in none. */
type Numbers = Uint32Array;

/** Four bytes a row: 3 MB for sheets of 100,000 rows, which as many visitors page through at once. */
const kept = keepRecent<Numbers>(8);

/**
 * Finds the rows whose document has this one among them; null where none has. The whole table is fitted for it once, and
 * again when something changes that decides which rows belong together.
 */
export async function findDocumentRows(
  table: TableFile,
  assignment: Assignment,
  row: number,
): Promise<DocumentRows | null> {
  const { from } = assignment.rows;
  const numbers = await kept(documentsKey(table, assignment), () => numberDocuments(table, assignment));
  const wanted = numbers[row - from] ?? 0;
  if (wanted === 0) return null;
  const rows: number[] = [];
  for (let at = numbers.indexOf(wanted); at >= 0; at = numbers.indexOf(wanted, at + 1)) rows.push(from + at);
  return { rows, isFirst: wanted === 1 };
}

async function numberDocuments(table: TableFile, assignment: Assignment): Promise<Numbers> {
  const { from, to } = assignment.rows;
  const numbers = new Uint32Array(to - from + 1);
  let count = 0;
  for await (const { rows } of readDocuments(table, assignment)) {
    count += 1;
    for (const row of rows) numbers[row - from] = count;
  }
  return numbers;
}

/** Of all that decides which rows make which document; a table's file is never written again under the same path. */
export function documentsKey({ path }: TableFile, { fit, rows, only }: Assignment): string {
  const { template, columns, readings, mapping, output, pictures } = fit;
  const { locale, filename } = output;
  const decisive = [path, rows, only, template, columns, readings, mapping, locale, filename, pictures];
  const text = JSON.stringify([...decisive, decisiveSettings(fit)]);
  return createHash("sha256").update(text).digest("base64url");
}
