import type { Document } from "../../mapping/documents/document.ts";
import { labelsOf } from "../../mapping/documents/sheet-documents.ts";
import type { FoundProblem } from "../../mapping/problems/found-problem.ts";
import type { Assignment } from "../../workers/protocol.ts";
import { tooLongProblems, withoutTooLong } from "../../workers/tasks/render/too-long.ts";
import { type PageContent, readPageContents } from "./printed/page-content.fixture.ts";
import { pageFaults } from "./printed/page-faults.fixture.ts";
import { unprinted } from "./printed/printed-text.fixture.ts";
import { copiedTexts } from "./printed/rasterise.fixture.ts";
import { unseenTexts } from "./stress/unseen.fixture.ts";
import { typesetDocuments } from "./typeset-sheet.fixture.ts";

/** For tests: the result of printing documents. */
export interface Print {
  /** Printed rows or labels. */
  rows: number;
  /** Pages of the longest document. */
  mostPages: number;
  /** Raster images. */
  pictures: number;
  /** Faults on the pages, each a sentence with the document's first row. */
  faults: string[];
  /** The first page, unless its document was skipped. */
  firstPage: PageContent | null;
  /** Problems of documents that were skipped because a text does not fit. */
  problems: FoundProblem[];
}

/**
 * Prints documents like a shard does, and checks every page; documents with texts that don't fit are reported and
 * skipped.
 */
export async function print(assignment: Assignment, documents: readonly Document[]): Promise<Print> {
  const done: Print = { rows: 0, mostPages: 0, pictures: 0, firstPage: null, faults: [], problems: [] };
  if (documents.length === 0) return done;
  const batch = typesetDocuments(assignment, documents);
  const unseen = await unseenTexts(assignment, documents, batch.tooLong);
  const problems = tooLongProblems(assignment.fit, documents, batch.tooLong);
  // A sheet only loses its labels that don't fit; other documents don't change when some are skipped.
  if (batch.tooLong.some(({ label }) => label !== null)) {
    const fitting = await print(assignment, withoutTooLong(documents, batch.tooLong));
    return { ...fitting, faults: [...unseen, ...fitting.faults], problems: [...problems, ...fitting.problems] };
  }
  const leftOut = new Set(batch.tooLong.map(({ record }) => record));
  const pdf = batch.pdf("pdf", new Date(0));
  const contents = await Array.fromAsync(readPageContents(pdf));
  let first = 0;
  for (const [index, document] of documents.entries()) {
    const [from, to] = [first, first + (batch.pages[index] ?? 0)];
    first = to;
    if (leftOut.has(index)) continue;
    const pages = contents.slice(from, to);
    if (from === 0) done.firstPage = pages[0] ?? null;
    const copied = () =>
      copiedTexts(
        pdf,
        Array.from({ length: to - from }, (_, page) => from + page),
      );
    const faults = await documentFaults(assignment, document, pages, copied);
    done.mostPages = Math.max(done.mostPages, to - from);
    done.pictures += pages.flatMap(({ pictures }) => pictures.filter(({ stretch }) => stretch !== undefined)).length;
    done.rows += labelsOf(document)?.length ?? document.rows.length;
    done.faults.push(...faults.map((fault) => `row ${document.rows[0]}: ${fault}`));
  }
  return { ...done, faults: [...unseen, ...done.faults], problems };
}

async function documentFaults(
  { fit }: Assignment,
  { values }: Document,
  pages: PageContent[],
  copied: () => Promise<string[]>,
): Promise<string[]> {
  const set = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join("");
  // Most texts are found glyph by glyph. The others are read in the second way, by another reader.
  const missing = unprinted(fit.template, values, { set, copied: "" });
  const left = missing.length === 0 ? [] : unprinted(fit.template, values, { set, copied: (await copied()).join("") });
  return [...pages.flatMap(pageFaults), ...left];
}
