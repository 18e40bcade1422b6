import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from "./pool.ts";
import { residentLimits } from "./resident-limits.ts";

/** The worker processes of a site, by what they are kept for: none of these has to wait for another. */
export interface WorkerPools {
  /** Read the spreadsheets that visitors send, and find out what a file is. */
  sheets: WorkerPool;
  /** Read photos and vet drawings: no picture keeps a spreadsheet waiting. */
  pictures: WorkerPool;
  /** Draw each drawing once, in seconds or not at all. */
  drawings: WorkerPool;
  /** What a visitor waits for at every change: checking the rows, a preview. */
  previews: WorkerPool;
  /** Make documents. */
  documents: WorkerPool;
  /** Lay out what nobody waits for yet, at a lower priority than all the others. */
  preflight: WorkerPool;
}

/** Two each: one visitor's large file holds up neither another one's file nor anyone's preview. */
const usualSize = 2;
/** More would hold memory for what a minute of the others does as well. */
const mostForPreflight = 4;

/** @param size of the pool that makes documents */
export function createWorkerPools(size: number, paths: Pick<WorkerPoolOptions, "program" | "rootDir">): WorkerPools {
  const typesetting = { ...paths, residentBytesLimit: residentLimits.setting };
  const reading = { ...paths, residentBytesLimit: residentLimits.reading };
  return {
    sheets: createWorkerPool(usualSize, reading),
    pictures: createWorkerPool(usualSize, reading),
    drawings: createWorkerPool(usualSize, reading),
    previews: createWorkerPool(usualSize, typesetting),
    documents: createWorkerPool(size, typesetting),
    preflight: createWorkerPool(Math.min(size, mostForPreflight), { ...typesetting, isBehindOthers: true }),
  };
}

export function stopWorkerPools(pools: WorkerPools): void {
  for (const pool of Object.values(pools)) pool.stop();
}
