import { bytesInWords } from "../../_site/words.ts";

/** Why a file need not even be sent, in a sentence; null where it may be. What is in it, the server finds out. */
export function fileFault({ name, size }: File, maxUploadBytes: number): string | null {
  if (size === 0) return `“${name}” is empty. Choose a file that has rows.`;
  if (size <= maxUploadBytes) return null;
  const largest = bytesInWords(maxUploadBytes);
  return `“${name}” has ${bytesInWords(size)}; the largest file is ${largest}. Split it, or save it as CSV.`;
}
