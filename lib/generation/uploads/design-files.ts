import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { Design } from "#lib/contracts/designs/design.ts";
import { uploadsIn, withUploads } from "#lib/contracts/designs/design-uploads.ts";
import { errorTable } from "#lib/contracts/errors.ts";
import { type UploadId, UploadIdSchema } from "#lib/contracts/ids.ts";
import type { WordFonts } from "#lib/contracts/sessions/choices.ts";
import type { UploadKind, UploadResponse } from "#lib/contracts/upload.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { Client } from "../common/ids/address-id.ts";
import type { ClientContainer } from "../container.ts";
import {
  type Asset,
  type Opened,
  type OpenedDesign,
  OpenedSchema,
  type ReadDesignFile,
  refused,
} from "../designs/design-file.ts";
import { fontsIn, groundsIn, picturesIn } from "../designs/design-uploads.ts";
import type { OfferedDesign } from "../designs/offered-designs.ts";
import { findUpload } from "../records/uploads.ts";
import type { FileKind } from "../spreadsheet/detect-kind.ts";
import { openedKey, uploadKey } from "../storage/keys.ts";
import { readStored, withStored } from "../storage/stored-files.ts";
import { createUpload } from "./create-upload.ts";
import { deleteUnused } from "./delete-unused.ts";
import { openDesignPages } from "./design-pages.ts";
import { storeUpload } from "./store-upload.ts";

/**
 * Opens an upload of a saved design: its assets become uploads of the same visitor, once.
 * @throws AppError `gone`, `quota_exceeded`, or what is wrong with an asset
 */
export async function openDesignUpload(container: ClientContainer, client: Client, id: UploadId): Promise<Opened> {
  const { storage } = container;
  const known = await readStored(storage, openedKey(id), OpenedSchema);
  const used =
    known && ("word" in known ? [known.word, ...Object.values(known.fonts).flat()] : uploadsIn(known.design));
  if (used && (await allExist(container, client, used))) return known;
  const opened = await withStored(storage, uploadKey(id), (path) => openDesignFile(container, client, path));
  await storage.write(openedKey(id), [Buffer.from(JSON.stringify(opened))]);
  return opened;
}

async function allExist(
  { database }: ClientContainer,
  { visitor }: Client,
  ids: readonly UploadId[],
): Promise<boolean> {
  const found = ids.map((id) => findUpload(database, visitor, id));
  const missing = (await Promise.allSettled(found)).flatMap((each) => (each.status === "rejected" ? each.reason : []));
  const fault = missing.find((reason) => !(reason instanceof AppError && ["gone", "not_found"].includes(reason.code)));
  if (fault) throw fault;
  return missing.length === 0;
}

/** Opens a saved design or Word file that the site offers, as uploads of the visitor. @throws AppError */
export async function openOffered(
  container: ClientContainer,
  client: Client,
  { path, isWord }: Pick<OfferedDesign, "path" | "isWord">,
): Promise<Opened> {
  if (!isWord) return openDesignFile(container, client, path);
  const { uploadId } = await uploadAsset(container, client, wordKinds, { name: basename(path), path });
  return { word: uploadId, fonts: {}, locale: null };
}

/**
 * Reads an offered file with all of its assets, as opening it does, but stores nothing.
 * @throws AppError that says what is wrong with it
 */
export function tryOffered(container: ClientContainer, { path, isWord }: Pick<OfferedDesign, "path" | "isWord">) {
  const { scratch, pools } = container;
  return scratch.use(async (folder) => {
    if (isWord) return tryAsset(container, wordKinds, { name: basename(path), path });
    const read = await pools.designs.run("readDesignFile", { path, folder });
    if ("word" in read) {
      await tryAsset(container, wordKinds, read.word);
      for (const font of Object.values(read.fonts).flat()) await tryAsset(container, fontKinds, font);
      return;
    }
    for (const asset of read.assets) await tryAsset(container, kindsOf(read.design, asset.id), asset);
  });
}

/** The upload id of a file that is only tried: nothing is stored under it. */
const triedId = UploadIdSchema.parse(`upl_${"0".repeat(22)}`);

async function tryAsset(
  container: ClientContainer,
  kinds: ReadonlySet<UploadKind>,
  asset: Omit<Asset, "id">,
): Promise<void> {
  const isRead = new Error("Nothing of it is stored");
  try {
    await readAsset(container, kinds, asset, async (kind) => {
      const { size } = await stat(asset.path);
      await storeUpload(container, triedId, asset.path, kind, size, () => Promise.reject(isRead));
    });
  } catch (error) {
    if (error !== isRead) throw error;
  }
}

/** Opens a saved file at a local path. If one of its assets is refused, none is kept. */
function openDesignFile(container: ClientContainer, client: Client, path: string): Promise<Opened> {
  const { scratch, pools } = container;
  return scratch.use(async (folder) => {
    const read = await pools.designs.run("readDesignFile", { path, folder });
    if ("word" in read) return openWordAssets(container, client, read);
    const { design, assets } = read;
    const uploads = new Map<UploadId, UploadResponse>();
    try {
      for (const asset of assets)
        uploads.set(asset.id, await uploadAsset(container, client, kindsOf(design, asset.id), asset));
      const ids = new Map(Array.from(uploads, ([id, { uploadId }]) => [id, uploadId] as const));
      return { design: withUploads(design, ids), designNotes: await pageNotes(container, design, uploads) };
    } catch (error) {
      for (const { uploadId } of uploads.values()) await deleteUnused(container, client.visitor, uploadId);
      throw error;
    }
  });
}

const wordKinds: ReadonlySet<UploadKind> = new Set(["document"]);
const fontKinds: ReadonlySet<UploadKind> = new Set(["font"]);

async function openWordAssets(
  container: ClientContainer,
  client: Client,
  { title, word, fonts, locale }: Extract<ReadDesignFile, { word: unknown }>,
): Promise<Opened> {
  const uploads: UploadId[] = [];
  const upload = async (kinds: ReadonlySet<UploadKind>, asset: Parameters<typeof uploadAsset>[3]) => {
    const { uploadId } = await uploadAsset(container, client, kinds, asset);
    uploads.push(uploadId);
    return uploadId;
  };
  try {
    // The template has the name of its file.
    const filename = `${title.replace(/[\\/]/g, "-")}${extname(word.name)}`;
    const opened = { word: await upload(wordKinds, { ...word, filename }), fonts: {} as WordFonts, locale };
    for (const [name, files] of Object.entries(fonts)) {
      const ids: UploadId[] = [];
      for (const file of files) ids.push(await upload(fontKinds, file));
      opened.fonts[name] = ids;
    }
    return opened;
  } catch (error) {
    for (const id of uploads) await deleteUnused(container, client.visitor, id);
    throw error;
  }
}

function uploadAsset(
  container: ClientContainer,
  client: Client,
  kinds: ReadonlySet<UploadKind>,
  asset: Omit<Asset, "id"> & { filename?: string },
) {
  const { name, path, filename = basename(name) } = asset;
  const upload = () => createUpload(container, { ...client, filename, chunks: createReadStream(path) });
  return readAsset(container, kinds, asset, upload);
}

/**
 * Detects the kind of an asset and passes it to `act`.
 * @param kinds the kinds that the asset may have
 * @throws AppError that names the asset if it's wrong
 */
async function readAsset<Result>(
  { pools }: ClientContainer,
  kinds: ReadonlySet<UploadKind>,
  { name, path }: Omit<Asset, "id">,
  act: (kind: FileKind) => Promise<Result>,
): Promise<Result> {
  try {
    const found = await pools.sheets.run("detectKind", { path });
    if (!kinds.has(found.kind)) throw new AppError("damaged_file", msg("saved.kind"));
    return await act(found);
  } catch (error) {
    if (!(error instanceof AppError) || errorTable[error.code].status >= 429) throw error;
    const { message, wording } = error;
    throw refused(msg("saved.asset", { name, fault: { message, wording } }), "damaged_file", error);
  }
}

/** The kinds of upload that a design may use in the role of this one. */
function kindsOf(design: Design, id: UploadId): Set<UploadKind> {
  const isIn = (uses: { id: UploadId }[]) => uses.some((use) => use.id === id);
  if (isIn(picturesIn(design))) return new Set(["image"]);
  if (isIn(fontsIn(design))) return new Set(["font"]);
  return new Set(isIn(groundsIn(design)) ? ["image", "design"] : []);
}

async function pageNotes(container: ClientContainer, design: Design, uploads: ReadonlyMap<UploadId, UploadResponse>) {
  const notes: OpenedDesign["designNotes"] = [];
  for (const { id } of groundsIn(design)) {
    const { uploadId, kind } = uploads.get(id) ?? {};
    if (!uploadId || (kind !== "design" && kind !== "image")) continue;
    notes.push(...(await openDesignPages(container, { id: uploadId, kind })).notes);
  }
  return notes;
}
