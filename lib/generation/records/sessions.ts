import { z } from "zod";
import { DesignSchema } from "#lib/contracts/designs/design.ts";
import { JobIdSchema, type SessionId, SessionIdSchema, UploadIdSchema } from "#lib/contracts/ids.ts";
import { SkipCodeSchema } from "#lib/contracts/row-problem.ts";
import {
  KeptCorrectionSchema,
  MappingSchema,
  OutputSchema,
  ReadingSchema,
  RowChoiceSchema,
  SettingsSchema,
} from "#lib/contracts/sessions/choices.ts";
import { RowConditionsSchema } from "#lib/contracts/sessions/row-conditions.ts";
import { LocaleOriginSchema, SessionStateSchema } from "#lib/contracts/sessions/session.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import { parseKept } from "../common/kept-json.ts";
import type { Statements } from "../database/database.ts";
import { PageNoteSchema } from "../designs/pages/design-page.ts";
import { CheckReportSchema } from "../mapping/problems/check-report.ts";
import { RowRunsSchema } from "../mapping/problems/row-runs.ts";
import { SettledReadingSchema } from "../mapping/readings/settle-readings.ts";
import { KeptPicturesSchema } from "../pictures/picture-index.ts";
import { WordTemplateSchema } from "../word/word-template.ts";
import { insertInto } from "./insert-into.ts";
import { StoredTableSchema } from "./stored-table.ts";

/** A session's ZIP of images. */
export const SessionPicturesSchema = KeptPicturesSchema.extend({ uploadId: UploadIdSchema, filename: z.string() });
export type SessionPictures = z.infer<typeof SessionPicturesSchema>;

/** The rows that failed in a job, and the row count of the job's spreadsheet. */
export const FailedRowsSchema = z.object({ jobId: JobIdSchema, rowCount: z.number(), runs: RowRunsSchema });
export type FailedRows = z.infer<typeof FailedRowsSchema>;

/** The choices for a template that is no longer selected, without its default texts. */
const LeftChoicesSchema = z.object({
  mapping: MappingSchema,
  settings: SettingsSchema,
  output: OutputSchema.omit({ locale: true }).partial(),
});
export type LeftChoices = z.infer<typeof LeftChoicesSchema>;

/** With a digest of the original row, to recognise the row in another spreadsheet. */
const StoredCorrectionSchema = KeptCorrectionSchema.extend({ rowDigest: z.string() });
export type StoredCorrection = z.infer<typeof StoredCorrectionSchema>;

/** The whole state of a session. One JSON value, because it is always read and written as a whole. */
const SessionContentSchema = z.object({
  filename: z.string(),
  template: z.string(),
  reading: ReadingSchema,
  table: StoredTableSchema,
  /** One per column of the table. */
  readings: z.array(SettledReadingSchema),
  /** The visitor's own design. It stays while another template is chosen. */
  design: DesignSchema.nullable().default(null),
  /** What was changed when the design's file was read. */
  designNotes: z.array(PageNoteSchema).default([]),
  /** The same of the template's letterhead. */
  letterheadNotes: z.array(PageNoteSchema).default([]),
  /** The visitor's Word file. It stays while another template is chosen. */
  word: WordTemplateSchema.nullable().default(null),
  mapping: MappingSchema,
  settings: SettingsSchema,
  pictures: SessionPicturesSchema.nullable().default(null),
  output: OutputSchema,
  /** A session of an earlier build keeps its locale as if it were chosen. */
  localeFrom: LocaleOriginSchema.default("chosen"),
  usualLocale: z.string().default("en-GB"),
  isLocaleAsked: z.boolean().default(false),
  currencyLocale: z.string().nullable().default(null),
  /** By that locale: see `SettledLocale`. A session of an earlier build keeps the template's default. */
  usualCurrency: z.string().nullable().default(null),
  rows: RowChoiceSchema,
  /** Conditions on columns that the table doesn't have. They are kept, because the table may change back. */
  staleConditions: RowConditionsSchema.default([]),
  failed: FailedRowsSchema.nullable().default(null),
  /** By template, the latest last; restored when it is chosen again. */
  left: z.record(z.string(), LeftChoicesSchema).default({}),
  /** Only the documents with these rows; null for all. */
  only: RowRunsSchema.nullable().default(null),
  corrections: z.array(StoredCorrectionSchema).default([]),
  /** Corrections that match no cell of the table. They are kept, because the table may change back. */
  staleCorrections: z.array(StoredCorrectionSchema).default([]),
  /** The spreadsheet is the template's own sample. */
  sample: z.boolean().default(false),
  skip: z.array(SkipCodeSchema).default([]),
  check: CheckReportSchema,
});
export type SessionContent = z.infer<typeof SessionContentSchema>;

const SessionSchema = z.object({
  id: SessionIdSchema,
  uploadId: UploadIdSchema,
  state: SessionStateSchema,
  /** Incremented by each change, so that concurrent changes don't overwrite each other. */
  revision: z.number(),
  /** Null after the session has expired, or if an incompatible build stored it. */
  content: z
    .string()
    .transform((text) => parseKept(SessionContentSchema, text))
    .nullable(),
  expiresAt: z.number(),
});
export type Session = Omit<z.infer<typeof SessionSchema>, "content"> & { content: SessionContent };

/** @throws AppError `not_found` for an unknown session or one of another visitor, `gone` for an expired one. */
export async function findSession(statements: Statements, visitor: VisitorId, id: SessionId): Promise<Session> {
  const sql = `SELECT id, upload_id AS "uploadId", state, revision, content, expires_at AS "expiresAt"
    FROM sessions WHERE id = $id AND visitor = $visitor`;
  const [session] = await statements.query(SessionSchema, sql, { id, visitor });
  if (!session) throw new AppError("not_found", msg("session.unknown"));
  const { content } = session;
  if (content === null || session.expiresAt <= Date.now()) {
    throw new AppError("gone", msg("session.gone"));
  }
  return { ...session, content };
}

/** Inserts a new session. */
export async function insertSession(
  statements: Statements,
  visitor: VisitorId,
  { id, uploadId, state, revision, content, expiresAt }: Session,
): Promise<void> {
  await insertInto(statements, "sessions", {
    id,
    visitor,
    upload_id: uploadId,
    state,
    revision,
    content: JSON.stringify(content),
    created_at: Date.now(),
    expires_at: expiresAt,
  });
}

/**
 * Writes a session's state and content if the revision is still the one read. Returns false if another change came
 * first.
 */
export async function updateSession(
  statements: Statements,
  visitor: VisitorId,
  { id, state, content, expiresAt, revision }: Session,
): Promise<boolean> {
  const sql = `UPDATE sessions SET state = $state, content = $content, expires_at = $expiresAt, revision = revision + 1
    WHERE id = $id AND revision = $revision AND visitor = $visitor`;
  const values = { id, visitor, state, content: JSON.stringify(content), expiresAt, revision };
  return (await statements.execute(sql, values)) === 1;
}

/** Whether a session exists and is neither started nor closed. */
export async function isSessionOpen(statements: Statements, visitor: VisitorId, id: SessionId): Promise<boolean> {
  const sql = "SELECT state FROM sessions WHERE id = $id AND visitor = $visitor AND state = 'open'";
  return (await statements.query(SessionSchema.pick({ state: true }), sql, { id, visitor })).length > 0;
}

/** What remains of a session after its end: nothing from the visitor's rows. */
export function withoutRows(content: SessionContent): SessionContent {
  const { table, rows, check, pictures } = content;
  const columns = table.source.columns.map((column) => ({ ...column, samples: [] }));
  const source = { ...table.source, columns, firstRows: [] };
  return {
    ...content,
    table: { ...table, source },
    pictures: pictures && { ...pictures, unreadable: [] },
    rows: { from: rows.from, to: rows.to },
    staleConditions: [],
    corrections: [],
    staleCorrections: [],
    check: {
      ...check,
      rowCounts: { ...check.rowCounts, unclear: [], cancelled: [], unmet: [], shared: [] },
      problems: [],
    },
  };
}
