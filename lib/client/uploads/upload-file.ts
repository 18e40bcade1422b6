import type { Answer } from "../requests/answer.ts";
import { ApiError, ConnectionError, FileError, failureOf } from "../requests/api-error.ts";
import { readAs } from "../requests/read-as.ts";
import { timeLimitsMs } from "../requests/time-limits.ts";
import { type ReportMovement, whileMoving } from "../requests/while-moving.ts";
import type { SentUpload, UploadOptions } from "./sent-upload.ts";

/**
 * The page's first upload, until it succeeds. On a first visit, the answer sets the visitor's cookie: two uploads at
 * once would belong to two visitors. If it fails or is aborted, the next one is the first.
 */
let first: Promise<unknown> | undefined;
let isFirstOver = false;

/**
 * Uploads a file to the object store if the page supports direct uploads, else to the site.
 *
 * The site's upload is sent only once. To the store, single requests are retried (see `sendToStore`). A failed upload
 * is never resumed: the whole file is sent under a new id, and the sweep deletes what the failed one left. When a
 * file is sent again is decided by `goOnline` in app/_generate/workbench/workbench-page.ts for spreadsheets, and in
 * app/_generate/sent-file/use-sent-file.ts for all other files.
 * @throws ApiError, ConnectionError, FileError, or the signal's reason if it was aborted
 */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<SentUpload> {
  await requireReadable(file, "unreadable");
  const send = document.documentElement.dataset.uploads === "direct" ? sendDirectly : sendToSite;
  while (first && !isFirstOver) await Promise.race([first, aborted(options.signal)]);
  const sent = send(file, options);
  first ??= sent.then(endFirst, forgetFirst);
  try {
    return await sent;
  } catch (error) {
    // Browsers report a file that they can't read like a server that they can't reach.
    if (error instanceof ConnectionError) await requireReadable(file, "changed");
    if (error instanceof ApiError && refusals.includes(error.status)) error.refusedFile = file.name;
    throw error;
  }
}

function endFirst() {
  isFirstOver = true;
}

function forgetFirst() {
  first = undefined;
}

/** The statuses of what is wrong with a file itself. */
const refusals = [415, 422];

/** Rejects when the signal is aborted; without one, never. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** Browsers refuse to read folders, and files that changed on disk after they were chosen. */
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

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function sendForm(
  form: FormData,
  signal: AbortSignal,
  moved: ReportMovement,
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
