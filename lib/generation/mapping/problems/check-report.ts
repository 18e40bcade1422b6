import { z } from "zod";
import { RowCountsSchema } from "#lib/contracts/sessions/row-conditions.ts";
import { MissingLabelsSchema } from "#lib/contracts/sessions/session.ts";
import { ProblemGroupSchema } from "./problem-groups.ts";

/** The result of fitting every row. */
export const CheckReportSchema = z.object({
  /** All documents that the rows make, including those with errors. */
  documentCount: z.number(),
  /** Documents without an error. */
  rightCount: z.number(),
  /** Labels that rows with errors leave out, and the first sheets that they would be on. */
  missing: MissingLabelsSchema.default({ labels: 0, sheets: [] }),
  rowCounts: RowCountsSchema.default({ of: 0, kept: 0, unclear: [], cancelled: [], unmet: [], shared: [] }),
  problemCount: z.number(),
  /** The first `limits.problemsShown` kinds. */
  problems: z.array(ProblemGroupSchema),
});
export type CheckReport = z.infer<typeof CheckReportSchema>;
