import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file system of a few megabytes, to test a full disk without filling the machine's. */
export interface SmallDisk {
  folder: string;
  /** Fills the disk except for `leaving` bytes. */
  fill(leaving?: number): void;
  makeRoom(): void;
  unmount(): void;
}

/** Mounts a disk of `bytes`; null if this process may not mount. */
export function mountSmallDisk(bytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    rmdirSync(folder);
    return null;
  }
  const filler = join(folder, "filler");
  return {
    folder,
    fill(leaving = 0) {
      const file = openSync(filler, "a");
      try {
        for (;;) {
          const { bavail, bsize } = statfsSync(folder);
          const left = bavail * bsize - leaving;
          if (left <= 0) return;
          writeSync(file, Buffer.alloc(Math.min(left, 1_000_000)));
        }
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    unmount() {
      execFileSync("umount", ["--lazy", folder]);
      rmdirSync(folder);
    },
  };
}
