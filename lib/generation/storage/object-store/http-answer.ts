import { PassingError } from "../../common/errors/passing-error.ts";
import type { ByteRange } from "../storage.ts";

/**
 * A `Range` header if only a part is wanted (RFC 9110, 14.2). No compression, because it would change lengths and
 * offsets.
 */
export function rangeHeader({ start = 0, end }: Partial<ByteRange>): Record<string, string> {
  const identity = { "accept-encoding": "identity" };
  if (start === 0 && end === undefined) return identity;
  return { ...identity, range: `bytes=${start}-${end === undefined ? "" : end - 1}` };
}

/**
 * Checks the response to a request for an object; null for 404.
 * @throws PassingError for a temporary failure, Error for any other status but 2xx and 416
 */
export async function answerOf(response: Response): Promise<Response | null> {
  if (response.ok || response.status === 416) return response;
  const text = await response.text();
  if (response.status === 404) return null;
  const { status } = response;
  const message = `The store answered ${status}: ${text.slice(0, 300)}`;
  if (status !== 408 && status !== 429 && status < 500) throw new Error(message);
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  throw new PassingError(message, { retryAfterMs: Number.isFinite(seconds) ? seconds * 1_000 : null });
}
