import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";

/**
 * Requests per minute and address, which is also the burst size; far above what a person on the page needs. What
 * visitors may use in an hour or at once is in `lib/quota-settings.ts`.
 */
export const ratesPerMinute = {
  upload: 300,
  session: 900,
  start: 300,
  status: 1_800,
  /** A status that searches 100,000 documents takes the site's only thread 50 ms. */
  search: 240,
  download: 900,
} as const;
export type RateName = keyof typeof ratesPerMinute;

/** The most buckets to keep. Beyond it the oldest are dropped, which only gives their addresses a fresh start. */
const bucketLimit = 50_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** Token buckets by address, in the memory of one process. */
export function createRateLimiter(now: () => number = () => performance.now()) {
  const buckets = new Map<string, Bucket>();

  /** @throws AppError `too_many_requests` with the seconds until the next request is allowed. */
  return function spend(name: RateName, address: string): void {
    const perMinute = ratesPerMinute[name];
    const key = `${name} ${address}`;
    const bucket = buckets.get(key) ?? { tokens: perMinute, at: now() };
    const tokens = Math.min(perMinute, bucket.tokens + ((now() - bucket.at) / 60_000) * perMinute);
    buckets.delete(key);
    buckets.set(key, { tokens: Math.max(0, tokens - 1), at: now() });
    if (buckets.size > bucketLimit) buckets.delete(buckets.keys().next().value ?? key);
    if (tokens >= 1) return;
    const retryAfterSeconds = Math.max(1, Math.ceil(((1 - tokens) * 60) / perMinute));
    throw new AppError("too_many_requests", msg("api.wait", { seconds: retryAfterSeconds }), { retryAfterSeconds });
  };
}
