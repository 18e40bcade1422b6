import type { UploadId } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import { cutText } from "#lib/contracts/shorten.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { ClientContainer } from "../container.ts";
import type { KeptPictures } from "../pictures/picture-index.ts";
import type { FileKind } from "../spreadsheet/detect-kind.ts";
import { storeDesignPages } from "./design-pages.ts";
import { storeFont } from "./fonts.ts";
import { foundPictures, storePictures } from "./pictures.ts";
import { storeTable } from "./table.ts";
import { storeWordFile } from "./word-files.ts";

/**
 * Reads an arrived upload at a local path once, from end to end.
 * @param beforeStoring awaited after reading, before the first file is stored
 * @returns the summary of a ZIP of images
 * @throws AppError that says what is wrong with the file
 */
export async function storeUpload(
  container: ClientContainer,
  id: UploadId,
  path: string,
  { kind }: FileKind,
  bytes: number,
  beforeStoring?: () => Promise<unknown>,
): Promise<KeptPictures | null> {
  if (kind === "spreadsheet") {
    await storeTable(container, id, path, {}, beforeStoring);
    return null;
  }
  if (kind === "document") {
    await storeWordFile(container, id, path, beforeStoring);
    return null;
  }
  if (kind === "design") {
    await storeDesignPages(container, { id, kind }, path, beforeStoring);
    return null;
  }
  if (kind === "font") {
    await storeFont(container, id, path, beforeStoring);
    return null;
  }
  if (kind === "template") {
    // Its assets become uploads of their own once it is opened (`design-files.ts`).
    await container.scratch.use((folder) => container.pools.designs.run("readDesignFile", { path, folder }));
    await beforeStoring?.();
    return null;
  }
  if (kind === "image" && bytes > limits.imageBytes) throw tooLargeImage();
  const index = await storePictures(container, id, path, kind, beforeStoring);
  return kind === "pictures" ? foundPictures(index) : null;
}

function tooLargeImage(): AppError {
  return new AppError("too_large", msg("picture.most", { size: limits.imageBytes / 1_000_000 }));
}

/** The last segment of a path from any operating system, without control characters. */
export function plainName(filename: string): string {
  const last = filename.split(/[\\/]/).at(-1) ?? "";
  const plain = cutText(last.replace(/\p{C}/gu, "").trim(), limits.fileNameCharacters);
  return plain === "" ? "upload" : plain;
}
