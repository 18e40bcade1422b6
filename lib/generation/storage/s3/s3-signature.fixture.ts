import { createHash, createHmac } from "node:crypto";
import type { Asked } from "../object-store/faulty-server.fixture.ts";

export const s3Credentials = { accessKeyId: "TESTKEY", secretAccessKey: "test/secret+key", region: "test-1" };

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();
/** "UriEncode" of the specification: everything but unreserved characters. */
const uriEncode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * What is wrong with a request's signature according to "Signature Version 4" of the Amazon S3 API, in a header or in
 * the query; null if it is valid.
 */
export function signatureFault(asked: Asked): string | null {
  const { url, headers, body } = asked;
  const inQuery = url.searchParams.has("X-Amz-Signature");
  const inHeader = (name: string) => headers.authorization?.match(new RegExp(`${name}=([^,\\s]+)`))?.[1];
  const given = (name: string) => (inQuery ? url.searchParams.get(`X-Amz-${name}`) : inHeader(name)) ?? "";
  const date = inQuery ? given("Date") : (headers["x-amz-date"] ?? "");
  const bodyHash = inQuery ? "UNSIGNED-PAYLOAD" : (headers["x-amz-content-sha256"] ?? "");
  if (!inQuery && bodyHash !== sha256(body)) return "XAmzContentSHA256Mismatch";
  if (inQuery && endOf(date, Number(given("Expires"))) < Date.now()) return "AccessDenied: Request has expired";

  const scope = `${date.slice(0, 8)}/${s3Credentials.region}/s3/aws4_request`;
  if (given("Credential") !== `${s3Credentials.accessKeyId}/${scope}`) return "InvalidAccessKeyId";
  const signedHeaders = given("SignedHeaders");
  if (!signedHeaders.split(";").includes("host")) return "SignatureDoesNotMatch: host is not signed";
  const canonical = [
    asked.method,
    url.pathname
      .split("/")
      .map((name) => uriEncode(decodeURIComponent(name)))
      .join("/"),
    canonicalQuery(url),
    ...signedHeaders.split(";").map((name) => `${name}:${headers[name] ?? ""}`),
    "",
    signedHeaders,
    bodyHash,
  ].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n");
  const key = scope
    .split("/")
    .reduce<Buffer | string>((key, part) => hmac(key, part), `AWS4${s3Credentials.secretAccessKey}`);
  return hmac(key, toSign).toString("hex") === given("Signature") ? null : "SignatureDoesNotMatch";
}

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${uriEncode(name)}=${uriEncode(value)}`)
    .sort()
    .join("&");
}

/** `20260131T235959Z` plus some seconds, in milliseconds since 1970. */
function endOf(date: string, seconds: number): number {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
  return Date.parse(iso) + seconds * 1_000;
}
