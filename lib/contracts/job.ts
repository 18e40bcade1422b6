import { z } from "zod";
import { JobIdSchema, ResultIdSchema, SessionIdSchema } from "./ids.ts";
import { limits } from "./limits.ts";
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

/** A document that was made, by its name without the ending; `row` is its first data row. */
export const NewDocumentSchema = z.object({ row: z.number().int(), name: z.string() });
export type NewDocument = z.infer<typeof NewDocumentSchema>;

/** A document in the archive, as `?document=<number>` of its download gives it. */
export const ListedDocumentSchema = z.object({ number: z.number().int(), filename: z.string() });
export type ListedDocument = z.infer<typeof ListedDocumentSchema>;

/** The query of a status: with `find`, the answer lists documents whose names have each of its words, "" all of them. */
export const StatusQuerySchema = z.object({ find: z.string().max(limits.findCharacters).optional() });
export type StatusQuery = z.infer<typeof StatusQuerySchema>;

export const JobErrorSchema = z.object({ code: z.string(), message: z.string() });

/** What a job that stands still waits for: room on the disk, or the store of its files. */
export const WaitingForSchema = z.enum(["disk", "store"]);
export type WaitingFor = z.infer<typeof WaitingForSchema>;

const common = {
  jobId: JobIdSchema,
  sessionId: SessionIdSchema,
  /** What `progress` and `results` count as documents. */
  unit: UnitSchema,
  progress: z.object({
    total: z.number().int(),
    done: z.number().int(),
    failed: z.number().int(),
    /** Documents a second, made or failed, of late and while work went on; null until the first are. */
    perSecond: z.number().nullable(),
    /** For the documents that are neither made nor failed, at that speed. */
    etaSeconds: z.number().nullable(),
  }),
  /** Set while a job that is not over stands still; it goes on by itself. */
  waitingFor: WaitingForSchema.optional(),
  /** The documents that were made last, newest first, while the job runs and few others do; at most `limits.newestShown`. */
  newest: z.array(NewDocumentSchema),
  /** Where the query has `find`: the first `limits.documentsListed` that it finds in the archive, in its order. */
  documents: z.array(ListedDocumentSchema).optional(),
  /** How many it finds in all. */
  documentsFound: z.number().int().optional(),
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
