import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { type FileHandle, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isMissing } from "./is-missing.ts";
import { type ByteRange, MissingFileError, type Storage } from "./storage.ts";

/**
 * Files in a folder on this machine. A file is written to a temporary name, synced and renamed, so that a crash leaves
 * either the whole file or none under its key.
 */
export function diskStorage(folder: string): Storage {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error(`The key ${key} leaves the storage folder`);
    return path;
  };

  const syncAndRename = async (temporary: string, path: string): Promise<number> => {
    const file = await open(temporary, "r+");
    try {
      await file.sync();
      const { size } = await file.stat();
      await renameInto(temporary, path);
      return size;
    } finally {
      await file.close();
    }
  };

  /** @param fill creates the file at the given path */
  const create = async (key: string, fill: (temporary: string) => Promise<void>): Promise<number> => {
    const path = pathOf(key);
    const temporary = `${path}.${randomUUID()}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await fill(temporary);
      return await syncAndRename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  };

  return {
    write: (key, chunks) =>
      create(key, (path) => pipeline(Readable.from(chunks), createWriteStream(path, { flags: "wx" }))),
    join: (key, files, end, report) =>
      create(key, async (path) => {
        const target = await open(path, "wx");
        try {
          const buffer = Buffer.allocUnsafeSlow(copyBytes);
          for (const file of files) {
            await append(target, file, pathOf(file), buffer);
            report();
          }
          for (const chunk of end) await writeAll(target, chunk);
        } finally {
          await target.close();
        }
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

/** An archive is gigabytes: buffers of a stream would keep the garbage collector busy. One is enough. */
const copyBytes = 1024 * 1024;

async function append(target: FileHandle, key: string, path: string, buffer: Buffer): Promise<void> {
  const source = await open(path).catch((error) => {
    throw isMissing(error) ? new MissingFileError(key, { cause: error }) : error;
  });
  try {
    for (;;) {
      const { bytesRead } = await source.read(buffer, 0, buffer.length);
      if (bytesRead === 0) return;
      await writeAll(target, buffer.subarray(0, bytesRead));
    }
  } finally {
    await source.close();
  }
}

/** A write may take only a part, such as on a disk that is almost full. */
async function writeAll(target: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await target.write(bytes, at)).bytesWritten;
}

/** A sweep may be deleting the folder right now; we then create it again, up to this often. */
const mostDeletions = 5;

async function renameInto(temporary: string, path: string): Promise<void> {
  for (let deletions = 0; ; deletions += 1) {
    try {
      await mkdir(dirname(path), { recursive: true });
      return await rename(temporary, path);
    } catch (error) {
      if (!isMissing(error) || deletions === mostDeletions) throw error;
    }
  }
}

/** Null if there is no such file. */
async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function* readFile(key: string, path: string, range: ByteRange | undefined): AsyncIterable<Uint8Array> {
  if (range && range.start >= range.end) return;
  const options = range ? { start: range.start, end: range.end - 1 } : {};
  try {
    yield* createReadStream(path, { ...options, highWaterMark: 256 * 1024 });
  } catch (error) {
    if (isMissing(error)) throw new MissingFileError(key, { cause: error });
    throw error;
  }
}
