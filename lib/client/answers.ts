import "./without-eval.ts";
import type { z } from "zod";
import { type DirectUploadAnswer, DirectUploadAnswerSchema } from "#lib/contracts/direct-upload.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import {
  type SharedStatus,
  SharedStatusSchema,
  type StatusResponse,
  StatusResponseSchema,
} from "#lib/contracts/job.ts";
import { ChangeSessionSchema, type SessionResponse, SessionResponseSchema } from "#lib/contracts/session.ts";
import { type UploadResponse, UploadResponseSchema } from "#lib/contracts/upload.ts";
import { type Answer, readAnswer } from "./answer.ts";
import type { SessionChanges } from "./session-changes.ts";

/** The types of responses by endpoint. */
export interface Answers {
  upload: UploadResponse;
  directUpload: DirectUploadAnswer;
  session: SessionResponse;
  status: StatusResponse;
  shared: SharedStatus;
}

const schemas: { readonly [Asked in keyof Answers]: z.ZodType<Answers[Asked]> } = {
  upload: UploadResponseSchema,
  directUpload: DirectUploadAnswerSchema,
  session: SessionResponseSchema,
  status: StatusResponseSchema,
  shared: SharedStatusSchema,
};

/** For `readAs`, which loads this file on demand: zod and the schemas are 28 kB of script. */
export function readAnswerTo<Asked extends keyof Answers>(asked: Asked, answer: Answer): Answers[Asked] {
  return readAnswer(schemas[asked], answer);
}

/**
 * Parses the session changes that a tab stored. Drops those that an earlier version of the page wrote in another
 * format.
 */
export function readChanges(sessionId: SessionId, kept: string): SessionChanges {
  const isChange = ([part, value]: [string, unknown]) =>
    ChangeSessionSchema.safeParse({ sessionId, [part]: value }).success;
  return Object.fromEntries(Object.entries(parseJson(kept)).filter(isChange));
}

function parseJson(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
