import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { PassingError } from "../common/errors/passing-error.ts";
import { mayRun, ownName } from "../common/process-name.ts";
import { isMissing } from "./is-missing.ts";

/** Temporary folders: for uploads before they are accepted, and for worker processes' input and output. */
export interface Scratch {
  /**
   * Runs `work` with an empty folder, which is deleted afterwards.
   * @throws PassingError if someone else deleted the folder, or a file in it, during the work
   */
  use<T>(work: (folder: string) => Promise<T>): Promise<T>;
  /** Deletes what ended processes left behind. */
  sweep(): Promise<void>;
}

/**
 * No work takes this long. Older folders were left by processes that we can't check, such as those of another
 * container.
 */
const oldestMs = 24 * 3_600_000;

/** Scratch folders are named after the process that created them, so that `sweep` can tell which are left over. */
export function createScratch(root: string): Scratch {
  return {
    async use(work) {
      const folder = join(root, `${ownName}_${randomUUID()}`);
      await mkdir(folder, { recursive: true });
      try {
        return await work(folder);
      } catch (error) {
        // Something else may clean up temporary files. The same work succeeds in a new folder.
        if (isDeleted(folder, error)) throw new PassingError("The scratch folder was deleted", { cause: error });
        throw error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async sweep() {
      await mkdir(root, { recursive: true });
      for (const name of await readdir(root)) {
        const [owner = ""] = name.split("_");
        const path = join(root, name);
        if (!mayRun(owner) || (await isOld(path))) await rm(path, { recursive: true, force: true });
      }
    },
  };
}

/** Errors from worker processes have only a code and a message. */
function isDeleted(folder: string, error: unknown): boolean {
  return (isMissing(error) && error.message.includes(folder)) || !existsSync(folder);
}

/** The folder of active work may be deleted while we look at it. */
async function isOld(path: string): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < Date.now() - oldestMs;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
