import type { ByteRange, SignedUrlOptions } from "../storage.ts";

/** Metadata of an object. The `etag` differs if the bytes do. */
export interface ObjectFacts {
  bytes: number;
  etag: string;
}

/** An uploaded part, as the store identifies it. */
export interface SentPart {
  partNumber: number;
  etag: string;
}

/**
 * A multipart upload; the object appears when it is completed. Parts count from 1 and have at least 5 MB, except the
 * last.
 */
export interface PartsUpload {
  send(partNumber: number, bytes: Uint8Array, signal: AbortSignal): Promise<SentPart>;
  complete(parts: SentPart[], signal: AbortSignal): Promise<void>;
  abort(signal: AbortSignal): Promise<void>;
}

/**
 * A store accessed over HTTP. Each call is one request without retries, and throws `PassingError` if a retry may
 * succeed. `storageOnObjectStore` turns it into a `Storage`.
 */
export interface ObjectStore {
  head(key: string, signal: AbortSignal): Promise<ObjectFacts | null>;
  /** The response to a GET (200, 206 or 416) with its body unread; null if there is no such object. */
  get(key: string, range: Partial<ByteRange>, signal: AbortSignal): Promise<Response | null>;
  put(key: string, bytes: Uint8Array, signal: AbortSignal): Promise<void>;
  beginParts(key: string, signal: AbortSignal): Promise<PartsUpload>;
  /** Keys that begin with `prefix`, one page at a time. */
  list(prefix: string, cursor: string | null, signal: AbortSignal): Promise<{ keys: string[]; cursor: string | null }>;
  /** Deletes up to a page of keys; missing ones are no error. */
  delete(keys: string[], signal: AbortSignal): Promise<void>;
  signedUrl(key: string, options: SignedUrlOptions, signal: AbortSignal): Promise<string | null>;
}
