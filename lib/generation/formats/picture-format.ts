import { firstElement } from "./foreign-kinds.ts";
import { textHead } from "./text-head.ts";

/** The image formats accepted for upload. */
export type SentFormat = "jpeg" | "png" | "webp" | "gif" | "avif" | "tiff" | "svg";

const signatures: [start: string, format: SentFormat][] = [
  ["\x89PNG\r\n\x1a\n", "png"],
  ["\xff\xd8\xff", "jpeg"],
  ["GIF8", "gif"],
  ["II*\0", "tiff"],
  ["MM\0*", "tiff"],
];

/** The brands that an ISO media file names in its first box (ISO/IEC 14496-12, 4.3); most name fewer than ten. */
const brandsEnd = 64;

/** Detects an image format by the first bytes; null if it is not a supported image. */
export function pictureFormat(head: Buffer): SentFormat | null {
  const bytes = head.toString("latin1", 0, brandsEnd);
  const known = signatures.find(([start]) => bytes.startsWith(start));
  if (known) return known[1];
  if (bytes.startsWith("RIFF") && bytes.startsWith("WEBP", 8)) return "webp";
  if (bytes.startsWith("ftyp", 4)) return bytes.includes("avif") ? "avif" : null;
  const text = textHead(head);
  return text !== null && firstElement(text) === "svg" ? "svg" : null;
}
