import { z } from "zod";
import { FoundPicturesSchema, UnreadablePictureSchema } from "#lib/contracts/upload.ts";
import { WordingSchema } from "#lib/messages/server-message.ts";

/** An image that counts as missing, with the reason as the end of a sentence; older builds stored only the text. */
const KeptUnreadableSchema = UnreadablePictureSchema.extend({ wording: WordingSchema.optional() });

/** The formats in which images are stored and typeset; SVG stays SVG. */
export const PictureFormatSchema = z.enum(["png", "jpeg", "svg"]);

/** The stored result of reading a ZIP of images. */
export const KeptPicturesSchema = FoundPicturesSchema.extend({ unreadable: z.array(KeptUnreadableSchema) });
export type KeptPictures = z.infer<typeof KeptPicturesSchema>;

/** The location of an image in its pack, a single file with all images of an upload. */
export const PicturePlaceSchema = z.object({
  /** Its path in the ZIP, or "" for an image uploaded on its own. */
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
  /** Images of the ZIP that are not in the pack. */
  unreadable: z.array(KeptUnreadableSchema),
});
export type PictureIndex = z.infer<typeof PictureIndexSchema>;

/** A pack as a local file. */
export interface PicturePack extends PictureIndex {
  path: string;
}

/** An image in a local file. */
export type ImageFile = Pick<PicturePlace, "format" | "offset" | "bytes"> & { path: string };
