import type { ByteRange } from "../storage/storage.ts";

/** A file to send to a visitor. */
export interface Download {
  filename: string;
  contentType: string;
  disposition: "attachment" | "inline";
  bytes: number;
  /** A strong validator: a result never changes. */
  etag: string;
  read(range: ByteRange): AsyncIterable<Uint8Array>;
  /** A temporary URL at which the store serves the file under this header; null if we serve it ourselves. */
  signedUrl(contentDisposition: string): Promise<string | null>;
}
