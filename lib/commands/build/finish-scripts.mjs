import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const built = ".next/static/chunks";

/**
 * Makes Chromium compile a script's functions in parallel while it loads, instead of one by one on their first call:
 * this more than halves the time that hydration blocks a page (docs/measurements.md). Other browsers ignore it. See
 * https://explainers-by-googlers.github.io/explicit-javascript-compile-hints-file-based/
 */
const compileAtOnce = "//# allFunctionsCalledOnLoad\n";

/**
 * Part of every build: adds the compile hint to the pages' scripts, and compresses each with Brotli at its highest
 * level, which is a seventh smaller than the gzip that Next's server creates per request. `next.config.mjs` sends these
 * to browsers that accept them.
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
