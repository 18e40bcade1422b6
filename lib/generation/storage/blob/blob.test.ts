import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { put } from "@vercel/blob/client";
import type { DirectUploadEvent } from "#lib/contracts/direct-upload.ts";
import type { Patience } from "../object-store/persist.ts";
import { storageOnObjectStore } from "../object-store/storage-on-object-store.ts";
import { digestOf, storageContract } from "../storage.contract.ts";
import { storageFaultsContract, testPatience } from "../storage-faults.contract.ts";
import { blobDirectUploads } from "./blob-direct-uploads.ts";
import { blobToken, refusal, startBlobServer } from "./blob-server.fixture.ts";
import { blobStore } from "./blob-store.ts";

const copiesFolder = mkdtempSync(join(tmpdir(), "rowpress-blob-"));
const server = await startBlobServer();
process.env.VERCEL_BLOB_API_URL = server.apiUrl;
after(async () => {
  await server.close();
  rmSync(copiesFolder, { recursive: true });
});
const storageWith = (patience: Patience) => storageOnObjectStore(blobStore(blobToken), { copiesFolder, patience });
const storage = storageWith(testPatience);
const uploads = blobDirectUploads(blobToken);

storageContract("Vercel Blob", storage, { signsUrls: true });
storageFaultsContract("Vercel Blob", server, storageWith, {
  broken: refusal(500, "internal_server_error"),
  tooMany: refusal(429, "rate_limited"),
  refused: refusal(400, "bad_request"),
});

test("signs no URL for a file whose name differs from its key's", async () => {
  await storage.write("signed/archive.zip", [Buffer.from("zip")]);
  const options = { filename: "Class 4b.zip", contentDisposition: "attachment", contentType: "application/zip" };
  assert.equal(await storage.signedUrl("signed/archive.zip", { ...options, expiresInSeconds: 60 }), null);
});

test("signs URLs that expire and open nothing else", async () => {
  await storage.write("signed/one.txt", [Buffer.from("one")]);
  await storage.write("signed/two.txt", [Buffer.from("two")]);
  const options = { filename: "one.txt", contentDisposition: "attachment", contentType: "text/plain" };
  const brief = await storage.signedUrl("signed/one.txt", { ...options, expiresInSeconds: 1 });
  const lasting = await storage.signedUrl("signed/one.txt", { ...options, expiresInSeconds: 60 });
  const statuses = async () => (await fetch(brief ?? "")).status;
  while ((await statuses()) !== 403);
  assert.equal((await fetch(lasting ?? "")).status, 200);
  assert.equal((await fetch((lasting ?? "").replace("one.txt", "two.txt"))).status, 403);
});

const asking = (pathname: string): DirectUploadEvent => ({
  type: "blob.generate-client-token",
  payload: { pathname, clientPayload: null, multipart: false },
});

async function tokenFor(key: string, maxBytes: number, validUntil = Date.now() + 60_000): Promise<string> {
  const answer = await uploads.answer(asking(key), null, async () => ({ maxBytes, validUntil }));
  assert.equal(answer.type, "blob.generate-client-token");
  return "clientToken" in answer ? answer.clientToken : "";
}

test("lets a browser write only the file its token names, once and within its size limit", async () => {
  const token = await tokenFor("direct/file", 10);
  const access = "private";
  await assert.rejects(put("direct/file", "x".repeat(11), { access, token }), /too large/);
  await assert.rejects(put("direct/other", "x", { access, token }), /[Pp]athname/);
  await put("direct/file", "x".repeat(10), { access, token });
  await assert.rejects(put("direct/file", "y", { access, token }), /already exists/);
  assert.equal(await storage.size("direct/file"), 10);
  const expired = await tokenFor("direct/late", 10, Date.now() - 1);
  await assert.rejects(put("direct/late", "x", { access, token: expired }), /expired/);
});

test("lets a browser send a large file in parts, within its size limit", async () => {
  const options = { access: "private", multipart: true } as const;
  const content = Buffer.alloc(17_000_000, "large");
  await put("direct/large", content, { ...options, token: await tokenFor("direct/large", 17_000_000) });
  assert.equal(await digestOf(storage.read("direct/large")), createHash("sha256").update(content).digest("hex"));
  const tooSmall = await tokenFor("direct/larger", 16_999_999);
  await assert.rejects(put("direct/larger", content, { ...options, token: tooSmall }), /too large/);
});

test("rejects events that the store didn't sign", async () => {
  const event: DirectUploadEvent = { type: "blob.upload-completed", payload: { blob: { pathname: "direct/file" } } };
  const never = async () => Promise.reject(new Error("asked"));
  for (const signature of [null, "", "abc", "00".repeat(32)]) {
    await assert.rejects(uploads.answer(event, signature, never), { name: "UnsignedEventError" });
  }
});
