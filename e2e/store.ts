import { readdirSync } from "node:fs";
import { join } from "node:path";

export const blobPort = 43_120;
const apiUrl = `http://localhost:${blobPort}/api/blob`;

/**
 * `E2E_STORE=blob` has the browser tests run with files in a store that speaks the interface of Vercel Blob. The site is
 * then built anew: browsers may send to the store by a policy that is fixed with the build.
 */
export const usesBlob = process.env.E2E_STORE === "blob";

export const storeEnvironment: Record<string, string> = usesBlob
  ? {
      BLOB_READ_WRITE_TOKEN: "vercel_blob_rw_teststore_c2VjcmV0",
      VERCEL_BLOB_API_URL: apiUrl,
      NEXT_PUBLIC_VERCEL_BLOB_API_URL: apiUrl,
    }
  : {};

/** What a site has in its scratch folder, but for the copies of files in a store that it keeps at hand. */
export function workInHand(dataDir: string): string[] {
  return readdirSync(join(dataDir, "scratch")).filter((name) => !name.endsWith("_copies"));
}
