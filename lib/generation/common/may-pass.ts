import type { WaitingFor } from "#lib/contracts/job.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "./app-error.ts";
import { isPassing } from "./passing-error.ts";
import { WorkerDiedError, wasKilled } from "./worker-died.ts";

/** Of sockets, of names that cannot be looked up, and of a machine without memory or file handles. */
const systemCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|ENETDOWN|ENOMEM|EMFILE|ENFILE|EAGAIN|EBUSY|EIO)$/;
/** Of Postgres: connections, transactions in each other's way, resources, an operator, the system; a lock or time not given. */
const postgresCodes = /^((08|40|53|57|58)[0-9A-Z]{3}|55P03|25P03)$/;
/** Of https://sqlite.org/rescode.html: SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOMEM, SQLITE_IOERR, SQLITE_CANTOPEN */
const sqliteCodes = new Set([5, 6, 7, 10, 14]);
/** Of a disk that is full, or a quota on it; the number is SQLITE_FULL, `53100` of Postgres. */
const fullCodes = new Set<unknown>(["ENOSPC", "EDQUOT", "53100", 13]);

/**
 * Whether the same work may succeed later though nothing in it changes: the store, the database or the network is away or
 * busy, the machine has no room, or a worker process was killed from outside.
 */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AppError) return error.code === "busy";
  return isPassing(error) || wasKilled(error) || hasPassingCode(error) || mayPass(error.cause);
}

/** What has to come back for an error to pass; null where that cannot be said, or it will not pass. */
export function waitsFor(error: unknown): WaitingFor | null {
  if (!(error instanceof Error) || error instanceof WorkerDiedError) return null;
  if (fullCodes.has(codeOf(error))) return "disk";
  const ofCause = waitsFor(error.cause);
  return ofCause ?? (isPassing(error) && !(error.cause instanceof WorkerDiedError) ? "store" : null);
}

/** What a request is answered that fails by what may pass; the error itself otherwise. */
export function asAnswer(error: unknown): unknown {
  if (error instanceof AppError || !mayPass(error)) return error;
  const awaited = waitsFor(error);
  if (awaited === "disk") return noRoom(error);
  const detail = msg(awaited === "store" ? "api.store" : "api.crowded");
  return new AppError("busy", detail, { retryAfterSeconds: 10, cause: error });
}

function hasPassingCode(error: Error): boolean {
  const code = codeOf(error);
  if (fullCodes.has(code)) return true;
  if (typeof code === "number") return sqliteCodes.has(code);
  return systemCodes.test(code) || postgresCodes.test(code);
}

/** SQLite's primary code, or what the system or Postgres calls it. */
function codeOf(error: Error): number | string {
  if ("errcode" in error && typeof error.errcode === "number") return error.errcode & 0xff;
  return "code" in error ? String(error.code) : "";
}

const diskRetrySeconds = 60;
const lowDisk = () => Object.assign(new Error("Too little of the disk is free"), { code: "ENOSPC" });

/** What a request is answered that the disk has no room for. */
export function noRoom(cause: unknown = lowDisk()): AppError {
  return new AppError("busy", msg("api.disk"), { retryAfterSeconds: diskRetrySeconds, cause });
}
