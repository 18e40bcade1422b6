import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const built = ".next/static/chunks";

/**
 * Makes Chromium compile a script's functions beside the page as the script arrives, not one by one as they are called:
 * a page is blocked for less than half as long as it comes to life (docs/measurements.md). Other browsers read past it.
 * See https://explainers-by-googlers.github.io/explicit-javascript-compile-hints-file-based/
 */
const compileAtOnce = "//# allFunctionsCalledOnLoad\n";

/**
 * Part of every build: marks the pages' scripts, and writes each once more beside it in Brotli at its slowest, a
 * seventh smaller than the gzip that Next's server makes at each request. `next.config.mjs` sends those to browsers that
 * take them.
 */
export function finishScripts() {
  for (const name of readdirSync(built).filter((name) => name.endsWith(".js"))) {
    const path = join(built, name);
    const script = readFileSync(path, "utf8");
    const marked = script.startsWith(compileAtOnce) ? script : compileAtOnce + script;
    writeFileSync(path, marked);
    writeFileSync(`${path}.br`, brotliCompressSync(marked));
  }
}

if (import.meta.main) finishScripts();
