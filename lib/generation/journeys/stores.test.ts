import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { put } from "@vercel/blob/client";
import { directUploadKey } from "#lib/contracts/direct-upload.ts";
import type { ErrorCode } from "#lib/contracts/errors.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import { unzip } from "../archive/unzip.fixture.ts";
import { AppError } from "../common/errors/app-error.ts";
import { newUploadId } from "../common/ids/ids.ts";
import { openDownload } from "../downloads/open-download.ts";
import { type JobRunner, startJobRunner } from "../jobs/job-runner.ts";
import { startGeneration } from "../jobs/start-job.ts";
import { sweep } from "../jobs/sweep/sweep.ts";
import { changeSession } from "../sessions/change-session.ts";
import { closeSession } from "../sessions/close-session.ts";
import { createSession } from "../sessions/create-session.ts";
import { type BlobServer, blobToken, refusal, startBlobServer } from "../storage/blob/blob-server.fixture.ts";
import { startS3Server } from "../storage/s3/s3-server.fixture.ts";
import { s3Credentials } from "../storage/s3/s3-signature.fixture.ts";
import { answerDirectUpload } from "../uploads/direct-upload.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const refusedWith = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;
const names = Array.from({ length: 60 }, (_, index) => `Guest ${index + 1}`);
const sheet = ["Name,Company", ...names.map((name) => `${name},Rowpress`)].join("\n");
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Uploads a file as a browser does: gets a token from the site, then sends the file to the store. */
async function sendDirectly(site: TestSite, visitor: string, content: string | Buffer): Promise<UploadId> {
  const { id, token } = await grantFor(site, visitor);
  await put(directUploadKey(id), content, { access: "private", token });
  return id;
}

async function grantFor({ container }: TestSite, visitor: string): Promise<{ id: UploadId; token: string }> {
  const id = newUploadId();
  const pathname = directUploadKey(id);
  const clientPayload = JSON.stringify({ filename: "C:\\guests.csv" });
  const event = { type: "blob.generate-client-token" as const, payload: { pathname, clientPayload, multipart: false } };
  const answer = await answerDirectUpload(container, visitor, event, null);
  assert.ok("clientToken" in answer);
  return { id, token: answer.clientToken };
}

async function madeNames(site: TestSite, visitor: string, sessionId: Parameters<typeof startGeneration>[2]) {
  const { jobId } = await startGeneration(site.container, visitor, sessionId);
  const { status, results } = await site.finished(visitor, jobId);
  assert.equal(status, "succeeded");
  const zip = await site.download(visitor, results[0]?.resultId ?? "");
  assert.equal((await site.download(visitor, results[0]?.resultId ?? "", "2")).subarray(0, 5).toString(), "%PDF-");
  return (await unzip(zip)).map(({ name }) => name.replace(".pdf", ""));
}

describe("a site with its files in Vercel Blob", () => {
  let server: BlobServer;
  let site: TestSite;
  let engine: JobRunner;
  before(async () => {
    server = await startBlobServer();
    process.env.VERCEL_BLOB_API_URL = server.apiUrl;
    site = await openTestSite({ BLOB_READ_WRITE_TOKEN: blobToken, MAX_UPLOAD_BYTES: "100000" });
    engine = startJobRunner(site.container);
  });
  after(async () => {
    await engine.stop();
    await site.close();
    await server.close();
  });

  test("makes documents of a file that a browser sent straight to the store, though one request in twenty fails", async () => {
    const uploadId = await sendDirectly(site, "v", sheet);
    server.fault = ({ earlier }) => (earlier % 20 === 19 ? refusal(500, "internal_server_error") : null);
    const session = await createSession(site.container, "v", { uploadId, template: "badge", preview: { row: 2 } });
    assert.equal(session.filename, "guests.csv");
    assert.match(session.preview?.pages[0] ?? "", /<svg/);
    assert.deepEqual(await madeNames(site, "v", session.sessionId), names);
    server.fault = () => null;
    await closeSession(site.container, "v", { sessionId: session.sessionId, state: "closed" });
    assert.deepEqual([...server.bucket.objects.keys()], []);
  });

  test("refuses a file in the store as one that comes through the site, and deletes it", async () => {
    const session = (uploadId: UploadId, visitor = "v") =>
      createSession(site.container, visitor, { uploadId, template: "badge" });
    const pdf = await sendDirectly(site, "v", "%PDF-1.7 and so on");
    await assert.rejects(session(pdf), refusedWith("unsupported_kind"));
    const empty = await sendDirectly(site, "v", Buffer.alloc(0));
    await assert.rejects(session(empty), refusedWith("empty_file"));
    const image = await sendDirectly(site, "v", picture);
    await assert.rejects(session(image), refusedWith("not_a_spreadsheet"));
    assert.deepEqual([...server.bucket.objects.keys()], []);
    await assert.rejects(session(pdf), refusedWith("no_file"));
    const other = await sendDirectly(site, "other", sheet);
    await assert.rejects(session(other), refusedWith("not_found"));
    await assert.rejects(sendDirectly(site, "v", "x".repeat(100_001)), /too large/);
  });

  test("takes a picture that was sent straight to the store", async () => {
    const logo = await sendDirectly(site, "v", picture);
    const { uploadId } = await site.upload("v", sheet);
    const choices = { uploadId, template: "certificate", settings: { logo } };
    const session = await createSession(site.container, "v", choices);
    assert.equal(session.settings.logo, logo);
    const other = await sendDirectly(site, "v", picture);
    const { sessionId } = session;
    const changed = await changeSession(site.container, "v", { sessionId, settings: { logo: other } });
    assert.equal(changed.settings.logo, other);
    const table = await sendDirectly(site, "v", sheet);
    const wrong = changeSession(site.container, "v", { sessionId, settings: { logo: table } });
    await assert.rejects(wrong, refusedWith("invalid_request"));
  });

  test("gives no token for a key that is no upload's, an upload that is there, or a name that is none", async () => {
    const ask = (pathname: string, clientPayload: string | null, visitor = "v") => {
      const payload = { pathname, clientPayload, multipart: false };
      return answerDirectUpload(site.container, visitor, { type: "blob.generate-client-token", payload }, null);
    };
    const named = JSON.stringify({ filename: "a.csv" });
    const { uploadId } = await site.upload("v", sheet);
    for (const pathname of [
      "a",
      "uploads/upl_x/file",
      `${directUploadKey(newUploadId())}/x`,
      directUploadKey(uploadId),
    ]) {
      await assert.rejects(ask(pathname, named), refusedWith("invalid_request"), pathname);
    }
    await assert.rejects(ask(directUploadKey(uploadId), named, "w"), refusedWith("invalid_request"));
    await createSession(site.container, "v", { uploadId, template: "badge" });
    for (const payload of [null, "{", "{}"]) {
      await assert.rejects(ask(directUploadKey(newUploadId()), payload), refusedWith("invalid_request"));
    }
  });

  test("sweeps what was sent to the store and never used", async () => {
    const id = await sendDirectly(site, "v", sheet);
    assert.ok(server.bucket.objects.has(directUploadKey(id)));
    await sweep(site.container, Date.now() + 3_600_000);
    assert.ok(server.bucket.objects.has(directUploadKey(id)));
    await sweep(site.container, Date.now() + 3_600_000 + 601_000);
    assert.ok(!server.bucket.objects.has(directUploadKey(id)));
  });

  test("sweeps what comes by a token after the upload was deleted", async () => {
    const { id, token } = await grantFor(site, "v");
    const send = () => put(directUploadKey(id), sheet, { access: "private", token });
    await send();
    const { sessionId } = await createSession(site.container, "v", { uploadId: id, template: "badge" });
    await closeSession(site.container, "v", { sessionId, state: "closed" });
    await sweep(site.container, Date.now() + 601_000);
    await send();
    await sweep(site.container, Date.now() + 3_600_000 + 601_000);
    assert.deepEqual(
      [...server.bucket.objects.keys()].filter((key) => key.includes(id)),
      [],
    );
  });
});

describe("a site with its files in an S3 store", () => {
  test("makes documents, and sends browsers to the store for a large result", async () => {
    const server = await startS3Server();
    const site = await openTestSite({
      S3_ENDPOINT: server.url,
      S3_PUBLIC_ENDPOINT: server.url,
      S3_BUCKET: server.bucketName,
      S3_REGION: s3Credentials.region,
      S3_ACCESS_KEY_ID: s3Credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3Credentials.secretAccessKey,
    });
    const engine = startJobRunner(site.container);
    try {
      const { sessionId } = await site.session("v", sheet, { template: "badge" });
      assert.deepEqual(await madeNames(site, "v", sessionId), names);
      await site.container.database.execute("UPDATE results SET bytes = 4000000", []);
      const { jobId } = await startGeneration(site.container, "v", sessionId);
      const { results } = await site.finished("v", jobId);
      const download = await openDownload(site.container, "v", results[0]?.resultId ?? "", null);
      const answer = await fetch((await download.signedUrl('attachment; filename="a.zip"')) ?? "");
      assert.equal(answer.headers.get("content-disposition"), 'attachment; filename="a.zip"');
      assert.equal((await unzip(Buffer.from(await answer.arrayBuffer()))).length, names.length);
      await closeSession(site.container, "v", { sessionId, state: "closed" });
      assert.deepEqual([...server.bucket.objects.keys()], []);
    } finally {
      await engine.stop();
      await site.close();
      await server.close();
    }
  });
});
