import {
  type Asked,
  type FaultyServer,
  type Reply,
  replyWithRange,
  startFaultyServer,
} from "../object-store/faulty-server.fixture.ts";
import { type MemoryBucket, memoryBucket } from "../object-store/memory-bucket.fixture.ts";
import { signatureFault } from "./s3-signature.fixture.ts";
import { elements, escapeXml, unescapeXml } from "./s3-xml.ts";

const bucketName = "files";

export interface S3Server extends FaultyServer {
  bucket: MemoryBucket;
  bucketName: string;
}

/** A fake of the S3 API as far as the site uses it, path style. Checks every signature. */
export async function startS3Server(port = 0): Promise<S3Server> {
  const bucket = memoryBucket();
  const names = new Set([bucketName]);
  const server = await startFaultyServer((asked) => answer(bucket, names, asked), port);
  return Object.assign(server, { bucket, bucketName });
}

/** @param names of buckets; all of them hold the same objects */
function answer(bucket: MemoryBucket, names: Set<string>, asked: Asked): Reply {
  const { method, url, headers, body } = asked;
  const fault = signatureFault(asked);
  if (fault) return refusal(403, fault);
  const [, name = "", ...rest] = url.pathname.split("/").map(decodeURIComponent);
  const key = rest.join("/");
  const query = url.searchParams;
  if (key === "" && method === "PUT") return makeBucket(names, name);
  if (!names.has(name)) return refusal(404, "NoSuchBucket");
  if (key === "" && method === "HEAD") return { status: 200 };
  if (key === "") return query.has("delete") ? deleteObjects(bucket, asked) : listObjects(bucket, query);
  if (query.has("uploads") || query.has("uploadId")) return multipart(bucket, key, asked);
  if (method === "PUT") return { status: 200, headers: { etag: bucket.put(key, body, "").etag } };
  const object = bucket.objects.get(key);
  if (!object) return refusal(404, "NoSuchKey");
  const { bytes, etag } = object;
  if (method === "HEAD") return { status: 200, headers: { etag, "content-length": bytes.byteLength } };
  return replyWithRange(bytes, headers.range, {
    etag,
    "content-type": query.get("response-content-type") ?? "application/octet-stream",
    "content-disposition": query.get("response-content-disposition") ?? "inline",
  });
}

function makeBucket(names: Set<string>, name: string): Reply {
  if (names.has(name)) return refusal(409, "BucketAlreadyOwnedByYou");
  names.add(name);
  return { status: 200 };
}

function multipart(bucket: MemoryBucket, key: string, { method, url, body }: Asked): Reply {
  const id = url.searchParams.get("uploadId") ?? "";
  if (url.searchParams.has("uploads")) {
    const uploadId = escapeXml(bucket.begin(key, ""));
    return xml(`<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`);
  }
  if (method === "DELETE") return bucket.uploads.delete(id) ? { status: 204 } : refusal(404, "NoSuchUpload");
  if (method === "PUT") {
    const etag = bucket.addPart(id, Number(url.searchParams.get("partNumber")), body);
    return etag === null ? refusal(404, "NoSuchUpload") : { status: 200, headers: { etag } };
  }
  if (!bucket.uploads.has(id)) return refusal(404, "NoSuchUpload");
  const etags = elements(body.toString(), "ETag").map(unescapeXml);
  const parts = elements(body.toString(), "PartNumber").map((n, index) => ({
    partNumber: Number(n),
    etag: etags[index] ?? "",
  }));
  const object = bucket.complete(id, parts);
  return object ? xml("<CompleteMultipartUploadResult></CompleteMultipartUploadResult>") : refusal(400, "InvalidPart");
}

function listObjects(bucket: MemoryBucket, query: URLSearchParams): Reply {
  const { keys, cursor } = bucket.list(
    query.get("prefix") ?? "",
    query.get("continuation-token") ?? "",
    Number(query.get("max-keys") ?? 1_000),
  );
  const size = (key: string) => bucket.objects.get(key)?.bytes.byteLength;
  const contents = keys.map((key) => `<Contents><Key>${escapeXml(key)}</Key><Size>${size(key)}</Size></Contents>`);
  const next = cursor === null ? "" : `<NextContinuationToken>${escapeXml(cursor)}</NextContinuationToken>`;
  return xml(`<ListBucketResult>${contents.join("")}${next}</ListBucketResult>`);
}

function deleteObjects(bucket: MemoryBucket, { body }: Asked): Reply {
  for (const key of elements(body.toString(), "Key")) bucket.objects.delete(unescapeXml(key));
  return xml("<DeleteResult></DeleteResult>");
}

const xml = (body: string): Reply => ({ status: 200, headers: { "content-type": "application/xml" }, body });
const refusal = (status: number, code: string): Reply => ({ ...xml(`<Error><Code>${code}</Code></Error>`), status });
