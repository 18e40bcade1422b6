import { createHash } from "node:crypto";
import type { ObjectStore, PartsUpload, SentPart } from "./object-store.ts";
import { type Patience, persist } from "./persist.ts";

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Stores accept parts of 5 MB or more, at most 10,000 of them: this size allows 80 GB. */
const partBytes = 8 * 1024 * 1024;
/** Parts in flight. Together with the one being filled, a write holds 32 MB. */
const partsAtOnce = 3;

/**
 * Writes a stream as one object, in a single request if it is short, else as a multipart upload. A store may complete
 * an upload although its response gets lost, and then denies knowing the parts on a retry; so we check the object
 * itself.
 * @returns the size in bytes
 */
export async function sendStream(store: ObjectStore, key: string, chunks: Chunks, patience: Patience): Promise<number> {
  const parts = cutIntoParts(chunks);
  const { value: first = new Uint8Array() } = await parts.next();
  if (first.byteLength < partBytes) {
    await persist(patience, (signal) => store.put(key, first, signal));
    return first.byteLength;
  }
  const head = () => persist(patience, (signal) => store.head(key, signal));
  const before = await head();
  const upload = await persist(patience, (signal) => store.beginParts(key, signal));
  try {
    const { bytes, sent } = await sendParts(upload, first, parts, patience);
    const complete = persist(patience, (signal) => upload.complete(sent, signal));
    const there = await complete.then(head, async (error) => {
      const found = await head();
      const isNew = found?.etag !== before?.etag || found?.etag === joinedEtag(sent);
      if (found?.bytes !== bytes || !isNew) throw error;
      return found;
    });
    if (there?.bytes !== bytes) throw new Error(`The store has ${there?.bytes} of the ${bytes} bytes of ${key}`);
    return bytes;
  } catch (error) {
    // Parts cost money until they are deleted. If that fails too, the first error is the one to report.
    await Promise.allSettled([persist(patience, (signal) => upload.abort(signal))]);
    throw error;
  }
}

async function sendParts(upload: PartsUpload, first: Uint8Array, rest: AsyncIterable<Uint8Array>, patience: Patience) {
  const sent: SentPart[] = [];
  const failures: unknown[] = [];
  const onTheirWay = new Set<Promise<unknown>>();
  let bytes = 0;
  let partNumber = 0;
  const begin = (number: number, part: Uint8Array) => {
    const sending = persist(patience, (signal) => upload.send(number, part, signal))
      .then((done) => sent.push(done))
      .catch((error) => failures.push(error))
      .finally(() => onTheirWay.delete(sending));
    onTheirWay.add(sending);
  };
  try {
    for await (const part of following(first, rest)) {
      begin(++partNumber, part);
      bytes += part.byteLength;
      if (onTheirWay.size >= partsAtOnce) await Promise.race(onTheirWay);
      if (failures.length > 0) break;
    }
  } finally {
    await Promise.all(onTheirWay);
  }
  if (failures.length > 0) throw failures[0];
  return { bytes, sent: sent.toSorted((a, b) => a.partNumber - b.partNumber) };
}

/**
 * The usual ETag of a multipart object. It reveals that an object was replaced by the same bytes (Amazon S3, "Checking
 * object integrity").
 */
function joinedEtag(parts: SentPart[]): string {
  const digests = parts.map(({ etag }) => Buffer.from(etag.replaceAll('"', ""), "hex"));
  return `"${createHash("md5").update(Buffer.concat(digests)).digest("hex")}-${parts.length}"`;
}

async function* following(first: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  yield first;
  yield* rest;
}

/** Cuts a stream into parts of exactly `partBytes`, plus a shorter last one if anything is left. */
async function* cutIntoParts(chunks: Chunks): AsyncGenerator<Uint8Array, undefined> {
  let part = Buffer.allocUnsafe(0);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let taken = 0; taken < chunk.byteLength; ) {
      if (filled === 0) part = Buffer.allocUnsafe(partBytes);
      const piece = chunk.subarray(taken, taken + partBytes - filled);
      part.set(piece, filled);
      filled += piece.byteLength;
      taken += piece.byteLength;
      if (filled < partBytes) continue;
      yield part;
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
  return undefined;
}
