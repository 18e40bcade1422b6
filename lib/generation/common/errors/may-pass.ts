import type { WaitingFor } from "#lib/contracts/job.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "./app-error.ts";
import { isPassing } from "./passing-error.ts";
import { WorkerDiedError, wasKilled } from "./worker-died.ts";

/** Socket errors, failed name lookups, and a machine out of memory or file handles. */
const systemCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|ENETDOWN|ENOMEM|EMFILE|ENFILE|EAGAIN|EBUSY|EIO)$/;
/**
 * Postgres: connection failures, rollbacks, resource limits, operator intervention, system errors, and lock or idle
 * timeouts.
 */
const postgresCodes = /^((08|40|53|57|58)[0-9A-Z]{3}|55P03|25P03)$/;
/** https://sqlite.org/rescode.html: SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOMEM, SQLITE_IOERR, SQLITE_CANTOPEN */
const sqliteCodes = new Set([5, 6, 7, 10, 14]);
/** A full disk or disk quota; the number is SQLITE_FULL, `53100` is from Postgres. */
const fullCodes = new Set<unknown>(["ENOSPC", "EDQUOT", "53100", 13]);

/**
 * Whether an error is temporary, so that a retry may succeed: the store, database or network is unreachable or busy,
 * the machine is out of resources, or a worker process was killed from outside.
 */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AppError) return error.code === "busy";
  return isPassing(error) || wasKilled(error) || hasPassingCode(error) || mayPass(error.cause);
}

/** What must recover before a retry can succeed; null if that's unknown or the error is permanent. */
export function waitsFor(error: unknown): WaitingFor | null {
  if (!(error instanceof Error) || error instanceof WorkerDiedError) return null;
  if (fullCodes.has(codeOf(error))) return "disk";
  const ofCause = waitsFor(error.cause);
  return ofCause ?? (isPassing(error) && !(error.cause instanceof WorkerDiedError) ? "store" : null);
}

/** The error that answers a request: `busy` for a temporary error, otherwise the error itself. */
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

/** SQLite's primary code, or the string code of the system or Postgres. */
function codeOf(error: Error): number | string {
  if ("errcode" in error && typeof error.errcode === "number") return error.errcode & 0xff;
  return "code" in error ? String(error.code) : "";
}

const diskRetrySeconds = 60;
const lowDisk = () => Object.assign(new Error("Too little of the disk is free"), { code: "ENOSPC" });

/** Answers a request that needs more disk space than there is. */
export function noRoom(cause: unknown = lowDisk()): AppError {
  return new AppError("busy", msg("api.disk"), { retryAfterSeconds: diskRetrySeconds, cause });
}
