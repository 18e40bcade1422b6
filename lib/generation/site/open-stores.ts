import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#lib/log.ts";
import { endProcess } from "../common/end-process.ts";
import { mayPass, waitsFor } from "../common/may-pass.ts";
import { type Container, container } from "../container.ts";

/** A database, or a store of files, may come up after the site: a machine starts all at once. */
const patienceMs = 120_000;
const pauseMs = 2_000;

/**
 * Opens database and file store of a process that starts, and ends the process where they cannot be used: it would answer
 * 500 to everything, and a supervisor cannot see that. One that is away for a while is waited for, meanwhile with 503.
 * @param open makes the container; this process's own unless given
 */
export function openStores(open: () => Container = container): void {
  const end = (error: unknown) => endProcess("the site cannot start: its database or file store cannot be used", error);
  try {
    void waitForStores(open()).catch(end);
  } catch (error) {
    end(error);
  }
}

/** @throws what is wrong with a store, at once where no waiting helps */
async function waitForStores({ database, storage }: Container): Promise<void> {
  for (const until = performance.now() + patienceMs; ; await sleep(pauseMs)) {
    try {
      await database.check();
      const folder = `start/${randomUUID()}`;
      await storage.write(`${folder}/probe`, [Buffer.from("probe")]);
      await storage.deleteFolder(folder);
      return;
    } catch (error) {
      // Room may be made at any time, and what is there can be downloaded meanwhile.
      if (waitsFor(error) !== "disk" && (performance.now() > until || !mayPass(error))) throw error;
      log("warn", "store not reachable yet", { error });
    }
  }
}
