import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { Document } from "../../mapping/documents/document.ts";
import { recordOf } from "../../mapping/documents/document-record.ts";
import { createFileNamer } from "../../mapping/documents/file-names.ts";
import { groupOf } from "../../mapping/documents/row-grouping.ts";
import { labelPlaces } from "../../templates/sheets/sheet.ts";
import { withPlaceholders } from "../../typesetting/empty-settings.ts";
import { splitPages } from "../../typesetting/svg-pages.ts";
import { type Typesetter, TypesettingError } from "../../typesetting/typesetter.ts";
import type { Assignment, TableFile, WorkerTasks } from "../protocol.ts";
import { readRowTexts } from "./read-cells.ts";
import { batchFrame } from "./render/batch-frame.ts";
import { withGroundPictures } from "./render/grounds.ts";
import { findDocumentRows } from "./rows/document-rows.ts";
import { readDocument } from "./rows/documents.ts";
import { findShownRow } from "./rows/shown-row.ts";

type Task = WorkerTasks["preview"];

/** The pages of a row's document, whether or not it will be created. */
export async function previewTask(
  { table, assignment, row: asked, placeholders, onSheet }: Task["input"],
  typesetter: Typesetter,
): Promise<Task["output"]> {
  const beside = await findShownRow(table, assignment, asked);
  const nothing = { pages: [], pageCount: 0, filename: null };
  if (!beside) return { ...nothing, row: asked, previous: null, next: null, rows: [], cells: [] };
  const { row } = beside;
  const document = await findDocument(table, onSheet ? assignment : withoutSheet(assignment), row);
  const cells = await readRowTexts(table, row);
  const none = { ...beside, ...nothing, cells };
  if (!document) return { ...none, rows: [row] };
  const { rows } = document;
  // The designer shows all pages of a design.
  const mostPages = assignment.fit.template.design ? designLimits.pages : limits.previewPages;
  try {
    const frame = withGroundPictures(batchFrame(assignment), assignment);
    // On screen there is no sheet of labels underneath, so draw the outlines.
    const sheet =
      (onSheet || !assignment.fit.template.design) && frame.sheet ? { ...frame.sheet, outlines: true } : null;
    const shown = withPlaceholders({ ...frame, sheet, records: [recordOf(assignment.fit, document)] }, placeholders);
    const batch = typesetter.typeset(shown);
    const pageCount = batch.pages[0] ?? 1;
    const pages = splitPages(batch.svg(), pageCount).slice(0, mostPages);
    const { name: filename } = createFileNamer(assignment.fit.output.format)(document.filename);
    return { ...beside, pages, pageCount, filename, rows, cells };
  } catch (error) {
    if (error instanceof TypesettingError) return { ...none, rows }; // the job will report the row
    throw error;
  }
}

/** A design whose pages are documents of their own; a template stays as it is. */
function withoutSheet({ fit, ...assignment }: Assignment): Assignment {
  const { design } = fit.template;
  const template = design ? { ...fit.template, design: { ...design, sheet: null } } : fit.template;
  return { ...assignment, fit: { ...fit, template } };
}

async function findDocument(table: TableFile, assignment: Assignment, row: number): Promise<Document | null> {
  const { only, ...whole } = assignment;
  const { template, settings } = assignment.fit;
  const { from, to } = assignment.rows;
  const isGroup = groupOf(assignment.fit) !== null;
  const isOnSheet = labelPlaces(template, settings) !== null && hasRow(only, row);
  const isAlone = (!isGroup && !isOnSheet) || row < from || row > to;
  const alone = { rows: [row], isFirst: true };
  const beside = isOnSheet && only ? { only } : {};
  const found = isAlone ? alone : await findDocumentRows(table, { ...whole, ...beside }, row);
  return found && readDocument(table, whole, found);
}

const hasRow = (only: Assignment["only"], row: number) =>
  !only || only.some(([first, last]) => first <= row && row <= last);
