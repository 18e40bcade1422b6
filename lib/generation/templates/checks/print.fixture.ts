import type { RowProblem } from "#lib/contracts/row-problem.ts";
import type { Document } from "../../mapping/documents/document.ts";
import { labelsOf } from "../../mapping/documents/sheet-documents.ts";
import type { Assignment } from "../../workers/protocol.ts";
import { tooLongProblems, withoutTooLong } from "../../workers/tasks/too-long.ts";
import { type PageContent, readPageContents } from "./page-content.fixture.ts";
import { pageFaults } from "./page-faults.fixture.ts";
import { unprinted } from "./printed-text.fixture.ts";
import { copiedTexts } from "./rasterise.fixture.ts";
import { typesetDocuments } from "./typeset-sheet.fixture.ts";
import { unseenTexts } from "./unseen.fixture.ts";

/** For tests: what became of documents that went to print. */
export interface Print {
  /** Rows that were printed, or labels. */
  rows: number;
  /** Pages of the longest document. */
  mostPages: number;
  /** Pictures in pixels. */
  pictures: number;
  /** What is wrong on the pages, each a sentence with the document's first row. */
  faults: string[];
  /** Of what was left out because it does not fit. */
  problems: RowProblem[];
}

/** Prints documents as a shard is made, and looks at every page: what does not fit is told of and left out. */
export async function print(assignment: Assignment, documents: readonly Document[]): Promise<Print> {
  const done: Print = { rows: 0, mostPages: 0, pictures: 0, faults: [], problems: [] };
  if (documents.length === 0) return done;
  const batch = typesetDocuments(assignment, documents);
  const unseen = await unseenTexts(assignment, documents, batch.tooLong);
  const problems = tooLongProblems(assignment.fit, documents, batch.tooLong);
  // A sheet loses the labels alone; other documents are as they would be without those left out.
  if (batch.tooLong.some(({ label }) => label !== null)) {
    const fitting = await print(assignment, withoutTooLong(documents, batch.tooLong));
    return { ...fitting, faults: [...unseen, ...fitting.faults], problems: [...problems, ...fitting.problems] };
  }
  const leftOut = new Set(batch.tooLong.map(({ record }) => record));
  const pdf = batch.pdf("pdf", new Date(0));
  const [contents, copied] = [await Array.fromAsync(readPageContents(pdf)), await copiedTexts(pdf)];
  let first = 0;
  for (const [index, document] of documents.entries()) {
    const [from, to] = [first, first + (batch.pages[index] ?? 0)];
    first = to;
    if (leftOut.has(index)) continue;
    const pages = contents.slice(from, to);
    const faults = documentFaults(assignment, document, pages, copied.slice(from, to));
    done.mostPages = Math.max(done.mostPages, to - from);
    done.pictures += pages.flatMap(({ pictures }) => pictures.filter(({ stretch }) => stretch !== undefined)).length;
    done.rows += labelsOf(document)?.length ?? document.rows.length;
    done.faults.push(...faults.map((fault) => `row ${document.rows[0]}: ${fault}`));
  }
  return { ...done, faults: [...unseen, ...done.faults], problems };
}

function documentFaults({ fit }: Assignment, { values }: Document, pages: PageContent[], copied: string[]): string[] {
  const set = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join("");
  return [...pages.flatMap(pageFaults), ...unprinted(fit.template, values, { set, copied: copied.join("") })];
}
