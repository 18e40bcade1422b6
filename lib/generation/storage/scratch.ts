import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { PassingError } from "../common/passing-error.ts";
import { mayRun, ownName } from "../common/process-name.ts";

/** Folders for work in hand: uploads not yet accepted, what worker processes read and write. */
export interface Scratch {
  /**
   * Runs `work` with an empty folder, which is deleted afterwards.
   * @throws PassingError where others deleted it, or a file in it, under the work
   */
  use<T>(work: (folder: string) => Promise<T>): Promise<T>;
  /** Deletes what processes that are no more left behind. */
  sweep(): Promise<void>;
}

/** No work takes so long: what is older was left by a process that cannot be asked for, as of another container. */
const oldestMs = 24 * 3_600_000;

/** Scratch folders carry the name of the process that made them: that is how `sweep` knows which of them are left over. */
export function createScratch(root: string): Scratch {
  return {
    async use(work) {
      const folder = join(root, `${ownName}_${randomUUID()}`);
      await mkdir(folder, { recursive: true });
      try {
        return await work(folder);
      } catch (error) {
        // Temporary files may be tidied away by others: the same work succeeds in another folder.
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

/** Worker processes give the code and the message alone. */
function isDeleted(folder: string, error: unknown): boolean {
  const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
  return (isMissing && error.message.includes(folder)) || !existsSync(folder);
}

/** Of work in hand, a folder may be deleted while it is looked at. */
async function isOld(path: string): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < Date.now() - oldestMs;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}
