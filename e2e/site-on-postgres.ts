import { spawn } from "node:child_process";
import { once } from "node:events";
import { startPostgresServer } from "../lib/generation/database/postgres-server.fixture.ts";
import { postgresPort } from "./own-database.ts";

/** The site of a run with `TEST_DATABASE=postgres`, and the Postgres that it and the tests' own sites are on. */
const [, , port = ""] = process.argv;
const server = await startPostgresServer(postgresPort);
const env = { ...process.env, DATABASE_URL: await server.createDatabase("site") };
const site = spawn("node", ["node_modules/next/dist/bin/next", "start", "-p", port], { env, stdio: "inherit" });
process.once("SIGTERM", () => site.kill("SIGTERM"));
await once(site, "exit");
await server.stop();
