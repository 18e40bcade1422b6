import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isRunning, ownName } from "../process-name.ts";

/** Folders for work in hand: uploads not yet accepted, what worker processes read and write. */
export interface Scratch {
  /** Runs `work` with an empty folder, which is deleted afterwards. */
  use<T>(work: (folder: string) => Promise<T>): Promise<T>;
  /** Deletes what processes that are no more left behind. */
  sweep(): Promise<void>;
}

/** Scratch folders carry the name of the process that made them: that is how `sweep` knows which of them are left over. */
export function createScratch(root: string): Scratch {
  return {
    async use(work) {
      const folder = join(root, `${ownName}_${randomUUID()}`);
      await mkdir(folder, { recursive: true });
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async sweep() {
      await mkdir(root, { recursive: true });
      for (const name of await readdir(root)) {
        const [owner = ""] = name.split("_");
        if (!isRunning(owner)) await rm(join(root, name), { recursive: true, force: true });
      }
    },
  };
}
