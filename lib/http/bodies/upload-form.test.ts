import assert from "node:assert/strict";
import { test } from "node:test";
import type { ErrorCode } from "#lib/contracts/errors.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { readUploadForm, type UploadedFile } from "./upload-form.ts";

const url = "http://localhost/api/upload";
const refusedWith = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;

async function textOf({ filename, chunks }: UploadedFile): Promise<string> {
  return `${filename}: ${Buffer.concat(await Array.fromAsync(chunks)).toString()}`;
}

function form(parts: Record<string, Blob | string>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === "string") body.append(name, value);
    else body.append(name, value, "Größe.csv");
  }
  return new Request(url, { method: "POST", body });
}

/** A form cut off after `length` bytes. */
async function cutForm(length: number): Promise<Request> {
  const whole = form({ file: new Blob(["x".repeat(10_000)]) });
  const bytes = (await whole.arrayBuffer()).slice(0, length);
  const headers = { "content-type": whole.headers.get("content-type") ?? "" };
  return new Request(url, { method: "POST", body: bytes, headers });
}

test("returns the file's name and bytes, regardless of the form's other fields", async () => {
  const request = form({ note: "first", other: new Blob(["no"]), file: new Blob(["a,b"]), more: new Blob(["no"]) });
  assert.equal(await readUploadForm(request, 1_000, textOf), "Größe.csv: a,b");
});

test("says whether the file is meant to be a spreadsheet", async () => {
  const meant = (parts: Record<string, Blob | string>) =>
    readUploadForm(form({ ...parts, file: new Blob(["a,b"]) }), 1_000, async ({ asSheet }) => asSheet);
  assert.equal(await meant({ kind: "spreadsheet" }), true);
  assert.equal(await meant({}), false);
  assert.equal(await meant({ kind: "image" }), false);
});

test("rejects anything but a form, and a form without a file", async () => {
  const json = new Request(url, { method: "POST", body: "{}", headers: { "content-type": "application/json" } });
  await assert.rejects(readUploadForm(json, 1_000, textOf), refusedWith("not_multipart"));
  await assert.rejects(readUploadForm(form({ file: "a text field" }), 1_000, textOf), refusedWith("no_file"));
  await assert.rejects(readUploadForm(form({ other: new Blob(["x"]) }), 1_000, textOf), refusedWith("no_file"));
});

test("rejects a file over the limit, counted while it streams", async () => {
  const request = form({ file: new Blob(["x".repeat(5_000)]) });
  await assert.rejects(readUploadForm(request, 4_999, textOf), refusedWith("too_large"));
});

test("rejects a form that is truncated anywhere", async () => {
  for (const length of [0, 10, 100, 5_000, 10_150]) {
    await assert.rejects(
      readUploadForm(await cutForm(length), 20_000, textOf),
      refusedWith("not_multipart"),
      `${length}`,
    );
  }
});

test("passes on the reader's error, and drains the rest of the form", async () => {
  const request = form({ file: new Blob(["x".repeat(3_000_000)]) });
  const refuse = async ({ chunks }: UploadedFile): Promise<never> => {
    for await (const _ of chunks) throw new AppError("unsupported_kind", msg("file.image"));
    throw new Error("The file was empty");
  };
  await assert.rejects(readUploadForm(request, 5_000_000, refuse), refusedWith("unsupported_kind"));
});
