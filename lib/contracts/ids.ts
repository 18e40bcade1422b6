import { z } from "zod";
import { jobIdPattern, resultIdPattern, sessionIdPattern, uploadIdPattern } from "./id-patterns.ts";

export const UploadIdSchema = z.string().regex(uploadIdPattern, "is not a valid upload id").brand<"UploadId">();
export const SessionIdSchema = z.string().regex(sessionIdPattern, "is not a valid session id").brand<"SessionId">();
export const JobIdSchema = z.string().regex(jobIdPattern, "is not a valid job id").brand<"JobId">();
export const ResultIdSchema = z.string().regex(resultIdPattern, "is not a valid result id").brand<"ResultId">();

export type UploadId = z.infer<typeof UploadIdSchema>;
export type SessionId = z.infer<typeof SessionIdSchema>;
export type JobId = z.infer<typeof JobIdSchema>;
export type ResultId = z.infer<typeof ResultIdSchema>;
