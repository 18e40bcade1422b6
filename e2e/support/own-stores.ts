import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createDatabase } from "#lib/generation/database/postgres-server.fixture.ts";
import { chosenStores } from "#lib/generation/journeys/chosen-stores.fixture.ts";
import { blobToken } from "#lib/generation/storage/blob/blob-server.fixture.ts";
import { ports } from "./ports.ts";

const blobApiUrl = `http://localhost:${ports.blobServer}/api/blob`;

/** Also needed for the build, whose content security policy determines whether browsers may send to the store. */
export const fileStoreSettings: Record<string, string> = chosenStores.usesBlob
  ? {
      BLOB_READ_WRITE_TOKEN: blobToken,
      VERCEL_BLOB_API_URL: blobApiUrl,
      NEXT_PUBLIC_VERCEL_BLOB_API_URL: blobApiUrl,
    }
  : {};

/** The settings of a site, or worker, with this folder: its database is its own, and the same each time it starts. */
export async function ownStores(dataDir: string): Promise<Record<string, string>> {
  const folder = { DATA_DIR: dataDir, ...fileStoreSettings };
  if (!chosenStores.onPostgres) return folder;
  const name = `own_${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}`;
  return { ...folder, DATABASE_URL: await createDatabase(ports.postgres, name) };
}

/** The contents of a site's scratch folder, except for its cached copies of stored files. */
export function scratchFiles(dataDir: string): string[] {
  return readdirSync(join(dataDir, "scratch")).filter((name) => !name.endsWith("_copies"));
}
