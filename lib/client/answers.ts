import "./without-eval.ts";
import type { z } from "zod";
import { type DirectUploadAnswer, DirectUploadAnswerSchema } from "#lib/contracts/direct-upload.ts";
import { type StatusResponse, StatusResponseSchema } from "#lib/contracts/job.ts";
import { type SessionResponse, SessionResponseSchema } from "#lib/contracts/session.ts";
import { type UploadResponse, UploadResponseSchema } from "#lib/contracts/upload.ts";
import { type Answer, readAnswer } from "./answer.ts";

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
