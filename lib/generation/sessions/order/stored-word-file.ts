import type { OutputFormat } from "#lib/contracts/sessions/choices.ts";
import type { VisitorId } from "../../common/ids/visitor-id.ts";
import type { ClientContainer } from "../../container.ts";
import { ownFamily } from "../../designs/own-family.ts";
import type { Order } from "../../records/order.ts";
import { embeddedFontKey, fontKey, packKey, wordFormKey, wordSourceKey } from "../../storage/keys.ts";
import { wordImages } from "../../uploads/word-files.ts";
import type { WordTemplate } from "../../word/word-template.ts";
import { sessionUpload } from "../session-uploads.ts";

/**
 * Where the fonts of a Word file are stored, embedded and uploaded ones, by their family names.
 * @throws what `sessionUpload` throws for an upload that can't be used
 */
export async function wordFonts(
  container: ClientContainer,
  visitor: VisitorId,
  { uploadId, embedded, ownFonts }: WordTemplate,
): Promise<Order["fonts"]> {
  const fonts = Object.fromEntries(embedded.map((family) => [family, embeddedFontKey(uploadId, family)]));
  for (const [name, ids] of Object.entries(ownFonts)) {
    for (const [index, id] of ids.entries()) {
      await sessionUpload(container, visitor, id, "font", `wordFonts.${name}.${index}`);
      fonts[ownFamily(id)] = fontKey(id);
    }
  }
  return fonts;
}

/** Where the source and the images of a Word file are stored, and its form if its documents are Word files. */
export async function wordFiles(
  container: ClientContainer,
  { uploadId, variant, images }: WordTemplate,
  format: OutputFormat,
): Promise<Order["word"]> {
  const pack = packKey(uploadId);
  const places = await wordImages(container, uploadId, images);
  const stored = places.map(([part, { format, offset, bytes }]) => [part, { format, offset, bytes, pack }] as const);
  const form = format === "docx" ? wordFormKey(uploadId) : null;
  return { source: wordSourceKey(uploadId, variant), images: Object.fromEntries(stored), form };
}
