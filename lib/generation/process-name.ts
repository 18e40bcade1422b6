import { randomUUID } from "node:crypto";

/**
 * What this process signs its work in hand with, so that others know whether it is still there. The random part tells
 * it from an earlier process with the same number: in a container every site is number 1.
 */
export const ownName = `${process.pid}.${randomUUID()}`;

/** Whether the process of this machine that signed with `name` still runs. */
export function isRunning(name: string): boolean {
  const pid = Number(name.split(".")[0]);
  if (pid === process.pid) return name === ownName;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as someone else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
