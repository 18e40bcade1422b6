import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { type TrustedProxies, trustedProxies } from "./client-address.ts";
import { limits } from "./contracts/limits.ts";
import { type FileStore, fileStoreFaults, fileStoreOf, fileStoreVariables } from "./file-store-settings.ts";
import { type Drive, driveOf, functionsDataDir, functionsFaults, functionsVariables } from "./functions-settings.ts";
import { noQuotas, type Quotas, quotasOf, quotaVariables } from "./quota-settings.ts";

const count = (name: string) => z.coerce.number(`${name} must be a number`).int(`${name} must be a whole number`);

/** A function has 512 MB of temporary disk in total. */
const usualMinFreeBytes: Record<Drive, number> = { process: 500_000_000, functions: 50_000_000 };

const EnvironmentSchema = z.object({
  /** Port of the site. */
  PORT: count("PORT").min(1).max(65_535).default(3000),
  /** Folder of the embedded database, the files and the scratch space: `.data`; for functions, a temporary folder. */
  DATA_DIR: z.string().min(1).optional(),
  /** A Postgres, 13 or later, instead of the embedded database. Several machines can share it. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "DATABASE_URL must be a postgres:// URL" }).optional(),
  /** Maximum number of connections to it from this process, besides four for the queue. */
  DATABASE_CONNECTIONS: count("DATABASE_CONNECTIONS").min(1).max(1_000).default(8),
  /** Number of render processes; 0 for a process that only serves pages. */
  RENDER_WORKERS: count("RENDER_WORKERS").min(0).max(256).default(availableParallelism()),
  /** How long uploads and results are kept. */
  RETENTION_HOURS: z.coerce.number("RETENTION_HOURS must be a number").positive().max(8_760).default(24),
  /** Free bytes on the disk of `DATA_DIR` below which uploads, starts and jobs wait; 0 for no limit. */
  MIN_FREE_BYTES: count("MIN_FREE_BYTES").min(0).optional(),
  MAX_UPLOAD_BYTES: count("MAX_UPLOAD_BYTES").min(1_000).default(limits.uploadBytes),
  /** A ZIP of images. */
  MAX_PICTURES_BYTES: count("MAX_PICTURES_BYTES").min(1_000).default(limits.picturesBytes),
  MAX_ROWS: count("MAX_ROWS").min(1).max(1_000_000).default(limits.rows),
  /** Folder of saved designs (`.rowpress`) that everyone is offered. */
  TEMPLATES_DIR: z.string().min(1).optional(),
  /**
   * Where traces and metrics are sent, by OTLP over HTTP. The exporters read the other `OTEL_` variables themselves.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url("OTEL_EXPORTER_OTLP_ENDPOINT must be a URL").optional(),
  /** `off` also lifts the quotas, for load tests on your own machine. */
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  /** Proxies trusted to report a visitor's address: how many, or their networks. */
  TRUST_PROXY: z.string().optional(),
  ...quotaVariables,
  ...fileStoreVariables,
  ...functionsVariables,
});

/** All settings, except the one that Vercel sets itself. */
export const settingNames = Object.keys(EnvironmentSchema.shape).filter((name) => name !== "VERCEL");

export interface Config {
  port: number;
  dataDir: string;
  /** Where worker processes keep compiled modules. */
  compiledDir: string;
  /** Null for the embedded database. */
  databaseUrl: string | null;
  databaseConnections: number;
  /** The project folder, from which templates, fonts and the worker program are loaded by path. */
  rootDir: string;
  renderWorkers: number;
  retentionMs: number;
  minFreeBytes: number;
  maxUploadBytes: number;
  /** Never less than `maxUploadBytes`. */
  maxPicturesBytes: number;
  maxRows: number;
  /** Null if the site offers no designs. */
  templatesDir: string | null;
  rateLimits: boolean;
  quotas: Quotas;
  trustedProxies: TrustedProxies;
  /** Where files are stored. */
  fileStore: FileStore;
  drive: Drive;
  /** Null means the limit that the route declares. */
  functionSeconds: number | null;
  /** Base URL of a collector; null for no telemetry. */
  telemetryUrl: string | null;
}

/**
 * Reads the configuration from environment variables. An empty one counts as not set.
 * @throws Error that names every invalid variable at once.
 */
export function readConfig(environment: Record<string, string | undefined>, rootDir: string): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = EnvironmentSchema.safeParse(given);
  const issues = parsed.error?.issues ?? [];
  const single = issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  const drive = driveOf(given);
  // A function is always behind its platform's proxy.
  const proxies = trustedProxies(given.TRUST_PROXY ?? (drive === "functions" ? "1" : "0"));
  const faults = [...single, ...fileStoreFaults(given), ...functionsFaults(given)];
  if (proxies === null) faults.push("  TRUST_PROXY: must be a number of proxies or their networks, such as 10.0.0.0/8");
  if (!parsed.success || faults.length > 0 || proxies === null) {
    throw new Error(`These settings are invalid:\n${faults.join("\n")}`);
  }
  const env = parsed.data;
  const dataDir = resolve(rootDir, env.DATA_DIR ?? (drive === "functions" ? functionsDataDir : ".data"));
  return {
    port: env.PORT,
    dataDir,
    // A variable of Node's own, which tests set.
    compiledDir: given.NODE_COMPILE_CACHE ?? join(dataDir, "compiled"),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseConnections: env.DATABASE_CONNECTIONS,
    rootDir,
    renderWorkers: env.RENDER_WORKERS,
    retentionMs: env.RETENTION_HOURS * 3_600_000,
    minFreeBytes: env.MIN_FREE_BYTES ?? usualMinFreeBytes[drive],
    maxUploadBytes: env.MAX_UPLOAD_BYTES,
    maxPicturesBytes: Math.max(env.MAX_PICTURES_BYTES, env.MAX_UPLOAD_BYTES),
    maxRows: env.MAX_ROWS,
    templatesDir: env.TEMPLATES_DIR === undefined ? null : resolve(rootDir, env.TEMPLATES_DIR),
    rateLimits: env.RATE_LIMITS === "on",
    quotas: env.RATE_LIMITS === "on" ? quotasOf(env) : noQuotas,
    trustedProxies: proxies,
    fileStore: fileStoreOf(env),
    drive,
    functionSeconds: env.FUNCTION_SECONDS ?? null,
    telemetryUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  };
}

/** The configuration of this process; the project folder is its working directory. */
export function processConfig(): Config {
  return readConfig(process.env, process.cwd());
}

/**
 * Whether the pages may send files to Vercel Blob. Fixed at build time, which also sets the pages' content policy. Only
 * for code in pages.
 */
export const builtForDirectUploads = process.env.ROWPRESS_DIRECT_UPLOADS === "on";
