import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { ImageFile } from "../pictures/picture-index.ts";
import { pictureFile } from "./batch-pictures.ts";

/**
 * What a Word file's source reports when it is first set: the page of an omission, or a section's margins in points.
 */
export type SourceNote =
  | { omission: number; page: number }
  | { section: number; top: number; bottom: number; first: number };

/** A Word file's source and images as virtual files named by their content, and the images' paths as its settings. */
export function wordFiles({ source, images }: { source: string; images: Record<string, ImageFile> }) {
  const content = readFileSync(source);
  const path = `/word/${createHash("sha256").update(content).digest("hex")}.typ`;
  const pictures = Object.entries(images).map(([part, image]) => [part, pictureFile(image.path, image)] as const);
  return {
    path,
    files: [[path, content] as const, ...pictures.map(([, file]) => file)],
    settings: { images: Object.fromEntries(pictures.map(([part, [virtual]]) => [part, virtual])) },
  };
}
