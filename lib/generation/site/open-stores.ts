import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#lib/log.ts";
import { endProcess } from "../common/errors/end-process.ts";
import { mayPass, waitsFor } from "../common/errors/may-pass.ts";
import { type Container, container } from "../container.ts";

/** How long to wait for a database or store that starts at the same time as the site. */
const patienceMs = 120_000;
const pauseMs = 2_000;

/**
 * Opens the database and file store at start-up, and exits if they can't be used: the site would answer 500 to
 * everything, which a supervisor can't see. If they are only unreachable for now, it waits; requests get 503 meanwhile.
 * @param open creates the container; by default this process's own
 */
export function openStores(open: () => Container = container): void {
  const end = (error: unknown) => endProcess("the site cannot start: its database or file store cannot be used", error);
  try {
    void waitForStores(open()).catch(end);
  } catch (error) {
    end(error);
  }
}

/** @throws the store's error, immediately if waiting won't help */
async function waitForStores({ database, storage }: Container): Promise<void> {
  for (const until = performance.now() + patienceMs; ; await sleep(pauseMs)) {
    try {
      await database.check();
      const folder = `start/${randomUUID()}`;
      await storage.write(`${folder}/probe`, [Buffer.from("probe")]);
      await storage.deleteFolder(folder);
      return;
    } catch (error) {
      // With a full disk the site stays up: space may be freed at any time, and existing results can be downloaded.
      if (waitsFor(error) !== "disk" && (performance.now() > until || !mayPass(error))) throw error;
      log("warn", "store not reachable yet", { error });
    }
  }
}
