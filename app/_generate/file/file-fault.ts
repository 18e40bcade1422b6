import type { Say } from "#lib/messages/page-messages.ts";
import { sizeInWords } from "../../_site/words/numbers.ts";

/** Why a file is rejected before the upload, in a sentence; null if it is accepted. The server checks its content. */
export function fileFault(
  { name, size }: Pick<File, "name" | "size">,
  maxUploadBytes: number,
  say: Say,
): string | null {
  if (size <= maxUploadBytes) return null;
  return say("file.tooLarge", { name, size: sizeInWords(size, say), most: sizeInWords(maxUploadBytes, say) });
}
