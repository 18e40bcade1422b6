import { z } from "zod";
import { UploadIdSchema } from "./ids.ts";

export const UploadKindSchema = z.enum(["spreadsheet", "image"]);
export type UploadKind = z.infer<typeof UploadKindSchema>;

/** 201 of `POST /api/upload`. */
export const UploadResponseSchema = z.object({
  uploadId: UploadIdSchema,
  kind: UploadKindSchema,
  filename: z.string(),
  contentType: z.string(),
  bytes: z.number().int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  expiresAt: z.iso.datetime(),
});
export type UploadResponse = z.infer<typeof UploadResponseSchema>;
