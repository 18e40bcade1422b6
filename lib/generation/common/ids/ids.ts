import { randomBytes } from "node:crypto";
import {
  type JobId,
  JobIdSchema,
  type ResultId,
  ResultIdSchema,
  type SessionId,
  SessionIdSchema,
  type UploadId,
  UploadIdSchema,
} from "#lib/contracts/ids.ts";

/** 128 random bits: a link to a job holds nothing but an id, so the id must not be guessable. */
const token = (prefix: string) => `${prefix}_${randomBytes(16).toString("base64url")}`;

/** A new id of an upload. */
export const newUploadId = (): UploadId => UploadIdSchema.parse(token("upl"));
/** A new id of a session. */
export const newSessionId = (): SessionId => SessionIdSchema.parse(token("ses"));
/** A new id of a job. */
export const newJobId = (): JobId => JobIdSchema.parse(token("job"));
/** A new id of a result. */
export const newResultId = (): ResultId => ResultIdSchema.parse(token("res"));
