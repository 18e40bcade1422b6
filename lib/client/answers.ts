import "./without-eval.ts";
import type { z } from "zod";
import { type DirectUploadAnswer, DirectUploadAnswerSchema } from "#lib/contracts/direct-upload.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import { type StatusResponse, StatusResponseSchema } from "#lib/contracts/job.ts";
import { ChangeSessionSchema, type SessionResponse, SessionResponseSchema } from "#lib/contracts/session.ts";
import { type UploadResponse, UploadResponseSchema } from "#lib/contracts/upload.ts";
import { type Answer, readAnswer } from "./answer.ts";
import type { SessionChanges } from "./session-changes.ts";

/** What the endpoints answer, by what they are asked for. */
export interface Answers {
  upload: UploadResponse;
  directUpload: DirectUploadAnswer;
  session: SessionResponse;
  status: StatusResponse;
}

const schemas: { readonly [Asked in keyof Answers]: z.ZodType<Answers[Asked]> } = {
  upload: UploadResponseSchema,
  directUpload: DirectUploadAnswerSchema,
  session: SessionResponseSchema,
  status: StatusResponseSchema,
};

/** For `readAs`, which loads this file when it is needed: the schemas and their library are 28 kB of script. */
export function readAnswerTo<Asked extends keyof Answers>(asked: Asked, answer: Answer): Answers[Asked] {
  return readAnswer(schemas[asked], answer);
}

/** Reads changes of a session that a tab has kept; those alone that an earlier version of the page did not write otherwise. */
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
