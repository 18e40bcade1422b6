import { createHash } from "node:crypto";
import type { S3Options } from "#lib/file-store-settings.ts";
import { PassingError } from "../../common/errors/passing-error.ts";
import { rangeHeader } from "../object-store/http-answer.ts";
import type { ObjectStore, PartsUpload, SentPart } from "../object-store/object-store.ts";
import { s3Client } from "./s3-client.ts";
import { elements, escapeXml, unescapeXml } from "./s3-xml.ts";

type Client = ReturnType<typeof s3Client>;

/** A bucket of an S3-compatible store (Amazon S3 API, 2006-03-01). */
export function s3Store(options: S3Options): ObjectStore {
  const client = s3Client(options);
  return {
    async head(key, signal) {
      const response = await client.ask({ method: "HEAD", key }, signal);
      if (!response) return null;
      const length = response.headers.get("content-length");
      const bytes = length === null ? await listedBytes(client, key, signal) : Number(length);
      return { bytes, etag: etagOf(response.headers) };
    },
    get: (key, range, signal) => client.ask({ method: "GET", key, headers: rangeHeader(range) }, signal),
    async put(key, bytes, signal) {
      await client.askForAll({ method: "PUT", key, body: owned(bytes) }, signal);
    },
    beginParts: (key, signal) => beginParts(client, key, signal),
    async list(prefix, cursor, signal) {
      const query = { "list-type": "2", prefix, ...(cursor === null ? {} : { "continuation-token": cursor }) };
      const { text } = await client.askForAll({ method: "GET", query }, signal);
      const [next] = elements(text, "NextContinuationToken");
      return { keys: elements(text, "Key").map(unescapeXml), cursor: next === undefined ? null : unescapeXml(next) };
    },
    async delete(keys, signal) {
      const body = deletion(keys);
      const headers = { "content-md5": createHash("md5").update(body).digest("base64") };
      await client.askForAll({ method: "POST", query: { delete: "" }, body, headers }, signal);
    },
    async signedUrl(key, { contentDisposition, contentType, expiresInSeconds }) {
      if (options.publicEndpoint === null) return null;
      const named = { "response-content-disposition": contentDisposition, "response-content-type": contentType };
      return client.addressFor(options.publicEndpoint, key, named, expiresInSeconds);
    },
  };
}

/** The size from the bucket's listing, for a store that sends no Content-Length. */
async function listedBytes(client: Client, key: string, signal: AbortSignal): Promise<number> {
  const { text } = await client.askForAll(
    { method: "GET", query: { "list-type": "2", "max-keys": "1", prefix: key } },
    signal,
  );
  const [name = ""] = elements(text, "Key");
  if (unescapeXml(name) !== key) throw new PassingError(`The store doesn't report the size of ${key}`);
  return Number(elements(text, "Size")[0]);
}

async function beginParts(client: Client, key: string, signal: AbortSignal): Promise<PartsUpload> {
  const begun = await client.askForAll({ method: "POST", key, query: { uploads: "" } }, signal);
  const uploadId = unescapeXml(elements(begun.text, "UploadId")[0] ?? "");
  return {
    async send(partNumber, bytes, signal) {
      const query = { partNumber: String(partNumber), uploadId };
      const { headers } = await client.askForAll({ method: "PUT", key, query, body: owned(bytes) }, signal);
      return { partNumber, etag: etagOf(headers) };
    },
    async complete(parts, signal) {
      await client.askForAll({ method: "POST", key, query: { uploadId }, body: completion(parts) }, signal);
    },
    async abort(signal) {
      await client.askForAll({ method: "DELETE", key, query: { uploadId } }, signal);
    },
  };
}

const etagOf = (headers: Headers) => headers.get("etag") ?? "";
const owned = (bytes: Uint8Array) => bytes as Uint8Array<ArrayBuffer>; // slices of our own Buffers, never shared memory

function completion(parts: SentPart[]): Uint8Array<ArrayBuffer> {
  const part = ({ partNumber, etag }: SentPart) =>
    `<Part><PartNumber>${partNumber}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`;
  return Buffer.from(`<CompleteMultipartUpload>${parts.map(part).join("")}</CompleteMultipartUpload>`);
}

function deletion(keys: string[]): Uint8Array<ArrayBuffer> {
  const objects = keys.map((key) => `<Object><Key>${escapeXml(key)}</Key></Object>`);
  return Buffer.from(`<Delete><Quiet>true</Quiet>${objects.join("")}</Delete>`);
}
