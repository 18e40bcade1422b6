import { readdirSync, readFileSync } from "node:fs";

/** On Linux, one second in `/proc/<pid>/stat` (proc(5); USER_HZ is 100 wherever Node runs). */
const ticksPerSecond = 100;

interface Running {
  pid: number;
  parent: number;
  seconds: number;
}

/** CPU time of a process and all of its descendants so far, including exited ones, in seconds. */
export function cpuSeconds(pid: number): number {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? []);
  const below = (parent: number): number =>
    all.filter((one) => one.parent === parent).reduce((sum, one) => sum + one.seconds + below(one.pid), 0);
  return (all.find((one) => one.pid === pid)?.seconds ?? 0) + below(pid);
}

/** @throws Error if the process has exited */
export function parentOf(pid: number): number {
  const parent = readStat(pid)?.parent;
  if (parent === undefined) throw new Error(`There is no process ${pid}`);
  return parent;
}

/** Null for a process that has exited meanwhile. */
function readStat(pid: number): Running | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
    const ticks = (user ?? 0) + (system ?? 0) + (childrenUser ?? 0) + (childrenSystem ?? 0);
    return { pid, parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH")) return null;
    throw error;
  }
}
