import { z } from "zod";
import { UnreadablePictureSchema } from "#lib/contracts/upload.ts";

/** What pictures are kept and set as; SVG is kept as it came. */
export const PictureFormatSchema = z.enum(["png", "jpeg", "svg"]);

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
  /** Pictures of the ZIP that are not in the pack, each with the reason in a sentence's end. */
  unreadable: z.array(UnreadablePictureSchema),
});
export type PictureIndex = z.infer<typeof PictureIndexSchema>;

/** A pack as a local file. */
export interface PicturePack extends PictureIndex {
  path: string;
}
