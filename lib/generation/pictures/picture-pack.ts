import { closeSync, openSync, readSync, writeSync } from "node:fs";
import type { PicturePlace } from "./picture-index.ts";

type Picture = Omit<PicturePlace, "offset" | "bytes"> & { content: Buffer };

export interface PackWriter {
  add(picture: Picture): void;
  places: PicturePlace[];
  /** The number of bytes written so far. */
  bytes(): number;
  /** Must always be called, even after an error. */
  close(): void;
}

/** Appends images to a file. Synchronous: a reading process has nothing else to do meanwhile. */
export function createPackWriter(path: string): PackWriter {
  const file = openSync(path, "w");
  const places: PicturePlace[] = [];
  let offset = 0;
  return {
    places,
    bytes: () => offset,
    add({ content, ...facts }) {
      for (let at = 0; at < content.length; ) at += writeSync(file, content, at);
      places.push({ ...facts, offset, bytes: content.length });
      offset += content.length;
    },
    close: () => closeSync(file),
  };
}

/** One image's bytes. */
export function readPicture(path: string, { offset, bytes }: Pick<PicturePlace, "offset" | "bytes">): Buffer {
  const content = Buffer.alloc(bytes);
  const file = openSync(path, "r");
  try {
    for (let at = 0; at < bytes; ) {
      const read = readSync(file, content, at, bytes - at, offset + at);
      if (read === 0) throw new Error(`${path} ends before byte ${offset + bytes}`);
      at += read;
    }
    return content;
  } finally {
    closeSync(file);
  }
}
