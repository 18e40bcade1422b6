import { z } from "zod";
import { FoundProblemSchema } from "./found-problem.ts";

/** What fitting every row has shown. */
export const CheckReportSchema = z.object({
  /** Documents that the rows make, wrong ones included. */
  documentCount: z.number(),
  /** Documents without an error. */
  rightCount: z.number(),
  problemCount: z.number(),
  /** The first `limits.problemsShown`. */
  problems: z.array(FoundProblemSchema),
});
export type CheckReport = z.infer<typeof CheckReportSchema>;
