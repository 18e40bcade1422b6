import { mkdir, statfs } from "node:fs/promises";
import { log } from "#lib/log.ts";

/** Below this the disk counts as full, whatever the configured reserve: even a small file can't be written. */
const fullBytes = 65_536;

/** The free space on a folder's disk. */
export interface DiskSpace {
  /**
   * Whether less space is free than the configured reserve.
   * @param maxAgeMs how old the answer may be: many callers only display it
   */
  isLow(maxAgeMs?: number): Promise<boolean>;
}

/** @param minFreeBytes the configured reserve; with less free space, the site pauses what writes */
export function diskSpace(folder: string, minFreeBytes: number): DiskSpace {
  let wasLow = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    async isLow(maxAgeMs = 0) {
      if (performance.now() - lookedAt < maxAgeMs) return wasLow;
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      const freeBytes = bavail * bsize;
      const isLow = freeBytes < Math.max(minFreeBytes, fullBytes);
      if (isLow && !wasLow) log("warn", "disk full: uploads, starts and jobs are paused", { freeBytes, minFreeBytes });
      if (wasLow && !isLow) log("info", "disk space available again", { freeBytes });
      wasLow = isLow;
      lookedAt = performance.now();
      return isLow;
    },
  };
}
