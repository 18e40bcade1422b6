import type { UploadId } from "#lib/contracts/ids.ts";
import { ended, indexedStore } from "../indexed-store.ts";
import { noteSetups } from "../kept-by-browser.ts";

/*
 * This browser's setups, and the files that its visitor has uploaded for settings and templates, in IndexedDB. No row
 * data is stored here. All functions throw a DOMException if the browser blocks storage or its disk is full.
 */

// The store of files began with images. With a new name, browsers would lose the files they have.
const names = { database: "rowpress", setups: "setups", images: "images" };

/** Enough for the files of the sessions in use; a setup has its own copies. */
const mostFiles = 40;

type KeptFile = { file: File; keptAt: number };

const within = indexedStore(names.database, (database) => {
  database.createObjectStore(names.setups, { keyPath: "name" });
  database.createObjectStore(names.images);
});

/** Unparsed: an earlier or later version of the page may have written them. */
export const readSetups = (): Promise<unknown[]> => within(names.setups, "readonly", (store) => ended(store.getAll()));

/** Replaces the setup of the same name. */
export async function putSetup<One extends { name: string }>(setup: One): Promise<void> {
  await within(names.setups, "readwrite", (store) => ended(store.put(setup)));
  noteSetups(true);
}

/** Deletes a setup, but not the files that it uses: other setups may use them too. */
export async function removeSetup(name: string): Promise<void> {
  await within(names.setups, "readwrite", (store) => ended(store.delete(name)));
}

/**
 * Keeps an uploaded image, font, page or Word file, so that a setup can use it after the upload has expired. Does
 * nothing if the browser doesn't allow it.
 */
export async function keepFile(uploadId: UploadId, file: File): Promise<void> {
  try {
    await within(names.images, "readwrite", async (store) => {
      await ended(store.put({ file, keptAt: Date.now() } satisfies KeptFile, uploadId));
      const [keys, kept] = await Promise.all([ended(store.getAllKeys()), ended<KeptFile[]>(store.getAll())]);
      const oldest = keys.map((key, index) => ({ key, keptAt: kept[index]?.keptAt ?? 0 }));
      oldest.sort((one, other) => other.keptAt - one.keptAt);
      await Promise.all(oldest.slice(mostFiles).map(({ key }) => ended(store.delete(key))));
    });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The file of an upload; undefined if this browser doesn't have it. */
export async function findFile(uploadId: string): Promise<File | undefined> {
  const kept: unknown = await within(names.images, "readonly", (store) => ended(store.get(uploadId)));
  return kept && typeof kept === "object" && "file" in kept && kept.file instanceof File ? kept.file : undefined;
}
