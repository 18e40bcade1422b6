import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownEnvironment, ownNode, run } from "../install.mjs";
import { finishScripts } from "./finish-scripts.mjs";

const stampPath = ".next/rowpress-built";
const sources = [
  "app",
  "lib",
  "instrumentation.ts",
  "next.config.mjs",
  "package-lock.json",
  "proxy.ts",
  "tsconfig.json",
];

/** No part of a site, so an edited test builds nothing. */
const isOfTests = /\.(?:test|fixture|contract)\.tsx?$|^lib\/commands\/(?:test|measure|trial)\//;

/** Settings that the build inlines into the pages. */
const builtIn = ["BLOB_READ_WRITE_TOKEN", "NEXT_PUBLIC_VERCEL_BLOB_API_URL"];

/**
 * Builds the site if its sources have changed since the last complete build; a site served from an up-to-date build is
 * left alone. A `standalone` build also contains everything that it needs from outside the repository. Throws if the
 * build fails.
 */
export function build({ standalone = false } = {}) {
  const plain = hashOf(sources);
  const stamp = standalone ? `${plain} standalone` : plain;
  // A standalone build can also be served from here.
  if (existsSync(stampPath) && readFileSync(stampPath, "utf8").startsWith(stamp)) return "already there";
  // `npm run check` and `npm test` check types by themselves.
  const usual = { NEXT_TELEMETRY_DISABLED: "1", SKIP_TYPES: "1" };
  const env = ownEnvironment({ ...usual, ...(standalone ? { STANDALONE: "1" } : {}) });
  for (const command of ["publish-templates", "publish-pictures"])
    run(ownNode, [`lib/commands/build/${command}.ts`], { env });
  buildWithNext(env);
  finishScripts();
  writeFileSync(stampPath, stamp);
  return "done";
}

/** If its parent is killed, a build continues and locks out others: waits for it, a minute at most. */
function buildWithNext(env) {
  for (const deadline = Date.now() + 60_000; ; ) {
    const args = ["node_modules/next/dist/bin/next", "build"];
    const { status, stderr } = spawnSync(ownNode, args, {
      env,
      stdio: ["ignore", "inherit", "pipe"],
      encoding: "utf8",
    });
    process.stderr.write(stderr);
    if (status === 0) return;
    if (!stderr.includes("Another next build process") || Date.now() > deadline) throw new Error("The build failed");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  }
}

function hashOf(paths) {
  const hash = createHash("sha256").update(JSON.stringify(builtIn.map((name) => process.env[name] ?? "")));
  const files = paths.flatMap(filesOf).filter((path) => !isOfTests.test(path));
  for (const path of files.sort()) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}

function filesOf(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)));
}

if (import.meta.main) console.log(`Build: ${build({ standalone: true })}`);
