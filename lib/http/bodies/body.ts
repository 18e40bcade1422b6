import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { tooLarge } from "#lib/generation/common/errors/too-large.ts";
import { msg } from "#lib/messages/server-message.ts";

/** The minimum rate of a body: slower than any modem, yet fast enough to stop slowloris attacks. */
const slowest = { bytes: 30_000, periodMs: 30_000 };

/** How much to read and discard beyond the limit: a client that is still sending may never see the response. */
const drainBytes = 50_000_000;

/**
 * The chunks of a request's body, counted as they arrive, because Content-Length is only a hint.
 * @throws AppError `too_large` past `maxBytes`; `no_file` if less than 30 kB arrives within 30 s.
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

/** The body's size according to its sender; undefined if not announced. */
export function announcedBytes({ headers }: Request): number | undefined {
  const length = headers.get("content-length") ?? "";
  return /^\d+$/.test(length) ? Number(length) : undefined;
}

type Chunk = ReadableStreamReadResult<Uint8Array>;

/** Reads chunks as long as enough bytes arrive in each period. Time spent by the consumer doesn't count. */
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
