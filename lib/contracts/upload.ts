import { z } from "zod";
import { UploadIdSchema } from "./ids.ts";

export const UploadKindSchema = z.enum(["spreadsheet", "image", "pictures", "document", "design", "template", "font"]);
export type UploadKind = z.infer<typeof UploadKindSchema>;

/** An image in a ZIP that counts as missing; `reason` continues a sentence that begins with its name. */
export const UnreadablePictureSchema = z.object({ name: z.string(), reason: z.string() });

/** The images found in a ZIP. */
export const FoundPicturesSchema = z.object({
  /** Usable images. */
  count: z.number().int(),
  unreadableCount: z.number().int(),
  /** The first `limits.problemsShown`. */
  unreadable: z.array(UnreadablePictureSchema),
});
export type FoundPictures = z.infer<typeof FoundPicturesSchema>;

/** 201 of `POST /api/upload`. */
export const UploadResponseSchema = z.object({
  uploadId: UploadIdSchema,
  kind: UploadKindSchema,
  filename: z.string(),
  contentType: z.string(),
  bytes: z.number().int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  expiresAt: z.iso.datetime(),
  /** Null unless `kind` is `pictures`. */
  pictures: FoundPicturesSchema.nullable(),
});
export type UploadResponse = z.infer<typeof UploadResponseSchema>;
