import { readdirSync, readFileSync } from "node:fs";

interface Process {
  pid: number;
  isRunning: boolean;
}

/** The running processes of a group (Linux: proc_pid_stat(5)). */
export function processesOf(group: number): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readProc(name, "stat");
      const [state = "Z", , ofGroup] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return Number(ofGroup) === group && !"ZX".includes(state)
        ? [{ pid: Number(name), isRunning: state === "R" }]
        : [];
    });
}

/** The memory of a group in bytes; shared memory counts once. */
export function memoryOf(group: number): number {
  return processesOf(group).reduce((sum, { pid }) => {
    const [, kilobytes = "0"] = /^Pss:\s+(\d+) kB/m.exec(readProc(String(pid), "smaps_rollup")) ?? [];
    return sum + Number(kilobytes) * 1_024;
  }, 0);
}

/** "" if the process has exited meanwhile. */
function readProc(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}

/** Sends a signal to a process, or to a group by its negative number. False if it has exited. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  // 0 is the sender's own group: whoever runs the trial would be killed as well.
  if (pid === 0) throw new Error("The program to signal was never started");
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
    throw error;
  }
}
