import { PassingError } from "../../common/errors/passing-error.ts";
import { type ByteRange, MissingFileError } from "../storage.ts";
import type { ObjectStore } from "./object-store.ts";
import { type Patience, pauseAfter } from "./persist.ts";

interface Body {
  etag: string | null;
  /** Size of the whole object. */
  total: number;
  chunks: AsyncIterable<Uint8Array>;
}

/**
 * An object's bytes. If the body is cut off or stalls, requests the rest from there. The bytes yielded so far stay
 * valid, or reading fails.
 * @throws MissingFileError before the first chunk
 */
export async function* readResumed(
  store: ObjectStore,
  key: string,
  range: ByteRange | undefined,
  patience: Patience,
): AsyncGenerator<Uint8Array> {
  if (range && range.start >= range.end) return;
  let position = range?.start ?? 0;
  let end = range?.end;
  let etag: string | null = null;
  for (let failures = 0; end === undefined || position < end; ) {
    try {
      const body = await openBody(store, key, { start: position, ...(end === undefined ? {} : { end }) }, patience);
      if (etag !== null && body.etag !== etag) throw new Error(`${key} changed while it was read`);
      etag = body.etag;
      end = Math.min(end ?? body.total, body.total);
      for await (const chunk of body.chunks) {
        position += chunk.byteLength;
        failures = 0;
        yield chunk;
      }
      if (position > end) throw new Error(`${key} goes on after its ${end} bytes`);
      if (position < end) throw new PassingError(`${key} ended at byte ${position} of ${end}`);
    } catch (error) {
      failures += 1;
      await pauseAfter(error, failures, patience);
    }
  }
}

async function openBody(
  store: ObjectStore,
  key: string,
  range: Partial<ByteRange>,
  { timeoutMs }: Patience,
): Promise<Body> {
  const controller = new AbortController();
  const inTime = async <T>(work: Promise<T>): Promise<T> => {
    const late = () => controller.abort(new DOMException(`No bytes for ${timeoutMs} ms`, "TimeoutError"));
    const timer = setTimeout(late, timeoutMs);
    return work.finally(() => clearTimeout(timer));
  };
  const response = await inTime(store.get(key, range, controller.signal));
  if (!response) throw new MissingFileError(key);
  const total = totalOf(response) ?? (await inTime(describedTotal(store, key, response, controller.signal)));
  if (response.status === 200 && (range.start ?? 0) > 0)
    throw new Error(`The store sent all of ${key} instead of a range`);
  return { etag: response.headers.get("etag"), total, chunks: bodyChunks(response, inTime) };
}

/** The timeout only runs while we wait for bytes: the consumer may take its time. */
async function* bodyChunks(response: Response, inTime: <T>(work: Promise<T>) => Promise<T>) {
  const reader = response.status === 416 ? undefined : response.body?.getReader();
  try {
    for (let next = await inTime(read(reader)); !next.done; next = await inTime(read(reader))) yield next.value;
  } finally {
    await (reader ?? response.body)?.cancel();
  }
}

const read = async (reader: ReadableStreamDefaultReader<Uint8Array> | undefined) =>
  reader?.read() ?? { done: true as const, value: undefined };

/**
 * RFC 9110, 14.4: `bytes 0-9/100`, or `bytes *` + `/100` for a range past the end; null if the response doesn't say.
 */
function totalOf({ status, headers }: Response): number | null {
  const total = status === 200 ? headers.get("content-length") : headers.get("content-range")?.split("/")[1];
  return total && /^\d+$/.test(total) ? Number(total) : null;
}

/** A chunked response needs no length (RFC 9112, 7.1): we take it from the object's metadata. */
async function describedTotal(
  store: ObjectStore,
  key: string,
  { body }: Response,
  signal: AbortSignal,
): Promise<number> {
  try {
    const facts = await store.head(key, signal);
    if (facts) return facts.bytes;
    throw new PassingError(`${key} was deleted while it was opened`);
  } catch (error) {
    await body?.cancel();
    throw error;
  }
}
