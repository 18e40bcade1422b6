import { processConfig } from "#lib/config.ts";
import { createBucket } from "#lib/generation/storage/s3/s3-bucket.ts";
import { log } from "#lib/log.ts";

// Creates the configured bucket if it does not exist: run once before the first site starts.
const { fileStore } = processConfig();
if (fileStore.kind !== "s3") throw new Error("Set S3_ENDPOINT and the other S3_ variables first");
const made = await createBucket(fileStore);
log("info", made ? "bucket created" : "bucket already exists", { bucket: fileStore.bucket });
