import { join } from "node:path";
import type { UploadId } from "#lib/contracts/ids.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { ClientContainer, Container } from "../container.ts";
import { type PictureIndex, PictureIndexSchema } from "../pictures/picture-index.ts";
import { embeddedFontKey, packIndexKey, wordFactsKey, wordFormKey, wordSourceKey } from "../storage/keys.ts";
import { readStored } from "../storage/stored-files.ts";
import { fontPath } from "../word/styles/fonts.ts";
import { type WordFacts, WordFactsSchema } from "../word/word-template.ts";
import { storePictures } from "./pictures.ts";

/**
 * Reads a Word file at a local path in a worker process and stores its Typst source beside the upload, and its images,
 * like those of a ZIP, in the form that gets printed.
 * @param beforeStoring awaited after reading, before anything is stored
 * @throws AppError that says what is wrong with the file
 */
export function storeWordFile(
  container: ClientContainer,
  id: UploadId,
  path: string,
  beforeStoring?: () => Promise<unknown>,
): Promise<WordFacts> {
  const { scratch, pools, storage } = container;
  return scratch.use(async (folder) => {
    const sourcePath = join(folder, "document.typ");
    const formPath = join(folder, "document.form");
    const facts = await pools.designs.run("readWord", { path, sourcePath, formPath, fontFolder: folder });
    await beforeStoring?.();
    const unprintable = facts.images.length > 0 ? await storeImages(container, id, path, facts.images) : [];
    const omissions = [
      ...facts.omissions,
      ...unprintable.map((detail) => ({ what: "picture_format" as const, detail, page: null })),
    ];
    const known = { ...facts, omissions };
    await storage.take(wordSourceKey(id), sourcePath);
    if (facts.unfillable === null) await storage.take(wordFormKey(id), formPath);
    for (const family of facts.embedded) await storage.take(embeddedFontKey(id, family), fontPath(folder, family));
    await storage.write(wordFactsKey(id), [Buffer.from(JSON.stringify(known))]);
    return known;
  });
}

/** @returns the images that can't be printed; their places stay empty */
async function storeImages(container: ClientContainer, id: UploadId, path: string, images: readonly string[]) {
  const index = await storePictures(container, id, path, "pictures").catch((error) => {
    // None of them can be read: documents are set without them.
    if (error instanceof AppError && error.code === "damaged_file") return { places: [], unreadable: [] };
    throw error;
  });
  const printable = new Set(index.places.map(({ name }) => name.toLowerCase()));
  return images.filter((image) => !printable.has(image)).map((image) => image.replace(/^.*\//, ""));
}

/** What is known of an uploaded Word file. @throws AppError `gone` */
export async function openWordFile({ storage }: Pick<Container, "storage">, id: UploadId): Promise<WordFacts> {
  const facts = await readStored(storage, wordFactsKey(id), WordFactsSchema);
  if (!facts) throw new AppError("gone", msg("upload.gone"));
  return facts;
}

/** The printable images of a Word file by their part, and where each is in the upload's pack. */
export async function wordImages({ storage }: Pick<Container, "storage">, id: UploadId, images: readonly string[]) {
  const index: PictureIndex | null =
    images.length > 0 ? await readStored(storage, packIndexKey(id), PictureIndexSchema) : null;
  const places = (index?.places ?? []).map((place) => [place.name.toLowerCase(), place] as const);
  return places.filter(([name]) => images.includes(name));
}
