import { type UploadResponse, UploadResponseSchema } from "#lib/contracts/upload.ts";
import { readAnswer } from "./answer.ts";
import { ConnectionError } from "./api-error.ts";

interface UploadOptions {
  /** The part of the file that has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file to `POST /api/upload`. By XMLHttpRequest, since `fetch` tells nothing of a body on its way.
 * @throws ApiError, ConnectionError, or the signal's reason where it was aborted
 */
export function uploadFile(file: File, { onProgress, signal }: UploadOptions = {}): Promise<UploadResponse> {
  const form = new FormData();
  form.append("file", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/upload");
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new ConnectionError());
    request.onabort = () => reject(signal?.reason);
    request.onload = () => {
      const { status, responseText: text } = request;
      try {
        resolve(
          readAnswer(UploadResponseSchema, { status, text, retryAfter: request.getResponseHeader("Retry-After") }),
        );
      } catch (error) {
        reject(error);
      }
    };
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
