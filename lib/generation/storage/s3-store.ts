import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import { answerOf, rangeHeader } from "./http-answer.ts";
import type { ObjectStore, SentPart } from "./object-store.ts";
import { PassingError } from "./persist.ts";
import { elements, escapeXml, unescapeXml } from "./s3-xml.ts";

export interface S3Options {
  /** Address of the store, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket in the path, as most stores but Amazon's want it, or in the host name. */
  forcePathStyle: boolean;
  /** Where browsers reach the store; null where they cannot, and nothing is signed for them. */
  publicEndpoint: string | null;
}

type Query = Record<string, string>;
interface Request {
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  key?: string;
  query?: Query;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/**
 * A bucket of an S3-compatible store (Amazon S3 API, 2006-03-01; Signature Version 4). The SHA-256 of every body is part
 * of the request's signature, so a store takes nothing that was damaged on its way.
 */
export function s3Store(options: S3Options): ObjectStore {
  const { region, accessKeyId, secretAccessKey, publicEndpoint } = options;
  const identity = { region, accessKeyId, secretAccessKey, service: "s3", cache: new Map<string, ArrayBuffer>() };

  const ask = async ({ method, key = "", query = {}, headers = {}, body }: Request, signal: AbortSignal) => {
    const digest = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const signer = new AwsV4Signer({
      ...identity,
      method,
      url: addressOf(options, options.endpoint, key, query),
      headers: { "x-amz-content-sha256": digest },
    });
    const { url, headers: signed } = await signer.sign();
    // Not signed: what stands between may change them.
    for (const [name, value] of Object.entries(headers)) signed.set(name, value);
    return answerOf(await fetch(url, { method, headers: signed, body: body ?? null, signal }));
  };
  const textOf = async (request: Request, signal: AbortSignal): Promise<string> => {
    const response = await ask(request, signal);
    if (!response) throw new Error(`The store knows nothing of ${request.method} ${request.key ?? "the bucket"}`);
    const text = await response.text();
    // Completing takes a while: a store says 200 first, and may have to say in the body that it failed.
    if (text.includes("<Error>")) throw new PassingError(`The store could not do it all: ${text.slice(0, 300)}`);
    return text;
  };

  return {
    async head(key, signal) {
      const response = await ask({ method: "HEAD", key }, signal);
      return response && { bytes: Number(response.headers.get("content-length")), etag: etagOf(response) };
    },
    get: (key, range, signal) => ask({ method: "GET", key, headers: rangeHeader(range) }, signal),
    async put(key, bytes, signal) {
      await textOf({ method: "PUT", key, body: owned(bytes) }, signal);
    },
    async beginParts(key, signal) {
      const begun = await textOf({ method: "POST", key, query: { uploads: "" } }, signal);
      const uploadId = unescapeXml(elements(begun, "UploadId")[0] ?? "");
      return {
        async send(partNumber, bytes, signal) {
          const query = { partNumber: String(partNumber), uploadId };
          const response = await ask({ method: "PUT", key, query, body: owned(bytes) }, signal);
          if (!response) throw new Error(`The store has lost the upload of ${key}`);
          await response.text();
          return { partNumber, etag: etagOf(response) };
        },
        async complete(parts, signal) {
          await textOf({ method: "POST", key, query: { uploadId }, body: completion(parts) }, signal);
        },
        async abort(signal) {
          const response = await ask({ method: "DELETE", key, query: { uploadId } }, signal);
          await response?.text();
        },
      };
    },
    async list(prefix, cursor, signal) {
      const query = { "list-type": "2", prefix, ...(cursor === null ? {} : { "continuation-token": cursor }) };
      const page = await textOf({ method: "GET", query }, signal);
      const next = elements(page, "NextContinuationToken")[0];
      return { keys: elements(page, "Key").map(unescapeXml), cursor: next === undefined ? null : unescapeXml(next) };
    },
    async delete(keys, signal) {
      const body = deletion(keys);
      const headers = { "content-md5": createHash("md5").update(body).digest("base64") };
      await textOf({ method: "POST", query: { delete: "" }, body, headers }, signal);
    },
    async signedUrl(key, { contentDisposition, contentType, expiresInSeconds }) {
      if (publicEndpoint === null) return null;
      const url = addressOf(options, publicEndpoint, key, {
        "response-content-disposition": contentDisposition,
        "response-content-type": contentType,
        "X-Amz-Expires": String(expiresInSeconds),
      });
      const signed = await new AwsV4Signer({ ...identity, method: "GET", url, signQuery: true }).sign();
      return signed.url.href;
    },
  };
}

function addressOf({ bucket, forcePathStyle }: S3Options, endpoint: string, key: string, query: Query): string {
  const url = new URL(endpoint);
  const path = key.split("/").map(encodeURIComponent).join("/");
  if (!forcePathStyle) url.host = `${bucket}.${url.host}`;
  url.pathname = `${url.pathname.replace(/\/$/, "")}/${forcePathStyle ? `${bucket}/` : ""}${path}`;
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

const etagOf = ({ headers }: Response) => headers.get("etag") ?? "";
const owned = (bytes: Uint8Array) => bytes as Uint8Array<ArrayBuffer>; // cut from Buffers of our own, never shared memory

function completion(parts: SentPart[]): Uint8Array<ArrayBuffer> {
  const part = ({ partNumber, etag }: SentPart) =>
    `<Part><PartNumber>${partNumber}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`;
  return Buffer.from(`<CompleteMultipartUpload>${parts.map(part).join("")}</CompleteMultipartUpload>`);
}

function deletion(keys: string[]): Uint8Array<ArrayBuffer> {
  const objects = keys.map((key) => `<Object><Key>${escapeXml(key)}</Key></Object>`);
  return Buffer.from(`<Delete><Quiet>true</Quiet>${objects.join("")}</Delete>`);
}
