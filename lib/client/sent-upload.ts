import type { UploadId } from "#lib/contracts/ids.ts";
import type { UploadKind } from "#lib/contracts/upload.ts";

export interface SentUpload {
  uploadId: UploadId;
  /** Null for a file that went straight to the store: the first session that names it finds out. */
  kind: UploadKind | null;
}

export interface UploadOptions {
  /** The part of the file that has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
  /** It is meant to be a sheet: a picture is refused as what it is, be it whole or not. */
  asSheet?: boolean;
}
