import type { DirectUploadAnswer, DirectUploadEvent } from "#lib/contracts/direct-upload.ts";

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

/** How a browser that follows a signed URL is to take the file. */
export interface SignedUrlOptions {
  /** The name to save it by; `contentDisposition` is the header that says so. */
  filename: string;
  contentDisposition: string;
  contentType: string;
  expiresInSeconds: number;
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
  /** An address that gives the file to whoever has it, for a while; null where the store cannot give one. */
  signedUrl(key: string, options: SignedUrlOptions): Promise<string | null>;
  /** Set where a browser may send a file straight to the store. */
  readonly directUploads: DirectUploads | null;
}

/** What a browser may send by the token that it is given. */
export interface UploadGrant {
  maxBytes: number;
  /** Milliseconds since 1970. */
  validUntil: number;
}

/** Speaks with the store's own library in a browser. */
export interface DirectUploads {
  /**
   * Answers an event that the library, or the store itself, sent. A token lets a browser write one new file under a key,
   * which can replace no other; `admit` says whether it may, and throws where not.
   * @param signature what the store signed the event with
   * @throws UnsignedEventError for an event in the store's name that is not from it
   */
  answer(
    event: DirectUploadEvent,
    signature: string | null,
    admit: (key: string, payload: string | null) => Promise<UploadGrant>,
  ): Promise<DirectUploadAnswer>;
}

// Next bundles routes and start-up code apart, so there may be two of each class: the name tells, not the constructor.
const isNamed = (name: string, value: unknown) => value instanceof Error && value.name === name;

export class UnsignedEventError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed("UnsignedEventError", value);
  }

  constructor(options?: ErrorOptions) {
    super("The event is not signed by the store", options);
    this.name = "UnsignedEventError";
  }
}

export class MissingFileError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed("MissingFileError", value);
  }

  constructor(key: string, options?: ErrorOptions) {
    super(`There is no file ${key}`, options);
    this.name = "MissingFileError";
  }
}
