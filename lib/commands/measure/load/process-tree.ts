import { readdir, readFile } from "node:fs/promises";

/** The resources of a process and all of its descendants (Linux: proc(5)). */
export interface TreeUse {
  processes: number;
  /** Proportional set sizes: memory that several of them share counts once. */
  pssBytes: number;
  openFiles: number;
  /** Of running and of exited processes. */
  cpuSeconds: number;
  /** The part used by the root process itself. */
  mainCpuSeconds: number;
}

const nothing: TreeUse = { processes: 0, pssBytes: 0, openFiles: 0, cpuSeconds: 0, mainCpuSeconds: 0 };

/** What a process and all its descendants use. */
export async function treeUse(pid: number): Promise<TreeUse> {
  const children = await childrenOf(pid);
  const uses = await Promise.all([ownUse(pid), ...children.map(treeUse)]);
  return uses.reduce(
    (sum, use) => ({
      processes: sum.processes + use.processes,
      pssBytes: sum.pssBytes + use.pssBytes,
      openFiles: sum.openFiles + use.openFiles,
      cpuSeconds: sum.cpuSeconds + use.cpuSeconds,
      mainCpuSeconds: uses[0]?.mainCpuSeconds ?? 0,
    }),
    nothing,
  );
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = (await ifThere(readdir(`/proc/${pid}/task`))) ?? [];
  const lists = await Promise.all(
    threads.map(async (thread) => (await ifThere(readFile(`/proc/${pid}/task/${thread}/children`, "utf8"))) ?? ""),
  );
  return lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
}

async function ownUse(pid: number): Promise<TreeUse> {
  const reads = [readFile(`/proc/${pid}/smaps_rollup`, "utf8"), readFile(`/proc/${pid}/stat`, "utf8")] as const;
  const found = await ifThere(Promise.all([...reads, readdir(`/proc/${pid}/fd`)]));
  if (!found) return nothing;
  const [memory, stat, open] = found;
  // After the name in brackets: utime, stime, cutime and cstime are the 12th to the 15th, in hundredths of a second.
  const ticks = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 15);
  return {
    processes: 1,
    pssBytes: Number(/^Pss:\s+(\d+) kB/m.exec(memory)?.[1]) * 1_024,
    openFiles: open.length,
    cpuSeconds: sumOf(ticks) / 100,
    mainCpuSeconds: sumOf(ticks.slice(0, 2)) / 100,
  };
}

/** Null for a process that has exited meanwhile. */
async function ifThere<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOENT" || code === "ESRCH") return null;
    throw error;
  }
}

const sumOf = (numbers: string[]) => numbers.reduce((sum, each) => sum + Number(each), 0);
