import { createHash } from "node:crypto";
import { createDatabase } from "../lib/generation/database/postgres-server.fixture.ts";

/** Where `site-on-postgres.ts` has the Postgres of a run. */
export const postgresPort = 43_190;

/** The setting that gives the site on this folder a database of its own, the same each time it starts. */
export async function ownDatabase(dataDir: string): Promise<{ DATABASE_URL?: string }> {
  if (process.env.TEST_DATABASE !== "postgres") return {};
  const name = `own_${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}`;
  return { DATABASE_URL: await createDatabase(postgresPort, name) };
}
