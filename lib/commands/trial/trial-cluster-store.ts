import { join } from "node:path";
import { fileStoreVariables } from "#lib/file-store-settings.ts";
import { startS3Server } from "#lib/generation/storage/s3/s3-server.fixture.ts";
import { s3Credentials } from "#lib/generation/storage/s3/s3-signature.fixture.ts";
import { openWire } from "./trial-cluster-wire.ts";

export interface TrialStore {
  /** A process's settings for the store. */
  settings(member: string): Record<string, string>;
  /** Requests so far; none to a disk. */
  requests(): number;
  close(): Promise<void>;
}

/** Overrides this shell's variables: an empty variable counts as not set. */
const none = Object.fromEntries(Object.keys(fileStoreVariables).map((name) => [name, ""]));

/** The store that all processes share: a folder, or the S3 server of the tests, which keeps its objects in memory. */
export async function openTrialStore(kind: "disk" | "s3", folder: string, gateway: string): Promise<TrialStore> {
  if (kind === "disk") {
    return {
      settings: () => ({ ...none, DATA_DIR: join(folder, "data") }),
      requests: () => 0,
      close: async () => undefined,
    };
  }
  const server = await startS3Server();
  const wire = await openWire(gateway, Number(new URL(server.url).port));
  const settings = {
    S3_ENDPOINT: `http://${gateway}:${wire.port}`,
    S3_BUCKET: server.bucketName,
    S3_REGION: s3Credentials.region,
    S3_ACCESS_KEY_ID: s3Credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Credentials.secretAccessKey,
  };
  return {
    settings: (member) => ({ DATA_DIR: join(folder, member), ...none, ...settings }),
    requests: () => server.asked.length,
    async close() {
      wire.close();
      await server.close();
    },
  };
}
