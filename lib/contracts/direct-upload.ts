import { z } from "zod";
import { type UploadId, UploadIdSchema } from "./ids.ts";
import { limits } from "./limits.ts";

/*
 * Where files are in Vercel Blob, a browser asks `POST /api/upload` for a token and sends the file straight to the store.
 * The events and their answers are those of `handleUpload` of `@vercel/blob/client`.
 */

/** Where a browser puts the file of an upload: it makes up the id, which is its own once a token was given for it. */
export const directUploadKey = (id: UploadId) => `uploads/${id}/file`;

/** @returns null for a key that is not an upload's */
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
  // Signed as it is: nothing of it may be left out.
  z.looseObject({ type: z.literal("blob.upload-completed"), payload: z.looseObject({}) }),
]);
export type DirectUploadEvent = z.infer<typeof DirectUploadEventSchema>;

export const DirectUploadAnswerSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("blob.generate-client-token"), clientToken: z.string() }),
  z.object({ type: z.literal("blob.upload-completed"), response: z.literal("ok") }),
]);
export type DirectUploadAnswer = z.infer<typeof DirectUploadAnswerSchema>;
