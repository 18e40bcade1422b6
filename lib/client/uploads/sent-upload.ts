import type { UploadId } from "#lib/contracts/ids.ts";
import type { UploadKind } from "#lib/contracts/upload.ts";

export interface SentUpload {
  uploadId: UploadId;
  /** Null after a direct upload: the first session that names the file detects its type. */
  kind: UploadKind | null;
}

export interface UploadOptions {
  /** The share of the file that has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
  /** Whether a spreadsheet is required: an image is refused for that reason, even if it is damaged. */
  asSheet?: boolean;
}
