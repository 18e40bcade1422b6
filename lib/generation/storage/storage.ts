/** Bytes from `start` up to, not including, `end`. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A local file that other processes may read until it is released. */
export interface LocalFile {
  path: string;
  release(): Promise<void>;
}

/**
 * Files by key. A key is a path of plain names, `jobs/job_x/archive.zip`; a file appears whole or not at all, and
 * writing a key again replaces it.
 */
export interface Storage {
  /** Writes a stream and gives its size in bytes. */
  write(key: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number>;
  /** Takes over a finished local file, which is gone afterwards; gives its size in bytes. */
  take(key: string, path: string): Promise<number>;
  /** @throws MissingFileError before the first chunk. */
  read(key: string, range?: ByteRange): AsyncIterable<Uint8Array>;
  /** Size in bytes, or null where there is no such file. */
  size(key: string): Promise<number | null>;
  /** The file as one on this machine. @throws MissingFileError */
  local(key: string): Promise<LocalFile>;
  /** Deletes every file under a folder of keys; nothing there is no error. */
  deleteFolder(folder: string): Promise<void>;
}

export class MissingFileError extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`There is no file ${key}`, options);
    this.name = "MissingFileError";
  }
}
