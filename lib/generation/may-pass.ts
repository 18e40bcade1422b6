import { AppError } from "./app-error.ts";
import { wasKilled } from "./rendering/worker-process.ts";
import { isPassing } from "./storage/persist.ts";

/** Of sockets, of names that cannot be looked up, and of a machine without room, memory or file handles. */
const systemCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|ENETDOWN|ENOSPC|EDQUOT|ENOMEM|EMFILE|ENFILE|EAGAIN|EBUSY|EIO)$/;
/** Of Postgres: connections, transactions in each other's way, resources, an operator, the system; a lock or time not given. */
const postgresCodes = /^((08|40|53|57|58)[0-9A-Z]{3}|55P03|25P03)$/;
/** Of https://sqlite.org/rescode.html: SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOMEM, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN */
const sqliteCodes = new Set([5, 6, 7, 10, 13, 14]);

/**
 * Whether the same work may succeed later though nothing in it changes: the store, the database or the network is away or
 * busy, the machine has no room, or a worker process was killed from outside.
 */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AppError) return error.code === "busy";
  return isPassing(error) || wasKilled(error) || hasPassingCode(error) || mayPass(error.cause);
}

function hasPassingCode(error: Error): boolean {
  if ("errcode" in error && typeof error.errcode === "number") return sqliteCodes.has(error.errcode & 0xff);
  const code = "code" in error ? String(error.code) : "";
  return systemCodes.test(code) || postgresCodes.test(code);
}
