import { firstElement } from "./foreign-kinds.ts";
import { textHead } from "./text-head.ts";

/** The formats that pictures may be sent in. */
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

/** What picture a file is by its first bytes; null where it is none that can be read. */
export function pictureFormat(head: Buffer): SentFormat | null {
  const bytes = head.toString("latin1", 0, brandsEnd);
  const known = signatures.find(([start]) => bytes.startsWith(start));
  if (known) return known[1];
  if (bytes.startsWith("RIFF") && bytes.startsWith("WEBP", 8)) return "webp";
  if (bytes.startsWith("ftyp", 4)) return bytes.includes("avif") ? "avif" : null;
  const text = textHead(head);
  return text !== null && firstElement(text) === "svg" ? "svg" : null;
}
