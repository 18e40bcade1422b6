import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { type PostgresServer, startPostgresServer } from "#lib/generation/database/postgres-server.fixture.ts";
import { openNetwork, type Place } from "./trial-cluster-network.ts";
import { openTrialStore, type TrialStore } from "./trial-cluster-store.ts";
import { openWire, type Wire } from "./trial-cluster-wire.ts";

/** A web or worker process, with its own connection to the database. */
export interface Member {
  name: string;
  wire: Wire;
  /** The id of the current process. */
  pid(): number;
  /** Kills it like a power cut would, and starts another in its place. */
  replace(): Promise<void>;
}

export interface Cluster {
  network: string;
  members: Member[];
  webs: string[];
  server: PostgresServer;
  /** The database's URL for this process. */
  databaseUrl: string;
  store: TrialStore;
  /** Contains the processes' logs, `*.log`, and all their data. */
  folder: string;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  webs: number;
  workers: number;
  store: "disk" | "s3";
  /** More settings of the server, `name=value`. */
  postgres?: string[];
}

/** Builds the site if its sources have changed. */
export async function buildSite(): Promise<void> {
  await promisify(execFile)(process.execPath, ["lib/commands/build/build.mjs"]);
}

/**
 * Starts Postgres, a store, and processes of the built site, each of which reaches the others only through the network.
 */
export async function startCluster({ webs, workers, store: kind, postgres }: ClusterOptions): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-cluster-"));
  const network = openNetwork(webs + workers);
  process.once("exit", network.remove);
  const server = await startPostgresServer(undefined, postgres);
  const databaseUrl = await server.createDatabase();
  const store = await openTrialStore(kind, folder, network.gateway);
  const members: (Member & { stop(): Promise<void> })[] = [];
  for (const [index, place] of network.places.entries()) {
    const isWeb = index < webs;
    const name = isWeb ? `web${index + 1}` : `worker${index + 1 - webs}`;
    const wire = await openWire(network.gateway, server.port);
    const environment = {
      ...store.settings(name),
      DATABASE_URL: databaseUrl.replace(`127.0.0.1:${server.port}`, `${network.gateway}:${wire.port}`),
      RENDER_WORKERS: isWeb ? "0" : "1",
      RATE_LIMITS: "off",
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
    };
    const site = ["node_modules/next/dist/bin/next", "start", "-H", place.address, "-p", String(place.port)];
    const program = isWeb ? site : ["lib/commands/worker.ts"];
    members.push({ name, wire, ...startMember(place, program, environment, join(folder, `${name}.log`)) });
  }
  const addresses = network.places.slice(0, webs).map(({ address, port }) => `http://${address}:${port}`);
  await Promise.all(addresses.map(answering));
  return {
    network: network.description,
    members,
    webs: addresses,
    server,
    databaseUrl,
    store,
    folder,
    async stop() {
      await Promise.all(members.map((member) => member.stop()));
      for (const { wire } of members) wire.close();
      await store.close();
      await server.stop();
      network.remove();
      rmSync(folder, { recursive: true });
    },
  };
}

function startMember({ prefix }: Place, program: string[], settings: Record<string, string>, logPath: string) {
  const [command = "", ...args] = [...prefix, process.execPath, ...program];
  const log = openSync(logPath, "a");
  const start = (): ChildProcess =>
    spawn(command, args, { env: { ...process.env, ...settings }, stdio: ["ignore", log, log] });
  let child = start();
  process.once("exit", () => child.kill("SIGKILL"));
  const kill = async () => {
    if (child.exitCode !== null) throw new Error(`${logPath}: it had ended by itself, with ${child.exitCode}`);
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    pid: () => child.pid ?? 0,
    stop: kill,
    async replace() {
      await kill();
      child = start();
    },
  };
}

async function answering(url: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; await sleep(100)) {
    try {
      if ((await fetch(`${url}/api`)).status === 404) return;
    } catch (error) {
      if (!(error instanceof TypeError) || Date.now() > deadline) throw error; // otherwise nothing listens yet
    }
  }
}
