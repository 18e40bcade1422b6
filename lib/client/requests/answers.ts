import "./without-eval.ts";
import { z } from "zod";
import { type DirectUploadAnswer, DirectUploadAnswerSchema } from "#lib/contracts/direct-upload.ts";
import { type SessionId, SessionIdSchema } from "#lib/contracts/ids.ts";
import {
  type SharedStatus,
  SharedStatusSchema,
  type StatusResponse,
  StatusResponseSchema,
} from "#lib/contracts/job.ts";
import { ChangeSessionSchema } from "#lib/contracts/sessions/requests.ts";
import { type SessionResponse, SessionResponseSchema } from "#lib/contracts/sessions/session.ts";
import { type UploadResponse, UploadResponseSchema } from "#lib/contracts/upload.ts";
import type { SessionChanges } from "../changes/session-changes.ts";
import { emptyTimeline, type Timeline } from "../changes/timeline.ts";
import { type Answer, readAnswer } from "./answer.ts";

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
export function readChanges(sessionId: SessionId, kept: string): SessionChanges[] {
  const isChange = ([part, value]: [string, unknown]) =>
    ChangeSessionSchema.safeParse({ sessionId, [part]: value }).success;
  const requests = [parseJson(kept)].flat().map((request) => Object.entries(Object(request)).filter(isChange));
  return requests.filter(({ length }) => length > 0).map((parts) => Object.fromEntries(parts));
}

const StepSchema = z
  .object({ what: z.array(z.string()), isTyped: z.boolean().exactOptional() })
  .and(
    z.union([
      z.object({ changes: ChangeSessionSchema.omit({ sessionId: true }) }),
      z.object({ session: z.object({ sessionId: SessionIdSchema, filename: z.string() }) }),
    ]),
  );
const TimelineSchema = z.object({ past: z.array(StepSchema), future: z.array(StepSchema) });

/** Parses the timeline that a tab stored; it is empty if another version of the page wrote it. */
export function readTimeline(kept: string): Timeline {
  return TimelineSchema.safeParse(parseJson(kept)).data ?? emptyTimeline;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
