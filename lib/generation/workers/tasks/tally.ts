import { limits } from "#lib/contracts/limits.ts";
import type { Document } from "../../mapping/documents/document.ts";
import { isValid } from "../../mapping/documents/sheet-documents.ts";
import type { CheckReport } from "../../mapping/problems/check-report.ts";
import type { FoundProblem } from "../../mapping/problems/found-problem.ts";

/** Counts documents and their problems one by one; keeps only the first problems. */
export function createTally(): { add(document: Document): boolean; report(): CheckReport } {
  const problems: FoundProblem[] = [];
  let documentCount = 0;
  let rightCount = 0;
  let problemCount = 0;
  return {
    /** Returns whether the document has no errors. */
    add(document) {
      const right = isValid(document);
      documentCount += 1;
      if (right) rightCount += 1;
      problemCount += document.problems.length;
      problems.push(...document.problems.slice(0, Math.max(0, limits.problemsShown - problems.length)));
      return right;
    },
    report: () => ({ documentCount, rightCount, problemCount, problems }),
  };
}
