import {
  type Asked,
  type FaultyServer,
  type Reply,
  replyWithRange,
  startFaultyServer,
} from "../object-store/faulty-server.fixture.ts";
import { type MemoryBucket, memoryBucket, type StoredObject } from "../object-store/memory-bucket.fixture.ts";
import { type ClientGrant, issueDelegation, mayGet, readClientToken } from "./blob-tokens.fixture.ts";

export const blobToken = "vercel_blob_rw_teststore_c2VjcmV0";
const apiPath = "/api/blob";

export interface BlobServer extends FaultyServer {
  bucket: MemoryBucket;
  /** The value for `VERCEL_BLOB_API_URL`. */
  apiUrl: string;
}

/** A fake of Vercel Blob's HTTP API, as far as the site, the client library and a browser use it. */
export async function startBlobServer(token = blobToken, port = 0): Promise<BlobServer> {
  const bucket = memoryBucket();
  const server = await startFaultyServer((asked) => withCors(asked, answer(bucket, token, asked)), port);
  return Object.assign(server, { bucket, apiUrl: `${server.url}${apiPath}` });
}

function answer(bucket: MemoryBucket, token: string, asked: Asked): Reply {
  if (asked.method === "OPTIONS") return { status: 204 };
  const bearer = asked.headers.authorization?.replace("Bearer ", "") ?? "";
  if (!asked.url.pathname.startsWith(apiPath)) return getObject(bucket, token, bearer, asked);
  const grant = bearer === token ? null : readClientToken(bearer, token);
  if (bearer !== token && !grant) return refusal(403, "forbidden");
  const path = asked.url.pathname.slice(apiPath.length).replace(/\/$/, "");
  if (path === "" && asked.method === "PUT") return putObject(bucket, asked, grant);
  if (path === "/mpu") return multipart(bucket, asked, grant);
  if (grant) return refusal(403, "client_token_not_allowed");
  if (path === "/delete") return deleteObjects(bucket, asked);
  if (path === "/signed-token") return json(issueDelegation(JSON.parse(asked.body.toString()), token));
  const named = asked.url.searchParams.get("url");
  return named === null ? listObjects(bucket, asked) : headObject(bucket, asked, named);
}

function putObject(bucket: MemoryBucket, asked: Asked, grant: ClientGrant | null): Reply {
  const key = asked.url.searchParams.get("pathname") ?? "";
  const fault = faultOf(bucket, asked, grant, asked.body.byteLength);
  return fault ?? json(described(asked, key, bucket.put(key, asked.body, typeOf(asked))));
}

function multipart(bucket: MemoryBucket, asked: Asked, grant: ClientGrant | null): Reply {
  const key = asked.url.searchParams.get("pathname") ?? "";
  const uploadId = asked.headers["x-mpu-upload-id"] ?? "";
  const sent = [...(bucket.uploads.get(uploadId)?.parts.values() ?? [])].reduce(
    (sum, part) => sum + part.byteLength,
    0,
  );
  const fault = faultOf(bucket, asked, grant, sent);
  if (fault) return fault;
  const action = asked.headers["x-mpu-action"];
  if (action === "create") return json({ key, uploadId: bucket.begin(key, typeOf(asked)) });
  if (action === "upload") {
    const etag = bucket.addPart(uploadId, Number(asked.headers["x-mpu-part-number"]), asked.body);
    return etag === null ? refusal(404, "not_found") : json({ etag });
  }
  // The browser library lists parts in order of arrival.
  const parts: { partNumber: number; etag: string }[] = JSON.parse(asked.body.toString());
  const object = bucket.complete(
    uploadId,
    parts.toSorted((a, b) => a.partNumber - b.partNumber),
  );
  return object ? json(described(asked, key, object)) : refusal(400, "bad_request", "Parts are missing or too small");
}

/** How a write violates its token or its own headers; null if it doesn't. */
function faultOf(bucket: MemoryBucket, asked: Asked, grant: ClientGrant | null, bytes: number): Reply | null {
  const key = asked.url.searchParams.get("pathname") ?? "";
  if (asked.headers["x-vercel-blob-access"] !== "private") return refusal(400, "bad_request", "This store is private");
  if (grant && grant.validUntil < Date.now()) return refusal(403, "forbidden", "Token expired");
  if (grant && grant.pathname !== key) return refusal(403, "forbidden", '"pathname" does not match the token payload');
  if (bytes > (grant?.maximumSizeInBytes ?? Number.POSITIVE_INFINITY)) {
    return refusal(400, "bad_request", `the file length cannot be greater than ${grant?.maximumSizeInBytes} bytes`);
  }
  const mayReplace = grant ? grant.allowOverwrite : asked.headers["x-allow-overwrite"] === "1";
  return bucket.objects.has(key) && !mayReplace ? refusal(400, "bad_request", "This blob already exists") : null;
}

function headObject(bucket: MemoryBucket, asked: Asked, named: string): Reply {
  const key = URL.canParse(named) ? decodeURIComponent(new URL(named).pathname.slice(1)) : named;
  const object = bucket.objects.get(key);
  return object ? json(described(asked, key, object)) : refusal(404, "not_found");
}

function listObjects(bucket: MemoryBucket, asked: Asked): Reply {
  const { searchParams } = asked.url;
  const limit = Number(searchParams.get("limit") ?? 1_000);
  const { keys, cursor } = bucket.list(searchParams.get("prefix") ?? "", searchParams.get("cursor") ?? "", limit);
  const blobs = keys.flatMap((key) => {
    const object = bucket.objects.get(key);
    return object ? [described(asked, key, object)] : [];
  });
  return json({ blobs, hasMore: cursor !== null, ...(cursor === null ? {} : { cursor }) });
}

function deleteObjects(bucket: MemoryBucket, asked: Asked): Reply {
  const { urls }: { urls: string[] } = JSON.parse(asked.body.toString());
  for (const key of urls) bucket.objects.delete(key);
  return json(null);
}

/** Contents have their own URL, which takes the store's token or a signature. */
function getObject(bucket: MemoryBucket, token: string, bearer: string, { url, headers }: Asked): Reply {
  const key = decodeURIComponent(url.pathname.slice(1));
  if (bearer !== token && !mayGet(url, key, token)) return refusal(403, "forbidden");
  const object = bucket.objects.get(key);
  if (!object) return refusal(404, "not_found");
  const name = `attachment; filename="${key.split("/").at(-1)}"`;
  const disposition = url.searchParams.get("download") === "1" ? { "content-disposition": name } : {};
  return replyWithRange(object.bytes, headers.range, {
    "content-type": object.contentType,
    etag: object.etag,
    ...disposition,
  });
}

function described({ url }: Asked, pathname: string, { bytes, etag, contentType, storedAt }: StoredObject) {
  const address = `${url.origin}/${pathname.split("/").map(encodeURIComponent).join("/")}`;
  const urls = { url: address, downloadUrl: `${address}?download=1` };
  return {
    ...urls,
    pathname,
    size: bytes.byteLength,
    etag,
    contentType,
    uploadedAt: storedAt,
    contentDisposition: "",
    cacheControl: "",
  };
}

const typeOf = ({ headers }: Asked) => headers["x-content-type"] ?? "application/octet-stream";
const json = (value: unknown): Reply => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});
export const refusal = (status: number, code: string, message = code): Reply => ({
  ...json({ error: { code, message } }),
  status,
});

function withCors({ headers }: Asked, reply: Reply): Reply {
  const allowed = {
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "GET, PUT, POST",
    "access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
  };
  return { ...reply, headers: { ...reply.headers, ...allowed } };
}
