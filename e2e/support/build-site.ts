import { spawnSync } from "node:child_process";
import { fileStoreSettings } from "./own-stores.ts";

/** Builds the site for the chosen stores, unless a build of its sources is there. Throws if the build fails. */
export function buildSite(): void {
  const env = { ...process.env, ...fileStoreSettings };
  const { status } = spawnSync(process.execPath, ["lib/commands/build/build.mjs"], { env, stdio: "inherit" });
  if (status !== 0) throw new Error("The site could not be built");
}

if (import.meta.main) buildSite();
