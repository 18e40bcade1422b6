import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { type CopyLimits, localCopies, usualCopyLimits } from "../local-copies.ts";
import { type DirectUploads, MissingFileError, type Storage } from "../storage.ts";
import type { ObjectFacts, ObjectStore } from "./object-store.ts";
import { type Patience, persist, usualPatience } from "./persist.ts";
import { readResumed } from "./resumed-read.ts";
import { sendStream } from "./send-parts.ts";

interface Options {
  /** Where local copies for other processes are kept. */
  copiesFolder: string;
  directUploads?: DirectUploads;
  patience?: Patience;
  copyLimits?: CopyLimits;
}

/** A storage on top of an object store. */
export function storageOnObjectStore(
  store: ObjectStore,
  { copiesFolder, directUploads, patience = usualPatience, copyLimits = usualCopyLimits }: Options,
): Storage {
  const copies = localCopies(copiesFolder, copyLimits);
  const head = (key: string) => persist(patience, (signal) => store.head(plain(key), signal));
  const read: Storage["read"] = (key, range) => readResumed(store, plain(key), range, patience);
  const write: Storage["write"] = async (key, chunks) => sendStream(store, plain(key), chunks, patience);

  return {
    directUploads: directUploads ?? null,
    write,
    read,
    async join(key, files, end, report) {
      async function* chunks() {
        for (const file of files) {
          yield* read(file);
          report();
        }
        yield* end;
      }
      return write(key, chunks());
    },
    async take(key, path) {
      const bytes = await write(key, createReadStream(path, { highWaterMark: 1024 * 1024 }));
      await rm(path);
      return bytes;
    },
    size: async (key) => (await head(key))?.bytes ?? null,
    async local(key) {
      const facts = await head(key);
      if (!facts) throw new MissingFileError(key);
      return copies.lend(key, facts, (path) => copyTo(path, facts, key, read));
    },
    async deleteFolder(folder) {
      const prefix = `${plain(folder)}/`;
      let cursor: string | null = null;
      do {
        const page = await persist(patience, (signal) => store.list(prefix, cursor, signal));
        if (page.keys.length > 0) await persist(patience, (signal) => store.delete(page.keys, signal));
        cursor = page.cursor;
      } while (cursor !== null);
      await copies.forget(folder);
    },
    signedUrl: (key, options) => persist(patience, (signal) => store.signedUrl(plain(key), options, signal)),
  };
}

async function copyTo(path: string, { bytes }: ObjectFacts, key: string, read: Storage["read"]): Promise<void> {
  const file = createWriteStream(path);
  await pipeline(read(key), file);
  if (file.bytesWritten !== bytes)
    throw new Error(`The store gave ${file.bytesWritten} of the ${bytes} bytes of ${key}`);
}

/** Stores take a key literally, but a proxy in between may resolve it as a path. */
function plain(key: string): string {
  if (key.split("/").some((name) => name === "" || name === "." || name === "..")) {
    throw new Error(`The key ${key} leaves the storage`);
  }
  return key;
}
