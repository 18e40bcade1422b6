import type { UploadId } from "#lib/contracts/ids.ts";
import type { UploadKind } from "#lib/contracts/upload.ts";
import type { Answer } from "./answer.ts";
import { ConnectionError } from "./api-error.ts";
import { readAs } from "./read-as.ts";

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

/**
 * Uploads a file: to the store, where the page says that this site has one for browsers, or else to the site.
 * @throws ApiError, ConnectionError, or the signal's reason where it was aborted
 */
export function uploadFile(file: File, options: UploadOptions = {}): Promise<SentUpload> {
  return document.documentElement.dataset.uploads === "direct"
    ? sendDirectly(file, options)
    : sendToSite(file, options);
}

async function sendDirectly(file: File, options: UploadOptions): Promise<SentUpload> {
  const { sendToStore } = await import("./send-to-store.ts");
  return sendToStore(file, options);
}

async function sendToSite(file: File, options: UploadOptions): Promise<SentUpload> {
  return readAs("upload", await sendForm(file, options));
}

/** By XMLHttpRequest, since `fetch` tells nothing of a body on its way. */
function sendForm(file: File, { onProgress, signal, asSheet }: UploadOptions): Promise<Answer> {
  const form = new FormData();
  if (asSheet) form.append("kind", "spreadsheet");
  form.append("file", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/upload");
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new ConnectionError());
    request.onabort = () => reject(signal?.reason);
    request.onload = () => {
      const { status, responseText: text } = request;
      resolve({ status, text, retryAfter: request.getResponseHeader("Retry-After") });
    };
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
