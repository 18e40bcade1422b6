import type { SentUpload, UploadOptions } from "#lib/client/sent-upload.ts";
import type { Answer } from "./answer.ts";
import { ConnectionError, FileError, failureOf } from "./api-error.ts";
import { readAs } from "./read-as.ts";
import { timeLimitsMs } from "./time-limits.ts";
import { type Moved, whileMoving } from "./while-moving.ts";

/**
 * Uploads a file: to the store, where the page says that this site has one for browsers, or else to the site.
 * @throws ApiError, ConnectionError, FileError, or the signal's reason where it was aborted
 */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<SentUpload> {
  await requireReadable(file, "unreadable");
  const send = document.documentElement.dataset.uploads === "direct" ? sendDirectly : sendToSite;
  try {
    return await send(file, options);
  } catch (error) {
    // A browser tells of a file that it cannot read as of a server that it cannot reach.
    if (error instanceof ConnectionError) await requireReadable(file, "changed");
    throw error;
  }
}

/** Browsers refuse to read what changed on the disk since it was chosen, and a folder. */
async function requireReadable(file: File, kind: FileError["kind"]): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw new FileError(file.name, kind, cause);
  }
}

async function sendDirectly(file: File, options: UploadOptions): Promise<SentUpload> {
  const { sendToStore } = await import("./send-to-store.ts").catch((cause: unknown) => {
    throw new ConnectionError(cause);
  });
  return sendToStore(file, options);
}

async function sendToSite(file: File, { onProgress, signal, asSheet }: UploadOptions): Promise<SentUpload> {
  const form = new FormData();
  if (asSheet) form.append("kind", "spreadsheet");
  form.append("file", file);
  try {
    const answer = await whileMoving(timeLimitsMs.uploadStall, signal, (limited, moved) =>
      sendForm(form, limited, moved, onProgress),
    );
    return await readAs("upload", answer);
  } catch (cause) {
    throw failureOf(cause, signal);
  }
}

/** By XMLHttpRequest, since `fetch` tells nothing of a body on its way. */
function sendForm(
  form: FormData,
  signal: AbortSignal,
  moved: Moved,
  onProgress: UploadOptions["onProgress"],
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/upload");
    request.upload.onprogress = ({ loaded, total }) => {
      moved(loaded < total ? undefined : timeLimitsMs.uploadAnswer);
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onerror = () => reject(new ConnectionError());
    request.onabort = () => reject(signal.reason);
    request.onload = () => {
      const { status, responseText: text } = request;
      resolve({ status, text, retryAfter: request.getResponseHeader("Retry-After") });
    };
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
