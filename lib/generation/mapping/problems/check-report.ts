import { z } from "zod";
import { FoundProblemSchema } from "./found-problem.ts";

/** The result of fitting every row. */
export const CheckReportSchema = z.object({
  /** All documents that the rows make, including those with errors. */
  documentCount: z.number(),
  /** Documents without an error. */
  rightCount: z.number(),
  problemCount: z.number(),
  /** The first `limits.problemsShown`. */
  problems: z.array(FoundProblemSchema),
});
export type CheckReport = z.infer<typeof CheckReportSchema>;
