import { mkdir, statfs } from "node:fs/promises";
import { log } from "#lib/log.ts";
import { told } from "#lib/messages/told.ts";
import { AppError } from "../app-error.ts";

/** Less is no room, whatever is to stay free: not even a small file is written. */
const fullBytes = 65_536;
const retryAfterSeconds = 60;

/** The room on the disk that a folder is on. */
export interface DiskSpace {
  /** Whether less is free than is to stay free. */
  isLow(): Promise<boolean>;
}

export function diskSpace(folder: string, minFreeBytes: number): DiskSpace {
  let wasLow = false;
  return {
    async isLow() {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      const freeBytes = bavail * bsize;
      const isLow = freeBytes < Math.max(minFreeBytes, fullBytes);
      if (isLow && !wasLow) log("warn", "disk is full: uploads, starts and jobs wait", { freeBytes, minFreeBytes });
      if (wasLow && !isLow) log("info", "disk has room again", { freeBytes });
      wasLow = isLow;
      return isLow;
    },
  };
}

const lowDisk = () => Object.assign(new Error("Too little of the disk is free"), { code: "ENOSPC" });

/** What a request is answered that the disk has no room for. */
export function noRoom(cause: unknown = lowDisk()): AppError {
  return new AppError("busy", told("api.disk"), { retryAfterSeconds, cause });
}
