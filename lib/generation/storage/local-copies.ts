import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { log } from "#lib/log.ts";
import type { ObjectFacts } from "./object-store/object-store.ts";
import type { LocalFile } from "./storage.ts";

/** A local cache of a store's objects: every preview of a session reads the same table. */
export interface LocalCopies {
  /** Lends the current copy of an object. If there is none, `fetch` writes one to the given path. */
  lend(key: string, facts: ObjectFacts, fetch: (path: string) => Promise<void>): Promise<LocalFile>;
  /** Deletes the copies of a folder's objects. */
  forget(folder: string): Promise<void>;
}

interface Copy extends ObjectFacts {
  path: string;
  made: Promise<void>;
  users: number;
  /** No longer in the list; deleted after its last user. */
  dropped: boolean;
  /** Monotonic time, like timers. */
  usedAt: number;
}

export interface CopyLimits {
  bytes: number;
  idleMs: number;
}

/** A session's table stays local while its visitor works on it, and little longer. */
export const usualCopyLimits: CopyLimits = { bytes: 500_000_000, idleMs: 5 * 60_000 };

/** @param folder where the copies are stored */
export function localCopies(folder: string, limits: CopyLimits): LocalCopies {
  /** Least recently used first. */
  const copies = new Map<string, Copy>();

  const deleteUnused = async (copy: Copy) => {
    if (copy.dropped && copy.users === 0) await rm(copy.path, { force: true });
  };
  const drop = async (key: string, copy: Copy) => {
    copy.dropped = true;
    if (copies.get(key) === copy) copies.delete(key);
    await deleteUnused(copy);
  };
  const tidy = async () => {
    let bytes = copies.values().reduce((sum, copy) => sum + copy.bytes, 0);
    for (const [key, copy] of [...copies]) {
      const isIdle = copy.usedAt + limits.idleMs <= performance.now();
      if (copy.users > 0 || (!isIdle && bytes <= limits.bytes)) continue;
      bytes -= copy.bytes;
      await drop(key, copy);
    }
  };
  const giveBack = async (copy: Copy) => {
    copy.users -= 1;
    copy.usedAt = performance.now();
    await deleteUnused(copy);
    await tidy();
    const tidyLater = () => tidy().catch((error) => log("warn", "could not delete local copies", { error }));
    // The 2 ms are a margin: timers count whole milliseconds, and one that fires too early would not be set again.
    setTimeout(tidyLater, limits.idleMs + 2).unref();
  };

  return {
    async lend(key, facts, fetch) {
      const known = copies.get(key);
      // Something else may clean up temporary folders.
      const isGood = known?.etag === facts.etag && (known.users > 0 || existsSync(known.path));
      const copy = known && isGood ? known : newCopy(folder, facts, fetch);
      copy.users += 1;
      // No `await` since the lookup above: otherwise a parallel `lend` could insert its own copy.
      copies.delete(key);
      copies.set(key, copy);
      try {
        await Promise.all([copy.made, known && !isGood && drop(key, known)]);
      } catch (error) {
        await drop(key, copy);
        await giveBack(copy);
        throw error;
      }
      return { path: copy.path, release: () => giveBack(copy) };
    },
    async forget(parent) {
      for (const [key, copy] of [...copies]) if (key.startsWith(`${parent}/`)) await drop(key, copy);
    },
  };
}

function newCopy(folder: string, { bytes, etag }: ObjectFacts, fetch: (path: string) => Promise<void>): Copy {
  const path = join(folder, randomUUID());
  const made = mkdir(folder, { recursive: true }).then(() => fetch(path));
  return { bytes, etag, path, made, users: 0, dropped: false, usedAt: performance.now() };
}
