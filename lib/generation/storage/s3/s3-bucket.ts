import type { S3Options } from "#lib/file-store-settings.ts";
import { persist, usualPatience } from "../object-store/persist.ts";
import { s3Client } from "./s3-client.ts";

/**
 * Creates the bucket unless it exists (Amazon S3 API, "HeadBucket" and "CreateBucket"). Waits for a store that is still
 * starting as for any other that doesn't respond.
 * @returns whether it was created
 */
export async function createBucket(options: S3Options, patience = usualPatience): Promise<boolean> {
  const client = s3Client(options);
  if (await persist(patience, (signal) => client.ask({ method: "HEAD" }, signal))) return false;
  await persist(patience, (signal) => client.askForAll({ method: "PUT", body: placed(options.region) }, signal));
  return true;
}

/** us-east-1 must not be named: it is the default when no location is given. */
function placed(region: string): Uint8Array<ArrayBuffer> {
  const constraint = `<LocationConstraint>${region}</LocationConstraint>`;
  const body = `<CreateBucketConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${constraint}</CreateBucketConfiguration>`;
  return Buffer.from(region === "us-east-1" ? "" : body);
}
