import { createHmac } from "node:crypto";

/*
 * The tokens of Vercel Blob, as `@vercel/blob` 2.8 creates and sends them. A client token is
 * `vercel_blob_client_<store>_<base64(hex HMAC "." base64 payload)>`. A signed URL carries a delegation, and a
 * signature of the permitted operation, keyed by the delegation's own secret.
 */

export interface ClientGrant {
  pathname: string;
  maximumSizeInBytes?: number;
  allowOverwrite?: boolean;
  validUntil: number;
}

const hmac = (key: string, text: string) => createHmac("sha256", key).update(text);
const fromBase64 = (text: string) => Buffer.from(text, "base64").toString();

export const storeIdOf = (token: string) => token.split("_")[3] ?? "";

/** What a client token permits; null if it wasn't signed with the store's own token. */
export function readClientToken(clientToken: string, token: string): ClientGrant | null {
  const prefix = `vercel_blob_client_${storeIdOf(token)}_`;
  if (!clientToken.startsWith(prefix)) return null;
  const [signature, payload = ""] = fromBase64(clientToken.slice(prefix.length)).split(".");
  return signature === hmac(token, payload).digest("hex") ? JSON.parse(fromBase64(payload)) : null;
}

interface Delegation {
  pathname: string;
  operations: string[];
  validUntil: number;
}

export function issueDelegation(scope: Delegation, token: string) {
  const payload = Buffer.from(JSON.stringify({ storeId: storeIdOf(token), ...scope })).toString("base64url");
  const delegationToken = `${payload}.${hmac(token, payload).digest("base64url")}`;
  const clientSigningToken = hmac(token, delegationToken).digest("base64url");
  return { delegationToken, clientSigningToken, validUntil: scope.validUntil };
}

/** Whether a signed URL currently permits reading the object under `key`. */
export function mayGet(url: URL, key: string, token: string): boolean {
  const delegation = url.searchParams.get("vercel-blob-delegation") ?? "";
  const [payload = "", seal] = delegation.split(".");
  if (seal !== hmac(token, payload).digest("base64url")) return false;
  const scope: Delegation = JSON.parse(fromBase64(payload));
  const until = url.searchParams.get("vercel-blob-valid-until");
  const lines = ["operation=get", `pathname=${key}`, ...(until ? [`vercel-blob-valid-until=${until}`] : [])].sort();
  const { clientSigningToken } = issueDelegation(scope, token);
  const isSigned =
    url.searchParams.get("vercel-blob-signature") === hmac(clientSigningToken, lines.join("\n")).digest("base64url");
  const isCurrent = Math.min(scope.validUntil, Number(until ?? scope.validUntil)) > Date.now();
  return isSigned && isCurrent && scope.pathname === key && scope.operations.includes("get");
}
