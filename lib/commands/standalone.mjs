import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build/build.mjs";

/**
 * Writes a site that needs nothing from this repository into an empty folder: `node server.js` there serves it, and
 * `node lib/commands/worker.ts` runs an additional worker.
 */
export function writeStandalone(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  build({ standalone: true });
  // Next traces whole source folders.
  const filter = (path) => !/\.(?:test|fixture|contract|spec)\.tsx?$/.test(path);
  cpSync(".next/standalone", folder, { recursive: true, verbatimSymlinks: true, filter });
  cpSync(".next/static", join(folder, ".next/static"), { recursive: true });
  cpSync("public", join(folder, "public"), { recursive: true });
}

// `npm run standalone -- <folder>`
if (import.meta.main) {
  const folder = process.argv[2];
  if (!folder) throw new Error("Give an empty folder: npm run standalone -- ../site");
  writeStandalone(folder);
}
