import { limits } from "#lib/contracts/limits.ts";
import type { Document } from "#lib/generation/mapping/documents/document.ts";
import { isValid, labelsOf } from "#lib/generation/mapping/documents/sheet-documents.ts";
import type { CheckReport } from "#lib/generation/mapping/problems/check-report.ts";
import { createProblemGroups, shownGroups, type WholeGroup } from "#lib/generation/mapping/problems/problem-groups.ts";

interface Tally {
  /** Returns whether the document has no errors. */
  add(document: Document): boolean;
  report(): Omit<CheckReport, "rowCounts">;
  /** All problems, with all of their rows. */
  groups(): WholeGroup[];
}

/** Counts documents one by one and groups their problems. */
export function createTally(): Tally {
  const groups = createProblemGroups();
  let documentCount = 0;
  let rightCount = 0;
  const missing: CheckReport["missing"] = { labels: 0, sheets: [] };
  const countMissing = (document: Document) => {
    const left = document.rows.length - (labelsOf(document)?.length ?? document.rows.length);
    missing.labels += left;
    if (left > 0 && missing.sheets.length < limits.problemRowsShown) missing.sheets.push(documentCount);
  };
  return {
    add(document) {
      const right = isValid(document);
      documentCount += 1;
      if (right) rightCount += 1;
      countMissing(document);
      for (const problem of document.problems) groups.add(problem);
      return right;
    },
    report: () => ({
      documentCount,
      rightCount,
      missing,
      problemCount: groups.count(),
      problems: shownGroups(groups.list().slice(0, limits.problemsShown)),
    }),
    groups: groups.list,
  };
}
