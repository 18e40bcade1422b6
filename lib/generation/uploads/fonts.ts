import { join } from "node:path";
import type { UploadId } from "#lib/contracts/ids.ts";
import type { ClientContainer } from "../container.ts";
import { ownFamily } from "../designs/own-family.ts";
import { fontKey } from "../storage/keys.ts";

/**
 * Reads a font at a local path in a worker process and stores it beside the upload as documents are set in it. Which
 * fonts are refused is decided in `fonts/`, from `read-font.ts` on.
 * @param beforeStoring awaited after reading, before anything is stored
 * @throws AppError that says what is wrong with the font
 */
export function storeFont(
  { scratch, pools, storage }: ClientContainer,
  id: UploadId,
  path: string,
  beforeStoring?: () => Promise<unknown>,
): Promise<void> {
  return scratch.use(async (folder) => {
    const fontPath = join(folder, "font.otf");
    await pools.designs.run("readFont", { path, fontPath, family: ownFamily(id) });
    await beforeStoring?.();
    await storage.take(fontKey(id), fontPath);
  });
}
