import { createHash, randomUUID } from "node:crypto";

export interface StoredObject {
  bytes: Buffer;
  etag: string;
  contentType: string;
  storedAt: Date;
}

/** As S3 and Vercel Blob require for every part but the last. */
const smallestPartBytes = 5 * 1024 * 1024;

/** As S3 defines it for a multipart object: the MD5 of the parts' MD5s, and their number. */
function joinedEtag(parts: Buffer[]): string {
  const digests = parts.map((part) => createHash("md5").update(part).digest());
  return `"${createHash("md5").update(Buffer.concat(digests)).digest("hex")}-${parts.length}"`;
}

/** The objects of a fake store, in memory. */
export function memoryBucket() {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, { key: string; contentType: string; parts: Map<number, Buffer> }>();
  const etagOf = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`;

  const put = (key: string, bytes: Buffer, contentType: string, etag = etagOf(bytes)): StoredObject => {
    const object = { bytes, etag, contentType, storedAt: new Date() };
    objects.set(key, object);
    return object;
  };
  return {
    objects,
    uploads,
    put,
    begin(key: string, contentType: string): string {
      const id = randomUUID();
      uploads.set(id, { key, contentType, parts: new Map() });
      return id;
    },
    /** Null for an unknown upload. */
    addPart(id: string, partNumber: number, bytes: Buffer): string | null {
      uploads.get(id)?.parts.set(partNumber, bytes);
      return uploads.has(id) ? etagOf(bytes) : null;
    },
    /** Null if the upload or one of the named parts doesn't exist, or a part is too small. */
    complete(id: string, named: { partNumber: number; etag: string }[]): StoredObject | null {
      const upload = uploads.get(id);
      const parts = named.map(({ partNumber, etag }) => {
        const part = upload?.parts.get(partNumber);
        return part && etagOf(part) === etag ? part : null;
      });
      const isWhole = (part: Buffer | null, index: number) =>
        part !== null && (index === parts.length - 1 || part.byteLength >= smallestPartBytes);
      if (!upload || parts.length === 0 || !parts.every(isWhole)) return null;
      uploads.delete(id);
      const whole = parts.flatMap((part) => part ?? []);
      return put(upload.key, Buffer.concat(whole), upload.contentType, joinedEtag(whole));
    },
    /** A page of the keys after `cursor`; that key may have been deleted. */
    list(prefix: string, cursor: string, limit: number): { keys: string[]; cursor: string | null } {
      const found = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > cursor).sort();
      const keys = found.slice(0, limit);
      return { keys, cursor: found.length > limit ? (keys.at(-1) ?? null) : null };
    },
  };
}

export type MemoryBucket = ReturnType<typeof memoryBucket>;
