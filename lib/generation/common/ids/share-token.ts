import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * The token of a share: 256 bits, derived from a key that only the owner's cookie yields and from a nonce that is
 * deleted when the share is revoked. So the owner can see it again, and the database can't reveal it.
 */
export function shareToken(key: Buffer, jobId: string, nonce: string): string {
  return createHmac("sha256", key).update(`${jobId} ${nonce}`).digest("base64url");
}

/** A nonce for a new share. */
export const newShareNonce = (): string => randomBytes(16).toString("base64url");

/** What we store of a token. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Whether a received token has this hash, in constant time. */
export function isToken(received: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfToken(received)), Buffer.from(hash));
}
