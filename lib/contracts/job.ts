import { z } from "zod";
import { JobIdSchema, ResultIdSchema, SessionIdSchema } from "./ids.ts";
import { RowProblemSchema } from "./row-problem.ts";
import { UnitSchema } from "./template.ts";

export const StartGenerationSchema = z.strictObject({ sessionId: SessionIdSchema });
export type StartGeneration = z.infer<typeof StartGenerationSchema>;

export const ResultKindSchema = z.enum(["archive", "combined", "problems"]);
export type ResultKind = z.infer<typeof ResultKindSchema>;

export const ResultSchema = z.object({
  resultId: ResultIdSchema,
  kind: ResultKindSchema,
  filename: z.string(),
  contentType: z.string(),
  bytes: z.number().int(),
  /** PDFs inside; 0 for a problems file. */
  documents: z.number().int(),
  downloadUrl: z.string(),
});
export type Result = z.infer<typeof ResultSchema>;

export const JobErrorSchema = z.object({ code: z.string(), message: z.string() });

const common = {
  jobId: JobIdSchema,
  sessionId: SessionIdSchema,
  /** What `progress` and `results` count as documents. */
  unit: UnitSchema,
  progress: z.object({
    total: z.number().int(),
    done: z.number().int(),
    failed: z.number().int(),
    /** Documents made a second since the start; null until the first are made. */
    perSecond: z.number().nullable(),
    etaSeconds: z.number().nullable(),
  }),
  problems: z.array(RowProblemSchema),
  problemCount: z.number().int(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
  /** When to ask again; 0 once the job is over. */
  pollAfterMs: z.number().int(),
};

/** The body of start and status. Only a failed job has an error, only a succeeded one results. */
export const StatusResponseSchema = z.discriminatedUnion("status", [
  z.object({
    ...common,
    status: z.enum(["queued", "running", "finishing", "canceled"]),
    results: z.tuple([]),
    error: z.null(),
  }),
  z.object({ ...common, status: z.literal("succeeded"), results: z.array(ResultSchema), error: z.null() }),
  z.object({ ...common, status: z.literal("failed"), results: z.tuple([]), error: JobErrorSchema }),
]);
export type StatusResponse = z.infer<typeof StatusResponseSchema>;
export type JobStatus = StatusResponse["status"];
