import { directUploadKey } from "#lib/contracts/direct-upload.ts";
import { UploadIdSchema } from "#lib/contracts/ids.ts";
import { post } from "./api.ts";
import { ConnectionError, failureOf } from "./api-error.ts";
import type { SentUpload, UploadOptions } from "./sent-upload.ts";
import { timeLimitsMs } from "./time-limits.ts";
import { whileMoving } from "./while-moving.ts";

/** From here on a file goes in parts of 8 MB, several at a time, and a part that fails is sent again alone. */
const partsFromBytes = 8 * 1024 * 1024;

/**
 * Sends a file straight to the store, with a token that the site gives for this one upload. That the site is asked
 * here, and not by the store's library, keeps the reason why it says no.
 */
export async function sendToStore(file: File, { onProgress, signal }: UploadOptions): Promise<SentUpload> {
  const uploadId = newUploadId();
  const pathname = directUploadKey(uploadId);
  const multipart = file.size >= partsFromBytes;
  const payload = { pathname, multipart, clientPayload: JSON.stringify({ filename: file.name }) };
  const token = await askForToken(payload, signal);
  try {
    // The store's library would go on trying for 17 minutes.
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

/** 128 random bits in base64url, as the site's own ids. */
function newUploadId() {
  const random = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)));
  const token = btoa(random).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return UploadIdSchema.parse(`upl_${token}`);
}
