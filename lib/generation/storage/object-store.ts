import type { ByteRange, SignedUrlOptions } from "./storage.ts";

/** What a store tells of an object; `etag` differs where the bytes do. */
export interface ObjectFacts {
  bytes: number;
  etag: string;
}

/** One part of an object on its way, as the store knows it. */
export interface SentPart {
  partNumber: number;
  etag: string;
}

/** An object that is sent in parts: it appears when it is completed. Parts count from 1 and, but for the last, have 5 MB or more. */
export interface PartsUpload {
  send(partNumber: number, bytes: Uint8Array, signal: AbortSignal): Promise<SentPart>;
  complete(parts: SentPart[], signal: AbortSignal): Promise<void>;
  abort(signal: AbortSignal): Promise<void>;
}

/**
 * A store that is reached over HTTP. Every call is one request and one try: it throws `PassingError` where the same
 * request may succeed later. `objectStorage` makes a `Storage` of it.
 */
export interface ObjectStore {
  head(key: string, signal: AbortSignal): Promise<ObjectFacts | null>;
  /** The answer to a GET (200, 206 or 416), its body not yet read; null where there is no such object. */
  get(key: string, range: Partial<ByteRange>, signal: AbortSignal): Promise<Response | null>;
  put(key: string, bytes: Uint8Array, signal: AbortSignal): Promise<void>;
  beginParts(key: string, signal: AbortSignal): Promise<PartsUpload>;
  /** The keys that begin with `prefix`, a page at a time. */
  list(prefix: string, cursor: string | null, signal: AbortSignal): Promise<{ keys: string[]; cursor: string | null }>;
  /** Deletes a page's keys; one that is not there is no error. */
  delete(keys: string[], signal: AbortSignal): Promise<void>;
  signedUrl(key: string, options: SignedUrlOptions, signal: AbortSignal): Promise<string | null>;
}
