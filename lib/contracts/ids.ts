import { z } from "zod";
import { jobIdPattern, resultIdPattern, sessionIdPattern, uploadIdPattern } from "./id-patterns.ts";

export const UploadIdSchema = z.string().regex(uploadIdPattern, "is not the id of an upload").brand<"UploadId">();
export const SessionIdSchema = z.string().regex(sessionIdPattern, "is not the id of a session").brand<"SessionId">();
export const JobIdSchema = z.string().regex(jobIdPattern, "is not the id of a job").brand<"JobId">();
export const ResultIdSchema = z.string().regex(resultIdPattern, "is not the id of a result").brand<"ResultId">();

export type UploadId = z.infer<typeof UploadIdSchema>;
export type SessionId = z.infer<typeof SessionIdSchema>;
export type JobId = z.infer<typeof JobIdSchema>;
export type ResultId = z.infer<typeof ResultIdSchema>;
