import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { ownDatabase } from "./own-database.ts";

/** Starts a site of a test's own, on a folder of its own, where others must not interfere. */
export async function startOwnSite(port: number, dataDir: string): Promise<ChildProcess> {
  const site = spawn("node", ["node_modules/next/dist/bin/next", "start", "-p", String(port)], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, DATA_DIR: dataDir, RATE_LIMITS: "off", ...(await ownDatabase(dataDir)) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const answers = async () => expect((await fetch(`http://localhost:${port}/api`)).status).toBe(404);
  await expect(answers).toPass({ timeout: 30_000 });
  return site;
}

/** As a power cut would: the process gets no chance to say goodbye. */
export async function killSite(site: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => site.once("exit", resolve));
  site.kill("SIGKILL");
  await ended;
}
