import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Folders for work in hand: uploads not yet accepted, what worker processes read and write. */
export interface Scratch {
  /** Runs `work` with an empty folder, which is deleted afterwards. */
  use<T>(work: (folder: string) => Promise<T>): Promise<T>;
  /** Deletes what processes that are no more left behind. */
  sweep(): Promise<void>;
}

/** Scratch folders carry the process id of their maker: that is how `sweep` knows which of them are left over. */
export function createScratch(root: string): Scratch {
  return {
    async use(work) {
      const folder = join(root, `${process.pid}-${randomUUID()}`);
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
        const pid = Number(name.split("-")[0]);
        if (!isRunning(pid)) await rm(join(root, name), { recursive: true, force: true });
      }
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as someone else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
