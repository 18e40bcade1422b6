import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

const host = hostname().replace(/[^A-Za-z0-9-]/g, "-");

/**
 * What this process signs its work in hand with, so that others know whether it is still there. The random part tells
 * it from an earlier process with the same number: in a container every site is number 1.
 */
export const ownName = `${process.pid}.${host}.${randomUUID()}`;

/** Whether the process that signed with `name` still runs, or may: one of another machine, or container, cannot be seen. */
export function mayRun(name: string): boolean {
  const [number = "", machine] = name.split(".");
  const pid = Number(number);
  if (machine !== host) return true;
  if (pid === process.pid) return name === ownName;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as someone else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
