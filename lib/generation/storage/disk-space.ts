import { mkdir, statfs } from "node:fs/promises";
import { log } from "#lib/log.ts";

/** Less is no room, whatever is to stay free: not even a small file is written. */
const fullBytes = 65_536;

/** The room on the disk that a folder is on. */
export interface DiskSpace {
  /**
   * Whether less is free than is to stay free.
   * @param maxAgeMs how old the answer may be: many ask at once for what they only show
   */
  isLow(maxAgeMs?: number): Promise<boolean>;
}

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
