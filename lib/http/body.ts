import { AppError } from "#lib/generation/app-error.ts";
import { told } from "#lib/messages/told.ts";

/** A sender that is silent for so long is cut off. */
const stallMs = 30_000;

/** What is read past the limit and thrown away: a sender that is answered while it sends may never see the answer. */
const drainBytes = 50_000_000;

/**
 * The chunks of a request's body, counted as they arrive: Content-Length is a hint.
 * @throws AppError `too_large` past `maxBytes`; `no_file` where nothing came for 30 s.
 */
export async function* readBody(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  let bytes = 0;
  try {
    while (true) {
      const { done, value } = await beforeStall(reader.read());
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

export function tooLarge(maxBytes: number): AppError {
  const megabytes = (maxBytes / 1_000_000).toFixed(maxBytes < 10_000_000 ? 1 : 0);
  return new AppError("too_large", told("upload.most.parts", { size: megabytes }));
}

async function beforeStall<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    const error = new AppError("no_file", told("upload.stalled"));
    timer = setTimeout(() => reject(error), stallMs);
  });
  try {
    return await Promise.race([work, stalled]);
  } finally {
    clearTimeout(timer);
  }
}
