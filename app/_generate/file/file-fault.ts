import type { Say } from "#lib/messages/messages.ts";
import { sizeInWords } from "../../_site/numbers.ts";

/** Why a file need not even be sent, in a sentence; null where it may be. What is in it, the server finds out. */
export function fileFault({ name, size }: File, maxUploadBytes: number, say: Say): string | null {
  if (size <= maxUploadBytes) return null;
  return say("file.tooLarge", { name, size: sizeInWords(size, say), most: sizeInWords(maxUploadBytes, say) });
}
