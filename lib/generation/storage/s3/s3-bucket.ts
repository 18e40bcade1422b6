import type { S3Options } from "../../../file-store-settings.ts";
import { persist, usualPatience } from "../persist.ts";
import { s3Client } from "./s3-client.ts";

/**
 * Makes the bucket that files are to be kept in, unless it is there (Amazon S3 API, "HeadBucket" and "CreateBucket").
 * A store that has not started yet is waited for as any other that does not answer.
 * @returns whether it had to be made
 */
export async function createBucket(options: S3Options, patience = usualPatience): Promise<boolean> {
  const client = s3Client(options);
  if (await persist(patience, (signal) => client.ask({ method: "HEAD" }, signal))) return false;
  await persist(patience, (signal) => client.tell({ method: "PUT", body: placed(options.region) }, signal));
  return true;
}

/** The first region has no name here: it is where a bucket goes of which nothing is said. */
function placed(region: string): Uint8Array<ArrayBuffer> {
  const constraint = `<LocationConstraint>${region}</LocationConstraint>`;
  const body = `<CreateBucketConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${constraint}</CreateBucketConfiguration>`;
  return Buffer.from(region === "us-east-1" ? "" : body);
}
