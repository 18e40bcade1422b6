import type { OutputFormat } from "#lib/contracts/sessions/choices.ts";
import type { Container } from "../../container.ts";
import type { Order } from "../../records/order.ts";
import { embeddedFontKey, packKey, wordFormKey, wordSourceKey } from "../../storage/keys.ts";
import { wordImages } from "../../uploads/word-files.ts";
import type { WordTemplate } from "../../word/word-template.ts";

/** Where the fonts in a Word file are stored, by their family names. */
export const embeddedFonts = ({ uploadId, embedded }: WordTemplate): Order["fonts"] =>
  Object.fromEntries(embedded.map((family) => [family, embeddedFontKey(uploadId, family)]));

/** Where the source and the images of a Word file are stored, and its form if its documents are Word files. */
export async function wordFiles(
  container: Container,
  { uploadId, images }: WordTemplate,
  format: OutputFormat,
): Promise<Order["word"]> {
  const pack = packKey(uploadId);
  const places = await wordImages(container, uploadId, images);
  const stored = places.map(([part, { format, offset, bytes }]) => [part, { format, offset, bytes, pack }] as const);
  const form = format === "docx" ? wordFormKey(uploadId) : null;
  return { source: wordSourceKey(uploadId), images: Object.fromEntries(stored), form };
}
