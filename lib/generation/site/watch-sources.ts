import { watch } from "node:fs";
import { join } from "node:path";
import { log } from "#lib/log.ts";
import { type Container, container } from "../container.ts";
import { readCatalogue } from "../templates/catalogue.ts";

type Reloaded = Pick<Container, "config" | "templates" | "pools">;

/** Editors write a file in several steps. */
const afterMs = 100;

/** Files that worker processes load themselves, so that Next doesn't notice changes. */
const isSource = (path: string) =>
  /^(generation|contracts|messages)\b.*(?<!\.test|\.fixture)\.(ts|typ|json)$/.test(path);

/**
 * For development: changes to the worker processes' code, a `template.typ` or a `template.json` take effect with the
 * next request, without a restart. While a definition is invalid, the previous templates stay.
 * @returns a function that stops watching
 */
export function watchSources(reloaded: Reloaded = container()): () => void {
  const { rootDir } = reloaded.config;
  const reload = (path: string) => {
    try {
      reloaded.templates = readCatalogue(rootDir);
    } catch (error) {
      log("warn", "templates not reloaded", { error });
    }
    for (const pool of Object.values(reloaded.pools)) pool.restart();
    log("info", "worker processes restarted", { changed: path });
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
