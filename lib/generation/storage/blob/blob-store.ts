import * as blob from "@vercel/blob";
import { PassingError } from "../../common/errors/passing-error.ts";
import { answerOf, rangeHeader } from "../object-store/http-answer.ts";
import type { ObjectStore, PartsUpload } from "../object-store/object-store.ts";

const pageSize = 1_000;
const writing = {
  access: "private",
  addRandomSuffix: false,
  allowOverwrite: true,
  contentType: "application/octet-stream",
} as const;

/**
 * A private store of Vercel Blob, accessed through its client library except for reads: the library's `get` only knows
 * Vercel's own host. We take the origin of contents from the store's metadata.
 * @param token as in `BLOB_READ_WRITE_TOKEN`
 */
export function blobStore(token: string): ObjectStore {
  // biome-ignore lint/style/noProcessEnv: the only switch for the library's retries, which take 17 minutes and leave out 429
  process.env.VERCEL_BLOB_RETRIES = "0";
  let origin: string | null = null;

  const head: ObjectStore["head"] = async (key, abortSignal) => {
    const facts = await passing(blob.head(key, { token, abortSignal }).catch(asMissing));
    if (facts) origin = new URL(facts.url).origin;
    return facts && { bytes: facts.size, etag: facts.etag };
  };
  /** Null if the object is missing and the origin isn't known yet. */
  const addressOf = async (key: string, signal: AbortSignal): Promise<string | null> => {
    if (origin === null) await head(key, signal);
    return origin && `${origin}/${key.split("/").map(encodeURIComponent).join("/")}`;
  };

  return {
    head,
    async get(key, range, signal) {
      const address = await addressOf(key, signal);
      if (address === null) return null;
      const headers = { ...rangeHeader(range), authorization: `Bearer ${token}` };
      // `cache=0`: an overwritten key must not be read from a cache.
      return answerOf(await fetch(`${address}?cache=0`, { headers, signal, redirect: "manual" }));
    },
    async put(key, bytes, abortSignal) {
      await passing(blob.put(key, bufferOf(bytes), { ...writing, token, abortSignal }));
    },
    beginParts: (key, signal) => beginParts(token, key, signal),
    async list(prefix, cursor, abortSignal) {
      const page = await passing(
        blob.list({ prefix, limit: pageSize, token, abortSignal, ...(cursor === null ? {} : { cursor }) }),
      );
      return { keys: page.blobs.map(({ pathname }) => pathname), cursor: (page.hasMore && page.cursor) || null };
    },
    delete: (keys, abortSignal) => passing(blob.del(keys, { token, abortSignal })),
    async signedUrl(key, { filename, expiresInSeconds }, abortSignal) {
      // The store can only name a download after its key.
      if (key.split("/").at(-1) !== filename || /[^\w .()-]/.test(filename)) return null;
      const address = await addressOf(key, abortSignal);
      if (address === null) return null;
      const validUntil = Date.now() + expiresInSeconds * 1_000;
      const scope = { pathname: key, operations: ["get" as const], validUntil };
      const signed = await passing(blob.issueSignedToken({ ...scope, token, abortSignal }));
      const { presignedUrl } = await blob.presignUrl(signed, { operation: "get", pathname: key, access: "private" });
      return `${address}${new URL(presignedUrl).search}&download=1`;
    },
  };
}

async function beginParts(token: string, key: string, abortSignal: AbortSignal): Promise<PartsUpload> {
  const upload = await passing(blob.createMultipartUpload(key, { ...writing, token, abortSignal }));
  const of = (signal: AbortSignal) => ({ ...writing, ...upload, token, abortSignal: signal });
  return {
    send: (partNumber, bytes, signal) => passing(blob.uploadPart(key, bufferOf(bytes), { ...of(signal), partNumber })),
    async complete(parts, signal) {
      await passing(blob.completeMultipartUpload(key, parts, of(signal)));
    },
    // The store has no such request; it discards unfinished parts itself.
    abort: async () => undefined,
  };
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

function asMissing(error: unknown): null {
  if (error instanceof blob.BlobNotFoundError) return null;
  throw error;
}

/** Turns the library's temporary errors into `PassingError`. */
async function passing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof blob.BlobServiceRateLimited) {
      throw new PassingError(error.message, { retryAfterMs: error.retryAfter * 1_000, cause: error });
    }
    const mayPass = [blob.BlobServiceNotAvailable, blob.BlobUnknownError, blob.BlobRequestAbortedError];
    if (error instanceof Error && mayPass.some((kind) => error instanceof kind)) {
      throw new PassingError(error.message, { cause: error });
    }
    throw error;
  }
}
