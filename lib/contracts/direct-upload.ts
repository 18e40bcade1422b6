import { z } from "zod";
import { type UploadId, UploadIdSchema } from "./ids.ts";
import { limits } from "./limits.ts";

/*
 * If files are stored in Vercel Blob, a browser requests a token from `POST /api/upload` and sends the file straight to
 * the store. Events and responses are those of `handleUpload` in `@vercel/blob/client`.
 */

/** The key of a direct upload. The browser generates the id; a token reserves it. */
export const directUploadKey = (id: UploadId) => `uploads/${id}/file`;

/** @returns null for any key that isn't an upload's */
export function directUploadId(key: string): UploadId | null {
  const id = UploadIdSchema.safeParse(key.split("/")[1]);
  return id.success && key === directUploadKey(id.data) ? id.data : null;
}

/** The `clientPayload` of the event, as JSON. */
export const DirectUploadPayloadSchema = z.object({ filename: z.string().max(limits.patternCharacters) });

export const DirectUploadEventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("blob.generate-client-token"),
    payload: z.looseObject({ pathname: z.string(), clientPayload: z.string().nullable(), multipart: z.boolean() }),
  }),
  // Signed as a whole, so no property may be dropped.
  z.looseObject({ type: z.literal("blob.upload-completed"), payload: z.looseObject({}) }),
]);
export type DirectUploadEvent = z.infer<typeof DirectUploadEventSchema>;

export const DirectUploadAnswerSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("blob.generate-client-token"), clientToken: z.string() }),
  z.object({ type: z.literal("blob.upload-completed"), response: z.literal("ok") }),
]);
export type DirectUploadAnswer = z.infer<typeof DirectUploadAnswerSchema>;
