import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import type { Patience } from "../object-store/persist.ts";
import { storageOnObjectStore } from "../object-store/storage-on-object-store.ts";
import { storageContract } from "../storage.contract.ts";
import { storageFaultsContract, testPatience } from "../storage-faults.contract.ts";
import { startS3Server } from "./s3-server.fixture.ts";
import { s3Credentials } from "./s3-signature.fixture.ts";
import { s3Store } from "./s3-store.ts";

const copiesFolder = mkdtempSync(join(tmpdir(), "rowpress-s3-"));
const server = await startS3Server();
after(async () => {
  await server.close();
  rmSync(copiesFolder, { recursive: true });
});
const options = {
  ...s3Credentials,
  endpoint: server.url,
  publicEndpoint: server.url,
  bucket: server.bucketName,
  forcePathStyle: true,
};
const storageWith = (patience: Patience) => storageOnObjectStore(s3Store(options), { copiesFolder, patience });
const storage = storageWith(testPatience);
const signing = { filename: "a.zip", contentDisposition: "attachment", contentType: "application/zip" };

storageContract("S3", storage, { signsUrls: true });
storageFaultsContract("S3", server, storageWith, {
  broken: { status: 503 },
  tooMany: { status: 429 },
  refused: { status: 400 },
});

test("deletes its parts if a long write is aborted", () => {
  assert.equal(server.bucket.uploads.size, 0);
});

test("reports a wrong key at once", async () => {
  const before = server.asked.length;
  const wrong = storageOnObjectStore(s3Store({ ...options, secretAccessKey: "another" }), {
    copiesFolder,
    patience: testPatience,
  });
  await assert.rejects(wrong.write("a/wrong", [Buffer.from("x")]), /403.*SignatureDoesNotMatch/);
  assert.equal(server.asked.length, before + 1);
});

test("signs URLs that expire and open nothing else", async () => {
  await storage.write("signed/one", [Buffer.from("one")]);
  await storage.write("signed/two", [Buffer.from("two")]);
  const brief = (await storage.signedUrl("signed/one", { ...signing, expiresInSeconds: -1 })) ?? "";
  const lasting = (await storage.signedUrl("signed/one", { ...signing, expiresInSeconds: 60 })) ?? "";
  assert.equal((await fetch(brief)).status, 403);
  assert.equal((await fetch(lasting)).status, 200);
  assert.equal((await fetch(lasting.replace("/one", "/two"))).status, 403);
});

test("signs no URL if browsers can't reach the store", async () => {
  const hidden = storageOnObjectStore(s3Store({ ...options, publicEndpoint: null }), { copiesFolder });
  assert.equal(await hidden.signedUrl("signed/one", { ...signing, expiresInSeconds: 60 }), null);
});
