import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isMissing } from "./is-missing.ts";
import { fillJoined, highWaterMark, readJoined, sizeOfJoined } from "./joined-file.ts";
import { type ByteRange, MissingFileError, type Storage } from "./storage.ts";

/**
 * Files in a folder on this machine. A file is written to a temporary name, synced and renamed, so that a crash leaves
 * either the whole file or none under its key. Joined files are folders of links: see `joined-file.ts`.
 */
export function diskStorage(folder: string): Storage {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error(`The key ${key} leaves the storage folder`);
    return path;
  };

  const syncAndRename = async (temporary: string, path: string): Promise<number> => {
    await using file = await open(temporary, "r+");
    await file.sync();
    const { size } = await file.stat();
    await renameInto(temporary, path);
    return size;
  };

  /** @param fill creates what is at the given path, and moves it from there */
  const create = async (key: string, fill: (temporary: string, path: string) => Promise<number>): Promise<number> => {
    const path = pathOf(key);
    const temporary = `${path}.${randomUUID()}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      return await fill(temporary, path);
    } catch (error) {
      await rm(temporary, { recursive: true, force: true });
      throw error;
    }
  };

  return {
    write: (key, chunks) =>
      create(key, async (temporary, path) => {
        await pipeline(Readable.from(chunks), createWriteStream(temporary, { flags: "wx" }));
        return syncAndRename(temporary, path);
      }),
    join: (key, files, end, report) =>
      create(key, async (temporary, path) => {
        await mkdir(temporary);
        const located = files.map((file) => ({ key: file, path: pathOf(file) }));
        const bytes = await fillJoined(temporary, located, end, report);
        await renameInto(temporary, path);
        return bytes;
      }),
    take: (key, path) => syncAndRename(path, pathOf(key)),
    read: (key, range) => readFile(key, pathOf(key), range),
    size: (key) => sizeOf(pathOf(key)),
    async local(key) {
      const path = pathOf(key);
      if ((await sizeOf(path)) === null) throw new MissingFileError(key);
      return { path, release: async () => undefined };
    },
    deleteFolder: (key) => rm(pathOf(key), { recursive: true, force: true, maxRetries: 5 }),
    signedUrl: async () => null,
    directUploads: null,
  };
}

/** A sweep may be deleting the folder right now, or another process may be writing the same file. */
const mostRetries = 5;

async function renameInto(temporary: string, path: string): Promise<void> {
  for (let retries = 0; ; retries += 1) {
    try {
      await mkdir(dirname(path), { recursive: true });
      return await rename(temporary, path);
    } catch (error) {
      if (retries === mostRetries) throw error;
      // Renaming alone can't replace a folder, which a joined file is, or replace a file by one.
      if ((await isFolder(temporary)) || (await isFolder(path))) await rm(path, { recursive: true, force: true });
      else if (!isMissing(error)) throw error;
    }
  }
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Null if there is no such file. */
async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path);
    return found.isDirectory() ? await sizeOfJoined(path) : found.size;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function* readFile(key: string, path: string, range: ByteRange | undefined): AsyncIterable<Uint8Array> {
  if (range && range.start >= range.end) return;
  try {
    if ((await stat(path)).isDirectory()) yield* readJoined(path, range);
    else
      yield* createReadStream(
        path,
        range ? { start: range.start, end: range.end - 1, highWaterMark } : { highWaterMark },
      );
  } catch (error) {
    if (isMissing(error)) throw new MissingFileError(key, { cause: error });
    throw error;
  }
}
