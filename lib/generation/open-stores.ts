import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { log } from "#lib/log.ts";
import { AppError } from "./app-error.ts";
import { type Container, container } from "./container.ts";

/** A database, or a store of files, may come up after the site: a machine starts all at once. */
const patienceMs = 120_000;
const pauseMs = 2_000;

/**
 * Opens database and file store of a process that starts, and ends the process where they cannot be used: it would answer
 * 500 to everything, and a supervisor cannot see that. One that is away for a while is waited for, meanwhile with 503.
 * @param open makes the container; this process's own unless given
 */
export function openStores(open: () => Container = container): void {
  try {
    void waitForStores(open()).catch(endProcess);
  } catch (error) {
    endProcess(error);
  }
}

/** @throws what is wrong with a store, at once where no waiting helps */
async function waitForStores({ database, storage }: Container): Promise<void> {
  for (const until = Date.now() + patienceMs; ; await sleep(pauseMs)) {
    try {
      await database.query(z.object({ one: z.number() }), "SELECT 1 AS one");
      const folder = `start/${randomUUID()}`;
      await storage.write(`${folder}/probe`, [Buffer.from("probe")]);
      await storage.deleteFolder(folder);
      return;
    } catch (error) {
      if (Date.now() > until || !mayPass(error)) throw error;
      log("warn", "store not reachable yet", { error });
    }
  }
}

/** Whether a fault may be gone in a while: nothing answers, or the database says that it is busy. */
function mayPass(error: unknown): boolean {
  if (error instanceof AppError) return error.code === "busy";
  const { code = "", cause } = error as { code?: string; cause?: unknown };
  return /^E(CONN|HOST|NET|AI_AGAIN|PIPE|TIMEDOUT)/.test(code) || (cause !== undefined && mayPass(cause));
}

function endProcess(error: unknown): void {
  log("error", "the site cannot start: its database or file store cannot be used", { error });
  process.exit(1);
}
