import { z } from "zod";
import { JobIdSchema, ResultIdSchema, SessionIdSchema } from "./ids.ts";
import { limits } from "./limits.ts";
import { RowProblemSchema } from "./row-problem.ts";
import { OutputFormatSchema } from "./sessions/choices.ts";
import { UnitSchema } from "./template.ts";

export const StartGenerationSchema = z.strictObject({ sessionId: SessionIdSchema });
export type StartGeneration = z.infer<typeof StartGenerationSchema>;

export const ResultKindSchema = z.enum(["archive", "combined", "corrected", "problems"]);
export type ResultKind = z.infer<typeof ResultKindSchema>;

export const ResultSchema = z.object({
  resultId: ResultIdSchema,
  kind: ResultKindSchema,
  filename: z.string(),
  contentType: z.string(),
  bytes: z.number().int(),
  /** Number of PDFs inside; 0 for a problems file and the corrected spreadsheet. */
  documents: z.number().int(),
  downloadUrl: z.string(),
});
export type Result = z.infer<typeof ResultSchema>;

/** A created document: its file name without extension, and its first data row. */
export const NewDocumentSchema = z.object({ row: z.number().int(), name: z.string() });
export type NewDocument = z.infer<typeof NewDocumentSchema>;

/**
 * A document found in a job, or a label on a sheet. `number` is for `?document=<number>` of the archive's download; it
 * is the number of the sheet, too.
 */
export const ListedDocumentSchema = z.object({
  number: z.number().int(),
  filename: z.string(),
  /** Its first data row; missing in jobs of an older build. */
  row: z.number().int().optional(),
  /** For a label: its place on the sheet from 1, row by row. */
  place: z.number().int().optional(),
  /** The beginning of a label's text; of a document's main texts only if words were found there and not in its name. */
  text: z.string().optional(),
});
export type ListedDocument = z.infer<typeof ListedDocumentSchema>;

/** The token of a share, as received: a wrong one is answered like an unknown id. */
const share = z.string().max(limits.findCharacters).optional();

/**
 * A status query. With `find`, the response lists documents whose names or main texts contain each of its words, and
 * such labels; "" lists all documents. With `share`, it is for people who received that link, and the visitor's cookie
 * doesn't count.
 */
export const StatusQuerySchema = z.object({ find: z.string().max(limits.findCharacters).optional(), share });
export type StatusQuery = z.infer<typeof StatusQuerySchema>;

/** A download query. `document` is the number of one document in an archive, as received. */
export const DownloadQuerySchema = z.object({ document: z.string().optional(), share });
export type DownloadQuery = z.infer<typeof DownloadQuerySchema>;

export const JobErrorSchema = z.object({ code: z.string(), message: z.string() });

/** Why a job is paused: it needs disk space, or the store of its files. */
export const WaitingForSchema = z.enum(["disk", "store"]);
export type WaitingFor = z.infer<typeof WaitingForSchema>;

/**
 * What a job is doing: `planning` checks its rows, `creating` makes documents, `packing` writes the results. `part` is
 * the finished share of that, from 0 to 1.
 */
export const PhaseSchema = z.object({
  name: z.enum(["waiting", "planning", "creating", "packing"]),
  part: z.number().min(0).max(1),
});
export type Phase = z.infer<typeof PhaseSchema>;

const common = {
  jobId: JobIdSchema,
  sessionId: SessionIdSchema,
  /** Of the spreadsheet, and the template's id; missing once the files are deleted. */
  filename: z.string().optional(),
  template: z.string().optional(),
  /** What its documents are. */
  format: OutputFormatSchema.optional(),
  /** What `progress` and `results` count as documents. */
  unit: UnitSchema,
  /** Number of cells that the visitor corrected, if any. */
  corrections: z.number().int().optional(),
  /** Set if the job makes only the documents of some rows, again. */
  isPart: z.literal(true).optional(),
  progress: z.object({
    total: z.number().int(),
    done: z.number().int(),
    failed: z.number().int(),
    /** Documents per second, created or failed, over recent working time; null before the first ones. */
    perSecond: z.number().nullable(),
    /** Time for the remaining documents at that speed. */
    etaSeconds: z.number().nullable(),
  }),
  /** What the job is doing; null once it is over. */
  phase: PhaseSchema.nullable().default(null),
  /**
   * Set if the visitor stopped the job. It ends `succeeded` with the documents made so far, and can be started again.
   */
  stopped: z.literal(true).optional(),
  /** Set while an unfinished job is paused; it continues by itself. */
  waitingFor: WaitingForSchema.optional(),
  /**
   * The documents created last, newest first. Only while the job runs and few others do; at most `limits.newestShown`.
   */
  newest: z.array(NewDocumentSchema),
  /** With `find`: the first `limits.documentsListed` matches, in the order of the documents. */
  documents: z.array(ListedDocumentSchema).optional(),
  /** The total number of matches. */
  documentsFound: z.number().int().optional(),
  problems: z.array(RowProblemSchema),
  problemCount: z.number().int(),
  /** Whether a link to the documents exists. */
  shared: z.boolean().optional(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
  /**
   * Milliseconds until the next poll; 0 once the job is over. It grows with the number of running jobs. Our own pages
   * wait at least this long, 15 s on a hidden tab, and longer after failures (lib/client/polling/next-poll.ts).
   */
  pollAfterMs: z.number().int(),
};

/** The response to start and status. Only a failed job has an error, only a succeeded one has results. */
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

/**
 * The status for people who received the link to a job: only its documents. A field that isn't listed here isn't shown,
 * so that nothing new about the rows gets into it unnoticed.
 */
export const SharedStatusSchema = z.object({
  jobId: common.jobId,
  sessionId: z.null(),
  unit: common.unit,
  template: common.template,
  status: z.enum(["queued", "running", "finishing", "succeeded", "failed", "canceled"]),
  progress: common.progress,
  phase: common.phase,
  stopped: common.stopped,
  newest: z.tuple([]),
  documents: z.array(ListedDocumentSchema.pick({ number: true, filename: true, place: true })).optional(),
  documentsFound: common.documentsFound,
  results: z.array(ResultSchema.extend({ kind: z.enum(["archive", "combined"]) })),
  problems: z.tuple([]),
  problemCount: z.literal(0),
  error: JobErrorSchema.nullable(),
  createdAt: common.createdAt,
  startedAt: common.startedAt,
  finishedAt: common.finishedAt,
  expiresAt: common.expiresAt,
  pollAfterMs: common.pollAfterMs,
});
export type SharedStatus = z.infer<typeof SharedStatusSchema>;

/** Every 200 of a status. */
export const AnyStatusSchema = z.union([StatusResponseSchema, SharedStatusSchema]);
export type AnyStatus = z.infer<typeof AnyStatusSchema>;
