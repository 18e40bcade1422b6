import { limits } from "#lib/contracts/limits.ts";
import type { Document } from "../../mapping/documents.ts";
import { sheetOf } from "../../templates/sheet.ts";
import { splitPages } from "../svg-pages.ts";
import { type Typesetter, TypesettingError } from "../typesetter.ts";
import type { Assignment, TableFile, WorkerTasks } from "../worker-tasks.ts";
import { batchFrame } from "./batch-frame.ts";
import { readDocuments } from "./documents.ts";

type Task = WorkerTasks["preview"];

/** The pages of the document that a row belongs to. */
export async function previewTask(
  { table, assignment, row }: Task["input"],
  typesetter: Typesetter,
): Promise<Task["output"]> {
  const document = await findDocument(table, assignment, row);
  if (!document) return { pages: [] };
  const { values, settings } = document;
  try {
    const frame = batchFrame(assignment);
    // On a screen no sheet lies below the labels.
    const sheet = frame.sheet && { ...frame.sheet, outlines: true };
    const batch = typesetter.typeset({ ...frame, sheet, records: [{ values, settings }] });
    return { pages: splitPages(batch.svg(), batch.pages[0] ?? 1).slice(0, limits.previewPages) };
  } catch (error) {
    if (error instanceof TypesettingError) return { pages: [] }; // the job will name the row as one that cannot be set
    throw error;
  }
}

async function findDocument(table: TableFile, assignment: Assignment, row: number): Promise<Document | null> {
  const { template, settings } = assignment.fit;
  const { from, to } = assignment.rows;
  const isAlone = template.group === null && sheetOf(template, settings) === null;
  const rows = isAlone || row < from || row > to ? { from: row, to: row } : assignment.rows;
  for await (const document of readDocuments(table, { ...assignment, rows })) {
    if (document.rows.includes(row)) return document;
  }
  return null;
}
