import { directUploadKey } from "#lib/contracts/direct-upload.ts";
import { UploadIdSchema } from "#lib/contracts/ids.ts";
import { post } from "../requests/api.ts";
import { ConnectionError, failureOf } from "../requests/api-error.ts";
import { timeLimitsMs } from "../requests/time-limits.ts";
import { whileMoving } from "../requests/while-moving.ts";
import type { SentUpload, UploadOptions } from "./sent-upload.ts";

/** Larger files are sent in parts of 8 MB, several at a time. */
const partsFromBytes = 8 * 1024 * 1024;

/**
 * Sends a file straight to the object store with a token for this one upload.
 *
 * The store's library retries requests that fail for a temporary reason until nothing has moved for
 * `timeLimitsMs.uploadStall`. A small file is then sent again as a whole, of a larger one only the failed part. Our
 * request for the token is not retried. The library could send it, but would hide why the site refused.
 */
export async function sendToStore(file: File, { onProgress, signal }: UploadOptions): Promise<SentUpload> {
  const uploadId = newUploadId();
  const pathname = directUploadKey(uploadId);
  const multipart = file.size >= partsFromBytes;
  const payload = { pathname, multipart, clientPayload: JSON.stringify({ filename: file.name }) };
  const token = await askForToken(payload, signal);
  try {
    // Without this limit, the library's retries would go on for up to 17 minutes.
    await whileMoving(timeLimitsMs.uploadStall, signal, async (abortSignal, moved) => {
      const { put } = await import("@vercel/blob/client");
      await put(pathname, file, {
        access: "private",
        token,
        multipart,
        contentType: "application/octet-stream",
        abortSignal,
        onUploadProgress: ({ percentage }) => {
          moved();
          onProgress?.(percentage / 100);
        },
      });
    });
  } catch (cause) {
    throw failureOf(cause, signal);
  }
  return { uploadId, kind: null };
}

async function askForToken(payload: object, signal: AbortSignal | undefined): Promise<string> {
  const event = { type: "blob.generate-client-token", payload };
  const answer = await post("/api/upload", "directUpload", event, { limitMs: timeLimitsMs.token, signal });
  if (!("clientToken" in answer)) throw new ConnectionError(new Error(`${answer.type} is no answer to this`));
  return answer.clientToken;
}

/** 128 random bits in base64url, like the site's own ids. */
function newUploadId() {
  const random = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)));
  const token = btoa(random).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return UploadIdSchema.parse(`upl_${token}`);
}
