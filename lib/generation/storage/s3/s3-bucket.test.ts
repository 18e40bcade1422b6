import assert from "node:assert/strict";
import { after, test } from "node:test";
import { testPatience } from "../storage-faults.contract.ts";
import { createBucket } from "./s3-bucket.ts";
import { startS3Server } from "./s3-server.fixture.ts";
import { s3Credentials } from "./s3-signature.fixture.ts";
import { s3Store } from "./s3-store.ts";

const server = await startS3Server();
after(() => server.close());
const options = {
  ...s3Credentials,
  endpoint: server.url,
  publicEndpoint: null,
  bucket: "another",
  forcePathStyle: true,
};

test("creates a bucket once, even if the store is still starting", async () => {
  server.fault = ({ earlier }) => (earlier < 2 ? { status: 503 } : null);
  assert.equal(await createBucket(options, testPatience), true);
  assert.equal(await createBucket(options, testPatience), false);
  const { keys } = await s3Store(options).list("", null, AbortSignal.timeout(10_000));
  assert.deepEqual(keys, []);
});

test("reports that a key isn't allowed to create buckets", async () => {
  const stranger = { ...options, secretAccessKey: "another", bucket: "third" };
  await assert.rejects(createBucket(stranger, testPatience), /403/);
});
