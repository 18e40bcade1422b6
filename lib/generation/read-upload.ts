import type { UploadId } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import { AppError } from "./app-error.ts";
import type { Container } from "./container.ts";
import { ImageFormatSchema } from "./rendering/worker-tasks.ts";
import type { FileKind } from "./spreadsheet/detect-kind.ts";
import { storeTable } from "./stored-table.ts";

/**
 * Reads an upload that has arrived at a local path: a spreadsheet from end to end, once; a picture as the engine will.
 * @throws AppError that says what is wrong with the file
 */
export async function readUpload(
  container: Container,
  id: UploadId,
  path: string,
  { kind, format }: FileKind,
  bytes: number,
): Promise<void> {
  if (kind === "spreadsheet") await storeTable(container, id, path, {});
  else await checkImage(container, path, format, bytes);
}

/** The engine itself tries the picture: one that it cannot read would spoil every document later. */
async function checkImage(container: Container, path: string, format: string, bytes: number): Promise<void> {
  if (bytes > limits.imageBytes) {
    throw new AppError(
      "too_large",
      `A picture may have ${limits.imageBytes / 1_000_000} MB. Save it smaller and send it again.`,
    );
  }
  await container.reading.run("checkImage", { path, format: ImageFormatSchema.parse(format) });
}

/** The last part of a name as any system writes paths, fit to be shown. */
export function plainName(filename: string): string {
  const last = filename.split(/[\\/]/).at(-1) ?? "";
  const plain = last.replace(/\p{C}/gu, "").trim().slice(0, limits.fileNameCharacters);
  return plain === "" ? "upload" : plain;
}
