import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { ownEnvironment, ownNode } from "./install.mjs";

/** Throws, with advice, if another program listens on the port. */
export async function requireFreePort(port) {
  const server = createServer();
  await new Promise((resolve, reject) => {
    server.once("error", (error) => {
      const taken = `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm run quickstart`;
      reject(error.code === "EADDRINUSE" ? new Error(taken) : error);
    });
    server.listen(port, () => server.close(resolve));
  });
}

/**
 * Starts the built site and waits until it answers.
 * @param {{ port: number, env?: Record<string, string>, timeoutMs?: number }} options
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void>, ended: Promise<void> }>}
 */
export async function startSite({ port, env = {}, timeoutMs = 60_000 }) {
  const args = ["node_modules/next/dist/bin/next", "start", "-p", String(port)];
  const child = spawn(ownNode, args, {
    env: ownEnvironment({ PORT: String(port), NEXT_TELEMETRY_DISABLED: "1", ...env }),
    // The channel is never written to: when it closes, however we exit, the site exits too.
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  createInterface({ input: child.stderr }).on("line", showTrouble);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + timeoutMs;
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The site exited with code ${child.exitCode} before it responded`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The site did not respond within ${timeoutMs / 1_000} s`);
    }
    await sleep(50);
  }
  return { url, pid: child.pid, stop, ended };
}

/** The steps report progress; the site's own informational lines would hide it. */
function showTrouble(line) {
  if (!line.includes('"level":"info"')) process.stderr.write(`${line}\n`);
}

async function answers(url) {
  try {
    return (await fetch(`${url}/api`)).status === 404;
  } catch (error) {
    if (error instanceof TypeError) return false; // nothing listens yet
    throw error;
  }
}
