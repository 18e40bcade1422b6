import type { DirectUploadAnswer, DirectUploadEvent } from "#lib/contracts/direct-upload.ts";

/** Bytes from `start` to `end`, exclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A local file that other processes may read until it is released. */
export interface LocalFile {
  path: string;
  release(): Promise<void>;
}

/** How a browser that follows a signed URL should treat the file. */
export interface SignedUrlOptions {
  /** The name to save it under; `contentDisposition` is the header that sets it. */
  filename: string;
  contentDisposition: string;
  contentType: string;
  expiresInSeconds: number;
}

/**
 * Files by key. A key is a path of plain names such as `jobs/job_x/archive.zip`. Writes are atomic and replace an
 * existing file.
 */
export interface Storage {
  /** Writes a stream and returns its size in bytes. */
  write(key: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number>;
  /**
   * Writes a file that begins with the stored `files`, in order, and ends with `end`. Returns its size in bytes.
   * @param report called after each of the files
   * @throws MissingFileError if one of them is missing
   */
  join(key: string, files: readonly string[], end: Iterable<Uint8Array>, report: () => void): Promise<number>;
  /** Moves a finished local file into the storage and returns its size in bytes. */
  take(key: string, path: string): Promise<number>;
  /** @throws MissingFileError before the first chunk. */
  read(key: string, range?: ByteRange): AsyncIterable<Uint8Array>;
  /** Size in bytes; null if there is no such file. */
  size(key: string): Promise<number | null>;
  /** Provides a file on this machine, unless it was joined from others. @throws MissingFileError */
  local(key: string): Promise<LocalFile>;
  /** Deletes all files under a folder of keys. Idempotent. */
  deleteFolder(folder: string): Promise<void>;
  /** A temporary URL that serves the file to anyone who has it; null if the store can't sign URLs. */
  signedUrl(key: string, options: SignedUrlOptions): Promise<string | null>;
  /** Set if browsers may upload files straight to the store. */
  readonly directUploads: DirectUploads | null;
}

/** What a browser may upload with its token. */
export interface UploadGrant {
  maxBytes: number;
  /** Milliseconds since 1970. */
  validUntil: number;
}

/** The server side of the store's own browser library. */
export interface DirectUploads {
  /**
   * Answers an event from the library or from the store itself. A token lets a browser create one new file under a key,
   * never overwrite one. `admit` decides whether it gets one, and throws if not.
   * @param signature the store's signature of the event
   * @throws UnsignedEventError for an event that claims to come from the store but doesn't
   */
  answer(
    event: DirectUploadEvent,
    signature: string | null,
    admit: (key: string, payload: string | null) => Promise<UploadGrant>,
  ): Promise<DirectUploadAnswer>;
}

// Next bundles routes and start-up code separately, so each class may exist twice. That's why the name identifies
// instances.
const isNamed = (name: string, value: unknown) => value instanceof Error && value.name === name;

/** An event that claims to come from the store but isn't signed by it. */
export class UnsignedEventError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed("UnsignedEventError", value);
  }

  constructor(options?: ErrorOptions) {
    super("The event is not signed by the store", options);
    this.name = "UnsignedEventError";
  }
}

/** There is no file under this key. */
export class MissingFileError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed("MissingFileError", value);
  }

  constructor(key: string, options?: ErrorOptions) {
    super(`There is no file ${key}`, options);
    this.name = "MissingFileError";
  }
}
