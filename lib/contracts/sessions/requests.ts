import { z } from "zod";
import { SessionIdSchema, UploadIdSchema } from "../ids.ts";
import { ChoicesSchema } from "./choices.ts";

/**
 * With `from` or `failedIn`, anything not specified is taken from that session or that job's session, as far as it fits
 * the spreadsheet.
 */
export const CreateSessionSchema = z.strictObject({
  ...ChoicesSchema.partial().shape,
  /** An earlier session of the visitor, in any state. */
  from: SessionIdSchema.optional(),
  uploadId: UploadIdSchema,
  template: ChoicesSchema.shape.template,
  /** The locale of documents unless the visitor chooses one or a Word file is in another language. */
  usualLocale: z.string().max(60).optional(),
  /** The spreadsheet is the template's own sample: the settings get its sample texts. */
  sample: z.boolean().optional(),
});
export type CreateSession = z.infer<typeof CreateSessionSchema>;

export const ChangeSessionSchema = z.strictObject({
  ...ChoicesSchema.partial().shape,
  sessionId: SessionIdSchema,
  /** Asks for the spreadsheet with the corrections, from this row on. */
  corrected: z.strictObject({ from: z.int().min(1) }).optional(),
  /** Asks for the different values of a column, to choose rows by them. */
  values: z.strictObject({ column: z.string() }).optional(),
});
export type ChangeSession = z.infer<typeof ChangeSessionSchema>;

export const CloseSessionSchema = z.strictObject({ sessionId: SessionIdSchema, state: z.literal("closed") });
export type CloseSession = z.infer<typeof CloseSessionSchema>;

/** Stops the session's job and keeps its finished documents. Starting the session again creates the rest. */
export const StopSessionSchema = z.strictObject({ sessionId: SessionIdSchema, state: z.literal("stopped") });
export type StopSession = z.infer<typeof StopSessionSchema>;

/** Makes or revokes the link to a started session's documents. Sharing again answers the same link. */
export const ShareSessionSchema = z.strictObject({ sessionId: SessionIdSchema, share: z.boolean() });
export type ShareSession = z.infer<typeof ShareSessionSchema>;

export type SessionRequest = CreateSession | ChangeSession | CloseSession | StopSession | ShareSession;

/** Selects the schema that fits a body of `POST /api/generation/session`, so that errors name its fields. */
export function sessionRequestSchema(body: unknown): z.ZodType<SessionRequest> {
  if (typeof body !== "object" || body === null || !("sessionId" in body)) return CreateSessionSchema;
  if ("share" in body) return ShareSessionSchema;
  if (!("state" in body)) return ChangeSessionSchema;
  return body.state === "stopped" ? StopSessionSchema : CloseSessionSchema;
}
