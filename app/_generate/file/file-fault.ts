import { bytesInWords } from "../../_site/words.ts";

/** Why a file need not even be sent, in a sentence; null where it may be. What is in it, the server finds out. */
export function fileFault({ name, size }: File, maxUploadBytes: number): string | null {
  if (size <= maxUploadBytes) return null;
  return `“${name}” has ${bytesInWords(size)}; the largest may have ${bytesInWords(maxUploadBytes)}. Choose a smaller one.`;
}
