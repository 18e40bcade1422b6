import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { ApiError, ConnectionError, FileError } from "../requests/api-error.ts";
import { timeLimitsMs } from "../requests/time-limits.ts";
import { uploadFile } from "./upload-file.ts";

/** A request whose events are fired by hand. */
class HeldRequest {
  static last: HeldRequest | null = null;
  upload: { onprogress: (event: { loaded: number; total: number }) => void } = { onprogress: () => {} };
  status = 0;
  responseText = "";
  onerror = () => {};
  onabort = () => {};
  onload = () => {};
  open = () => {};
  getResponseHeader = () => null;
  send() {
    HeldRequest.last = this;
  }
  abort() {
    this.onabort();
  }
  move(loaded: number) {
    this.upload.onprogress({ loaded, total: 100 });
  }
}

const file = new File(["Full name\nAnn\n"], "people.csv");
const settle = () => new Promise(setImmediate);

beforeEach(() => {
  HeldRequest.last = null;
  Object.assign(globalThis, {
    XMLHttpRequest: HeldRequest,
    document: { documentElement: { dataset: { uploads: "form" } } },
  });
});

async function begin(sent: File = file, signal?: AbortSignal) {
  let error: unknown;
  const upload = uploadFile(sent, signal && { signal }).catch((thrown: unknown) => {
    error = thrown;
  });
  while (!HeldRequest.last && !error) await settle();
  return { request: HeldRequest.last, upload, errorSoFar: () => error };
}

/** Begins an upload that must wait for the one before. */
async function beginBehind() {
  HeldRequest.last = null;
  const begun = begin();
  for (let turn = 0; turn < 5; turn += 1) await settle();
  assert.equal(HeldRequest.last, null);
  return { begun };
}

test("sends nothing else before the first upload is answered, which brings the visitor's cookie", async () => {
  const first = await begin();
  const second = await beginBehind();
  first.request?.onerror();
  await first.upload;
  const { request, upload } = await second.begun;
  assert.ok(request);
  request.onerror();
  await upload;
});

test("sends the next upload alone if the first one was aborted, so no cookie came", async () => {
  const replaced = new AbortController();
  const first = await begin(file, replaced.signal);
  replaced.abort();
  await first.upload;
  HeldRequest.last = null;
  const second = await begin();
  const third = await beginBehind();
  second.request?.onerror();
  await second.upload;
  const { request, upload } = await third.begun;
  assert.ok(request);
  request.onerror();
  await upload;
});

test("lets a slow upload go on for as long as it moves, and ends one that stands still", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { request, upload, errorSoFar } = await begin();
  for (let loaded = 1; loaded <= 20; loaded += 1) {
    request?.move(loaded);
    mock.timers.tick(timeLimitsMs.uploadStall - 1);
    await settle();
  }
  assert.equal(errorSoFar(), undefined);
  mock.timers.tick(1);
  await upload;
  const error = errorSoFar();
  assert.ok(error instanceof ConnectionError && error.isLate);
});

test("gives the server more time to read a file than to take it", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { request, upload, errorSoFar } = await begin();
  request?.move(100);
  mock.timers.tick(timeLimitsMs.uploadAnswer - 1);
  await settle();
  assert.equal(errorSoFar(), undefined);
  mock.timers.tick(1);
  await upload;
  assert.ok(errorSoFar() instanceof ConnectionError);
});

test("says of a file that cannot be read that it cannot, before and after", async () => {
  const folder = new File([""], "Class 4b");
  folder.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")) }) as Blob;
  const never = await begin(folder);
  const first = never.errorSoFar();
  assert.ok(first instanceof FileError);
  assert.deepEqual([first.kind, first.filename, never.request], ["unreadable", "Class 4b", null]);

  const changing = new File(["a"], "a.csv");
  const { request, upload, errorSoFar } = await begin(changing);
  changing.slice = folder.slice;
  request?.onerror();
  await upload;
  const second = errorSoFar();
  assert.ok(second instanceof FileError && second.kind === "changed");
});

test("blames the connection where the file is still as it was", async () => {
  const { request, upload, errorSoFar } = await begin();
  request?.onerror();
  await upload;
  const error = errorSoFar();
  assert.ok(error instanceof ConnectionError && !error.isLate);
});

test("gives the reason of who gave up", async () => {
  const visitor = new AbortController();
  const { upload, errorSoFar } = await begin(file, visitor.signal);
  visitor.abort("another file");
  await upload;
  assert.equal(errorSoFar(), "another file");
});

test("names the file whose content is refused, and none when the upload itself is", async () => {
  for (const [status, code, named] of [
    [415, "unsupported_kind", "people.csv"],
    [429, "quota_exceeded", null],
  ] as const) {
    HeldRequest.last = null;
    const { request, upload, errorSoFar } = await begin();
    assert.ok(request);
    request.status = status;
    request.responseText = JSON.stringify({ type: "about:blank", title: "", status, detail: "No.", code });
    request.onload();
    await upload;
    const error = errorSoFar();
    assert.ok(error instanceof ApiError);
    assert.deepEqual([error.message, error.refusedFile], ["No.", named]);
  }
});
