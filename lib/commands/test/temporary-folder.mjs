import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { constants, freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Linux keeps what is there in memory. */
const inMemory = "/dev/shm";
/** Many times what the tests of a run hold at once, which was 70 MB. */
const leastBytes = 4 * 2 ** 30;

/**
 * A folder for the temporary files of a run of tests, deleted when this process ends: in memory where that has room, as
 * the databases, stores and browser profiles of many short tests otherwise wait for a disk.
 */
export function temporaryFolder(candidate = inMemory) {
  const folder = makeFolder(hasRoom(candidate) ? candidate : tmpdir());
  if (runsPrograms(folder)) return folder;
  rmSync(folder, { recursive: true });
  return makeFolder(tmpdir());
}

function makeFolder(parent) {
  const folder = mkdtempSync(join(parent, "rowpress-tests-"));
  // The tests' Postgres has a user of its own.
  chmodSync(folder, 0o711);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  return folder;
}

function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, freemem()) >= leastBytes;
}

/** Containers often forbid it there, and the tests' Postgres is run from a copy. */
function runsPrograms(folder) {
  if (process.platform === "win32") return true;
  const program = join(folder, "program");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
