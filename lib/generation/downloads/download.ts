import type { ByteRange } from "../storage/storage.ts";

export interface Download {
  filename: string;
  contentType: string;
  disposition: "attachment" | "inline";
  bytes: number;
  /** A strong validator: a result never changes. */
  etag: string;
  read(range: ByteRange): AsyncIterable<Uint8Array>;
  /** Where the store itself gives the file, for a while, named by this header; null where it comes from here. */
  signedUrl(contentDisposition: string): Promise<string | null>;
}
