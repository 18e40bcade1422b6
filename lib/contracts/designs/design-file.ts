import { z } from "zod";
import { UploadIdSchema } from "../ids.ts";
import { limits } from "../limits.ts";
import { WordFontsSchema } from "../sessions/choices.ts";
import { DesignSchema } from "./design.ts";

/**
 * `design.json` of a saved design (`.rowpress`, a ZIP). What the design shows lies beside it, in `assets/`. The ids in
 * the design only name those files: each becomes an upload of the visitor who opens the design.
 */
export const DesignFileSchema = z.object({
  format: z.literal("rowpress-design"),
  version: z.literal(1),
  title: z.string().trim().min(1).max(limits.setupNameCharacters),
  description: z.string().trim().max(300).default(""),
  design: DesignSchema,
  /** The entry of the ZIP for each id in the design. */
  assets: z.record(UploadIdSchema, z.string().regex(/^assets\/[A-Za-z0-9_-]{1,60}\.[a-z0-9]{1,5}$/)),
});
export type DesignFile = z.infer<typeof DesignFileSchema>;

/** `design.json` of a saved Word file, which lies beside it. */
const WordTemplateFileSchema = z.object({
  format: z.literal("rowpress-word"),
  version: z.literal(1),
  title: DesignFileSchema.shape.title,
  description: DesignFileSchema.shape.description,
  /** Its entry of the ZIP. */
  document: z.string().regex(/^assets\/[A-Za-z0-9_-]{1,60}\.do[ct][xm]$/),
  /** The entries of the visitor's own fonts, by the names of the fonts that they replace. */
  fonts: z
    .record(WordFontsSchema.keyType, z.array(z.string().regex(/^assets\/[A-Za-z0-9_-]{1,60}\.[a-z0-9]{1,5}$/)).max(4))
    .default({}),
  /** The locale of its documents, if it was chosen. */
  locale: z.string().max(60).nullable().default(null),
});

export const SavedFileSchema = z.discriminatedUnion("format", [DesignFileSchema, WordTemplateFileSchema]);
export type SavedFile = z.infer<typeof SavedFileSchema>;
