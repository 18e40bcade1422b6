import { join } from "node:path";
import { type Config, processConfig } from "#lib/config.ts";
import { type Background, type ClientBackground, createBackground } from "./common/background.ts";
import type { TaskOwner } from "./common/client-turns.ts";
import { endProcess } from "./common/errors/end-process.ts";
import { ownName } from "./common/process-name.ts";
import type { Database } from "./database/database.ts";
import { openPostgres } from "./database/postgres.ts";
import { openSqlite } from "./database/sqlite.ts";
import { pgBossQueue } from "./queue/pg-boss-queue.ts";
import type { Queue } from "./queue/queue.ts";
import { sqliteQueue } from "./queue/sqlite-queue.ts";
import { blobDirectUploads } from "./storage/blob/blob-direct-uploads.ts";
import { blobStore } from "./storage/blob/blob-store.ts";
import { diskStorage } from "./storage/disk.ts";
import { type DiskSpace, diskSpace } from "./storage/disk-space.ts";
import { usualCopyLimits } from "./storage/local-copies.ts";
import { storageOnObjectStore } from "./storage/object-store/storage-on-object-store.ts";
import { s3Store } from "./storage/s3/s3-store.ts";
import { createScratch, type Scratch } from "./storage/scratch.ts";
import type { Storage } from "./storage/storage.ts";
import { readCatalogue, type TemplateCatalogue } from "./templates/catalogue.ts";
import { type ClientPools, createWorkerPools, poolsFor, type WorkerPools } from "./workers/pools.ts";

/** Everything that the use cases need, named after its role rather than its implementation. */
export interface Container {
  config: Config;
  database: Database;
  queue: Queue;
  storage: Storage;
  /** The disk of the embedded database, the files and the scratch space. */
  disk: DiskSpace;
  scratch: Scratch;
  templates: TemplateCatalogue;
  pools: WorkerPools;
  background: Background;
}

/**
 * The container as a use case has it: tasks in worker processes take the turns of the client that it serves, and so does work in
 * the background.
 */
export interface ClientContainer extends Container {
  pools: ClientPools;
  background: ClientBackground;
}

/** The container for one client, or for the site's own work. */
export function containerFor(container: Container, owner: TaskOwner): ClientContainer {
  return { ...container, pools: poolsFor(container.pools, owner), background: container.background.for(owner) };
}

/** The only place that names concrete adapters. */
export function createContainer(config: Config): Container {
  const { rootDir, compiledDir } = config;
  const program = join(rootDir, "lib/generation/workers/program.ts");
  return {
    config,
    ...openDatabase(config),
    storage: chooseStorage(config),
    disk: diskSpace(config.dataDir, config.minFreeBytes),
    scratch: createScratch(join(config.dataDir, "scratch")),
    templates: readCatalogue(rootDir),
    pools: createWorkerPools(Math.max(1, config.renderWorkers), { program, rootDir, compiledDir }),
    background: createBackground(),
  };
}

/** A function has 500 MB of disk, which its active work needs too. */
const functionCopyLimits = { ...usualCopyLimits, bytes: 200_000_000 };

/** The storage that the configuration selects. */
function chooseStorage({ dataDir, fileStore, drive }: Pick<Config, "dataDir" | "fileStore" | "drive">): Storage {
  // Named like scratch folders, so that a sweep finds what an ended process left.
  const copiesFolder = join(dataDir, "scratch", `${ownName}_copies`);
  switch (fileStore.kind) {
    case "disk":
      return diskStorage(join(dataDir, "files"));
    case "blob": {
      const directUploads = blobDirectUploads(fileStore.token);
      const copyLimits = drive === "functions" ? functionCopyLimits : usualCopyLimits;
      return storageOnObjectStore(blobStore(fileStore.token), { copiesFolder, copyLimits, directUploads });
    }
    case "s3":
      return storageOnObjectStore(s3Store(fileStore), { copiesFolder });
  }
}

/** The queue uses the same database, so that tasks are sent in the transaction that makes them necessary. */
function openDatabase({ databaseUrl, databaseConnections, dataDir }: Config): Pick<Container, "database" | "queue"> {
  if (databaseUrl !== null) {
    const database = openPostgres(databaseUrl, databaseConnections);
    return { database, queue: pgBossQueue(database, databaseUrl) };
  }
  const damaged = "the database is damaged: restore it from a backup, or move it away to begin with an empty one";
  const lost = "the database was replaced or removed: start again with the one that is there";
  const database = openSqlite(
    join(dataDir, "rowpress.sqlite"),
    (error) => endProcess(damaged, error),
    (error) => endProcess(lost, error),
  );
  return { database, queue: sqliteQueue(database) };
}

// Next bundles routes and instrumentation separately: a module variable would exist once per bundle.
const holder = globalThis as typeof globalThis & { rowpressContainer?: Container };

/** This process's container, created on the first call. */
export function container(): Container {
  holder.rowpressContainer ??= createContainer(processConfig());
  return holder.rowpressContainer;
}
