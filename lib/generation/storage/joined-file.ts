import { constants } from "node:fs";
import { copyFile, type FileHandle, link, open, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { isMissing } from "./is-missing.ts";
import { type ByteRange, MissingFileError } from "./storage.ts";

/*
 * A file on disk that was joined from others is a folder instead of a file:
 *
 *   1, 2, …      the files, in order, as hard links: nothing is copied, however large they are
 *   <n + 1>      what follows them
 *   sizes.json   their sizes in bytes
 */

const sizesName = "sizes.json";
const SizesSchema = z.array(z.int().nonnegative());

/**
 * Fills a new folder with a joined file. Returns its size in bytes.
 * @param files key and path of each
 * @param report called after each of the files
 * @throws MissingFileError if one of them is missing
 */
export async function fillJoined(
  folder: string,
  files: readonly { key: string; path: string }[],
  end: Iterable<Uint8Array>,
  report: () => void,
): Promise<number> {
  const sizes: number[] = [];
  for (const { key, path } of files) {
    const piece = join(folder, String(sizes.length + 1));
    await linkOrCopy(path, piece).catch((error) => {
      throw isMissing(error) ? new MissingFileError(key, { cause: error }) : error;
    });
    sizes.push((await stat(piece)).size);
    report();
  }
  const last = join(folder, String(sizes.length + 1));
  await writeFile(last, end, { flag: "wx", flush: true });
  sizes.push((await stat(last)).size);
  await writeFile(join(folder, sizesName), JSON.stringify(sizes), { flag: "wx", flush: true });
  return sum(sizes);
}

/** Size in bytes. @throws as {@link readJoined} does */
export async function sizeOfJoined(folder: string): Promise<number> {
  return sum(await readSizes(folder));
}

/** Bytes per read. */
export const highWaterMark = 256 * 1024;

/** How many files are opened ahead, so that a file deleted during a download still arrives in full. */
const mostOpen = 100;
/** For all downloads together: a visitor who starts many and reads none must not exhaust the file handles. */
const mostOpenInAll = 1_000;
let openInAll = 0;

/** Reads a part of a joined file. @throws an error that `isMissing` recognises if the folder isn't a joined file */
export async function* readJoined(
  folder: string,
  { start, end }: ByteRange = { start: 0, end: Number.POSITIVE_INFINITY },
): AsyncGenerator<Uint8Array> {
  const sizes = await readSizes(folder);
  const parts: { path: string; range: ByteRange }[] = [];
  let offset = 0;
  for (const [index, size] of sizes.entries()) {
    const range = { start: Math.max(start - offset, 0), end: Math.min(end - offset, size) };
    if (range.start < range.end) parts.push({ path: join(folder, String(index + 1)), range });
    offset += size;
  }
  const opened: FileHandle[] = [];
  try {
    for (const [index, { range }] of parts.entries()) {
      const ahead = openInAll < mostOpenInAll ? mostOpen : 1;
      for (const { path } of parts.slice(opened.length, index + ahead)) {
        opened.push(await open(path));
        openInAll += 1;
      }
      yield* (opened[index] as FileHandle).createReadStream({ start: range.start, end: range.end - 1, highWaterMark });
    }
  } finally {
    openInAll -= opened.length;
    await Promise.all(opened.map((file) => file.close()));
  }
}

async function readSizes(folder: string): Promise<number[]> {
  return SizesSchema.parse(JSON.parse(await readFile(join(folder, sizesName), "utf8")));
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

async function linkOrCopy(path: string, target: string): Promise<void> {
  try {
    await link(path, target);
  } catch {
    // Some file systems have no hard links, or few per file. Any other error also makes the copy fail.
    await copyFile(path, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    await using copy = await open(target, "r+");
    await copy.sync();
  }
}
