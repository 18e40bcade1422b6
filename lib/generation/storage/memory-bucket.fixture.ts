import { createHash, randomUUID } from "node:crypto";

export interface StoredObject {
  bytes: Buffer;
  etag: string;
  contentType: string;
  storedAt: Date;
}

/** As S3 and Vercel Blob have it; every part but the last. */
const smallestPartBytes = 5 * 1024 * 1024;

/** As S3 has it for an object in parts: the MD5 of the parts' MD5s, and how many they are. */
function joinedEtag(parts: Buffer[]): string {
  const digests = parts.map((part) => createHash("md5").update(part).digest());
  return `"${createHash("md5").update(Buffer.concat(digests)).digest("hex")}-${parts.length}"`;
}

/** The objects of a store that lives in a test's memory. */
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
    /** Null for an upload that is not under way. */
    addPart(id: string, partNumber: number, bytes: Buffer): string | null {
      uploads.get(id)?.parts.set(partNumber, bytes);
      return uploads.has(id) ? etagOf(bytes) : null;
    },
    /** Null where the upload, or a part as it is named, is not there, or a part is too small. */
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
    /** A page of the keys after `cursor`; a key deleted since is no trouble. */
    list(prefix: string, cursor: string, limit: number): { keys: string[]; cursor: string | null } {
      const found = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > cursor).sort();
      const keys = found.slice(0, limit);
      return { keys, cursor: found.length > limit ? (keys.at(-1) ?? null) : null };
    },
  };
}

export type MemoryBucket = ReturnType<typeof memoryBucket>;
