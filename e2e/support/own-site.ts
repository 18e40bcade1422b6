import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { ownStores } from "./own-stores.ts";

/** Also those that a test was starting when it timed out. As a function, a site lives on when its channel closes. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const site of running) site.kill("SIGKILL");
});

/** Starts a site with its own folder and port, with the run's stores and the built site. */
export async function startOwnSite(
  port: number,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<ChildProcess> {
  const program = ["node_modules/next/dist/bin/next", "start", "-p", String(port)];
  const site = await start(program, dataDir, { RATE_LIMITS: "off", ...settings });
  const answers = async () => {
    if (site.exitCode === null) expect((await fetch(`http://localhost:${port}/api`)).status).toBe(404);
  };
  await expect(answers).toPass({ timeout: 60_000 });
  if (site.exitCode !== null) throw new Error(`The site on port ${port} ended with ${site.exitCode}`);
  return site;
}

/** Starts a worker process for the site with this folder. */
export const startOwnWorker = (dataDir: string): Promise<ChildProcess> =>
  start(["lib/commands/worker.ts"], dataDir, { RENDER_WORKERS: "1", NODE_ENV: "production" });

async function start(program: string[], dataDir: string, settings: Record<string, string>): Promise<ChildProcess> {
  const started = spawn(process.execPath, program, {
    cwd: join(import.meta.dirname, "../.."),
    env: { ...process.env, ...(await ownStores(dataDir)), TZ: "Australia/Lord_Howe", ...settings },
    // The channel makes it exit even if we are killed.
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  running.add(started);
  started.once("exit", () => running.delete(started));
  started.stderr?.on("data", showTrouble);
  return started;
}

/** Shows only problems: what a site logs about successful jobs would hide the test results. */
function showTrouble(chunk: Buffer): void {
  const lines = chunk.toString().split("\n");
  process.stderr.write(lines.filter((line) => !line.includes('"level":"info"')).join("\n"));
}

/** Like a power cut: the process gets no chance to clean up. */
export const killSite = (site: ChildProcess) => end(site, "SIGKILL");

/** As an operator would. */
export const stopSite = (site: ChildProcess) => end(site, "SIGTERM");

async function end(site: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (site.exitCode !== null || site.signalCode !== null) return;
  const ended = new Promise((resolve) => site.once("exit", resolve));
  site.kill(signal);
  await ended;
}
