import { z } from "zod";
import { FoundPicturesSchema, UnreadablePictureSchema } from "#lib/contracts/upload.ts";
import { WordingSchema } from "#lib/messages/server-message.ts";

/** A picture that counts as missing, with why in a sentence's end: a text alone where an older build wrote it down. */
const KeptUnreadableSchema = UnreadablePictureSchema.extend({ wording: WordingSchema.optional() });

/** What pictures are kept and set as; SVG is kept as it came. */
export const PictureFormatSchema = z.enum(["png", "jpeg", "svg"]);

/** What was found in a ZIP of pictures, as it is kept. */
export const KeptPicturesSchema = FoundPicturesSchema.extend({ unreadable: z.array(KeptUnreadableSchema) });
export type KeptPictures = z.infer<typeof KeptPicturesSchema>;

/** Where a picture is in its pack: the pictures of an upload in one file, one after the other. */
export const PicturePlaceSchema = z.object({
  /** Its path in the ZIP, or "" for a picture that was sent alone. */
  name: z.string(),
  /** In bytes. */
  offset: z.number(),
  bytes: z.number(),
  format: PictureFormatSchema,
  /** In pixels; null for a drawing, which has none. */
  width: z.number().nullable(),
  height: z.number().nullable(),
});
export type PicturePlace = z.infer<typeof PicturePlaceSchema>;

export const PictureIndexSchema = z.object({
  places: z.array(PicturePlaceSchema),
  /** Pictures of the ZIP that are not in the pack. */
  unreadable: z.array(KeptUnreadableSchema),
});
export type PictureIndex = z.infer<typeof PictureIndexSchema>;

/** A pack as a local file. */
export interface PicturePack extends PictureIndex {
  path: string;
}

/** A picture in a local file. */
export type ImageFile = Pick<PicturePlace, "format" | "offset" | "bytes"> & { path: string };
