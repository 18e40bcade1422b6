import type { TaskOwner } from "../common/client-turns.ts";
import { type ClientPool, createWorkerPool, type WorkerPool, type WorkerPoolOptions } from "./pool.ts";
import { niceness } from "./process.ts";
import { residentLimits } from "./resident-limits.ts";

/** The worker processes of a site, in separate pools so that no type of work waits for another. */
export interface WorkerPools {
  /** Detect file types and read spreadsheets. */
  sheets: WorkerPool;
  /** Read photos and vet drawings, so that images never delay a spreadsheet. */
  pictures: WorkerPool;
  /** Render one drawing each, within seconds or not at all. */
  drawings: WorkerPool;
  /** Read pages that visitors upload. */
  designs: WorkerPool;
  /** What a visitor waits for after every change: row checks and previews. */
  previews: WorkerPool;
  /** Create documents. The site's own answers and previews come first. */
  documents: WorkerPool;
  /** Lay out documents that nobody is waiting for yet, at the lowest priority. */
  preflight: WorkerPool;
}

/** The same pools for one client's tasks. */
export type ClientPools = { [Name in keyof WorkerPools]: ClientPool };

/** The pools as one client uses them. */
export function poolsFor(pools: WorkerPools, owner: TaskOwner): ClientPools {
  const { sheets, pictures, drawings, designs, previews, documents, preflight } = pools;
  return {
    sheets: sheets.for(owner),
    pictures: pictures.for(owner),
    drawings: drawings.for(owner),
    designs: designs.for(owner),
    previews: previews.for(owner),
    documents: documents.for(owner),
    preflight: preflight.for(owner),
  };
}

/** Two each: one visitor's large file delays neither another visitor's file nor a preview. */
const usualSize = 2;
/** Enough for a photo of 12 megapixels or a sheet of 10,000 rows. */
const yieldsAfterMs = 250;
/** Most tasks are over by then, and starting a process takes half as long. */
const patienceMs = 1_000;
/** More would hold memory just to save the others a minute of work. */
const mostForPreflight = 4;

/** Megabytes: more gains nothing. It holds 65 MB more than V8's own choice. */
const documentsHeap = 96;
/** Long enough for a visitor's next change, which a new process would answer half a second later. */
const preflightIdleMs = 30_000;

/** @param size of the pool that creates documents */
export function createWorkerPools(
  size: number,
  paths: Pick<WorkerPoolOptions, "program" | "rootDir" | "compiledDir">,
): WorkerPools {
  const typesetting = { ...paths, residentBytesLimit: residentLimits.typesetting };
  const previewing = { ...typesetting, patienceMs };
  // Files are read at the documents' priority: with a higher one, each photo would hold up what others are waiting for.
  const priority = { niceness: niceness.work, yieldsAfterMs, patienceMs };
  const reading = { ...paths, ...priority, residentBytesLimit: residentLimits.reading };
  return {
    sheets: createWorkerPool(usualSize, reading),
    pictures: createWorkerPool(usualSize, reading),
    drawings: createWorkerPool(usualSize, reading),
    designs: createWorkerPool(usualSize, { ...reading, residentBytesLimit: residentLimits.pages }),
    previews: createWorkerPool(usualSize, previewing),
    documents: createWorkerPool(size, { ...typesetting, heapMegabytes: documentsHeap, niceness: niceness.work }),
    preflight: createWorkerPool(Math.min(size, mostForPreflight), {
      ...typesetting,
      niceness: niceness.unawaited,
      idleMs: preflightIdleMs,
    }),
  };
}

/** Ends all worker processes, busy ones after their task. */
export function stopWorkerPools(pools: WorkerPools): void {
  for (const pool of Object.values(pools)) pool.stop();
}
