import { z } from "zod";

/** 128 random bits in base64url are 22 characters. */
const token = (prefix: string) => new RegExp(`^${prefix}_[A-Za-z0-9_-]{22,64}$`);

export const UploadIdSchema = z.string().regex(token("upl"), "is not the id of an upload").brand<"UploadId">();
export const SessionIdSchema = z.string().regex(token("ses"), "is not the id of a session").brand<"SessionId">();
export const JobIdSchema = z.string().regex(token("job"), "is not the id of a job").brand<"JobId">();
export const ResultIdSchema = z.string().regex(token("res"), "is not the id of a result").brand<"ResultId">();

export type UploadId = z.infer<typeof UploadIdSchema>;
export type SessionId = z.infer<typeof SessionIdSchema>;
export type JobId = z.infer<typeof JobIdSchema>;
export type ResultId = z.infer<typeof ResultIdSchema>;
