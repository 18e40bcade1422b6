import { join } from "node:path";
import type { UploadId } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { FoundPictures } from "#lib/contracts/upload.ts";
import type { Language } from "#lib/messages/languages.ts";
import { msg } from "#lib/messages/server-message.ts";
import { translate } from "#lib/messages/translate.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { ClientContainer } from "../container.ts";
import { type KeptPictures, type PictureIndex, PictureIndexSchema } from "../pictures/picture-index.ts";
import { packIndexKey, packKey, uploadKey } from "../storage/keys.ts";
import { readStored, withStored } from "../storage/stored-files.ts";
import { drawPictures } from "./draw-pictures.ts";

/** A single image, or a ZIP of images. */
type PictureKind = "image" | "pictures";

/**
 * Reads images at a local path in a worker process and stores them beside the upload in the form that gets printed.
 * @param beforeStoring awaited after reading, before anything is stored
 * @throws AppError that says what is wrong with the file
 */
export function storePictures(
  container: ClientContainer,
  id: UploadId,
  path: string,
  kind: PictureKind,
  beforeStoring?: () => Promise<unknown>,
): Promise<PictureIndex> {
  const { scratch, pools, storage } = container;
  return scratch.use(async (folder) => {
    const packPath = join(folder, "pictures.pack");
    const index = await drawPictures(
      pools,
      packPath,
      await pools.pictures.run("readPictures", { path, kind, packPath }),
    );
    refuseUnreadable(index, kind);
    await beforeStoring?.();
    await storage.take(packKey(id), packPath);
    await storage.write(packIndexKey(id), [Buffer.from(JSON.stringify(index))]);
    return index;
  });
}

/** A single image must be readable; of a ZIP, at least one image. */
function refuseUnreadable({ places, unreadable: [first] }: PictureIndex, kind: PictureKind): void {
  if (!first || places.length > 0) return;
  const fault = first.wording ? { message: first.reason, wording: first.wording } : first.reason;
  const wrong =
    kind === "image" ? msg("picture.wrong", { fault }) : msg("picture.noneReadable", { name: first.name, fault });
  throw new AppError("damaged_file", wrong);
}

/** The images of an upload, read now unless they are already stored. @throws AppError `gone` */
export async function openPictures(
  container: ClientContainer,
  { id, kind }: { id: UploadId; kind: PictureKind },
): Promise<PictureIndex> {
  const known = await readStored(container.storage, packIndexKey(id), PictureIndexSchema);
  if (known) return known;
  return withStored(container.storage, uploadKey(id), (path) => storePictures(container, id, path, kind));
}

/** Summary of a ZIP of images, as a session stores it. */
export function foundPictures({ places, unreadable }: PictureIndex): KeptPictures {
  const first = unreadable.slice(0, limits.problemsShown);
  return { count: places.length, unreadableCount: unreadable.length, unreadable: first };
}

/** The same summary as the contract defines it. */
export function translatePictures(
  language: Language,
  { count, unreadableCount, unreadable }: KeptPictures,
): FoundPictures {
  const spoken = unreadable.map(({ name, reason, wording }) => ({
    name,
    reason: translate(language, { message: reason, wording }),
  }));
  return { count, unreadableCount, unreadable: spoken };
}
