import { AppError } from "#lib/generation/common/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";

/** A sender must send this much in each such period, or is cut off: slower than any modem, and faster than an attack by patience. */
const slowest = { bytes: 30_000, periodMs: 30_000 };

/** What is read past the limit and thrown away: a sender that is answered while it sends may never see the answer. */
const drainBytes = 50_000_000;

/**
 * The chunks of a request's body, counted as they arrive: Content-Length is a hint.
 * @throws AppError `too_large` past `maxBytes`; `no_file` where less than 30 kB came within 30 s.
 */
export async function* readBody(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  let bytes = 0;
  const read = patientReader(() => reader.read());
  try {
    while (true) {
      const { done, value } = await read();
      if (done && bytes > maxBytes) throw tooLarge(maxBytes);
      if (done) return;
      bytes += value.byteLength;
      if (bytes <= maxBytes) yield value;
      else if (bytes > maxBytes + drainBytes) throw tooLarge(maxBytes);
    }
  } finally {
    reader.releaseLock();
  }
}

/** What a body has at most, as its sender says; undefined where nothing is said. */
export function announcedBytes({ headers }: Request): number | undefined {
  const length = headers.get("content-length") ?? "";
  return /^\d+$/.test(length) ? Number(length) : undefined;
}

export function tooLarge(maxBytes: number): AppError {
  const megabytes = (maxBytes / 1_000_000).toFixed(maxBytes < 10_000_000 ? 1 : 0);
  return new AppError("too_large", msg("upload.most.parts", { size: megabytes }));
}

type Chunk = ReadableStreamReadResult<Uint8Array>;

/** Reads chunks as long as enough of them come in each period; what takes the chunk may take its time. */
export function patientReader(read: () => Promise<Chunk>, { bytes, periodMs } = slowest): () => Promise<Chunk> {
  let left = periodMs;
  let missing = bytes;
  return async () => {
    const begun = performance.now();
    const chunk = await within(left, read());
    left -= performance.now() - begun;
    missing -= chunk.value?.byteLength ?? 0;
    if (missing <= 0) [left, missing] = [periodMs, bytes];
    return chunk;
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    const error = new AppError("no_file", msg("upload.stalled"));
    timer = setTimeout(() => reject(error), Math.max(0, ms));
  });
  try {
    return await Promise.race([work, stalled]);
  } finally {
    clearTimeout(timer);
  }
}
