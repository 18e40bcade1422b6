import { z } from "zod";
import { ProblemGroupSchema } from "./problem-groups.ts";

/** The result of fitting every row. */
export const CheckReportSchema = z.object({
  /** All documents that the rows make, including those with errors. */
  documentCount: z.number(),
  /** Documents without an error. */
  rightCount: z.number(),
  problemCount: z.number(),
  /** The first `limits.problemsShown` kinds. */
  problems: z.array(ProblemGroupSchema),
});
export type CheckReport = z.infer<typeof CheckReportSchema>;
