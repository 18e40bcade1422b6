import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

const host = hostname().replace(/[^A-Za-z0-9-]/g, "-");

/**
 * Identifies this process as the owner of active work, so that others can tell whether it still runs. The random part
 * distinguishes it from an earlier process with the same pid: in a container, every site has pid 1.
 */
export const ownName = `${process.pid}.${host}.${randomUUID()}`;

/** Whether the process named `name` may still run. We can't see processes on other machines or in other containers. */
export function mayRun(name: string): boolean {
  const [number = "", machine] = name.split(".");
  const pid = Number(number);
  if (machine !== host) return true;
  if (pid === process.pid) return name === ownName;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
