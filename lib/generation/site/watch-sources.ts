import { watch } from "node:fs";
import { join } from "node:path";
import { log } from "#lib/log.ts";
import { type Container, container } from "../container.ts";
import { readCatalogue } from "../templates/catalogue.ts";

type Reloaded = Pick<Container, "config" | "templates" | "pools">;

/** An editor writes a file in several steps. */
const afterMs = 100;

/** What worker processes load by themselves, where Next sees no change of it. */
const isSource = (path: string) =>
  /^(generation|contracts|messages)\b.*(?<!\.test|\.fixture)\.(ts|typ|json)$/.test(path);

/**
 * For development: has each edit of the worker processes' code, of a `template.typ` or a `template.json` show at the next
 * request, without a restart of the site. A definition that is not valid yet leaves the templates as they were.
 * @returns what ends the watching
 */
export function watchSources(reloaded: Reloaded = container()): () => void {
  const { rootDir } = reloaded.config;
  const reload = (path: string) => {
    try {
      reloaded.templates = readCatalogue(rootDir);
    } catch (error) {
      log("warn", "templates left as they were", { error });
    }
    for (const pool of Object.values(reloaded.pools)) pool.restart();
    log("info", "worker processes start anew", { changed: path });
  };
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(join(rootDir, "lib"), { recursive: true }, (_, path) => {
    if (path === null || !isSource(path)) return;
    clearTimeout(timer);
    timer = setTimeout(reload, afterMs, path);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
