import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgresServer } from "#lib/generation/database/postgres-server.fixture.ts";
import { chosenStores } from "#lib/generation/journeys/chosen-stores.fixture.ts";
import { blobToken, startBlobServer } from "#lib/generation/storage/blob/blob-server.fixture.ts";
import { buildSite } from "./build-site.ts";
import { startOwnSite, stopSite } from "./own-site.ts";
import { ports } from "./ports.ts";

/**
 * Builds the site for the chosen stores, and starts them and the site that most tests share. Tests start others.
 * @returns a function that stops all of them and deletes their data
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildSite();

  const postgres = chosenStores.onPostgres ? await startPostgresServer(ports.postgres) : null;
  const blob = chosenStores.usesBlob ? await startBlobServer(blobToken, ports.blobServer) : null;
  const dataDir = mkdtempSync(join(tmpdir(), "rowpress-e2e-"));
  const site = await startOwnSite(ports.site, dataDir);
  return async () => {
    await stopSite(site);
    await blob?.close();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
