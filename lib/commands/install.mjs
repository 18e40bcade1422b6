import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Plain JavaScript for any Node from 20 on: this runs before the project's own Node is installed.

const stampPath = "node_modules/.rowpress-installed";

/** Installs the locked packages unless a complete installation exists. Throws if npm fails. */
export function install() {
  const stamp = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stampPath) && readFileSync(stampPath, "utf8") === stamp) return "already there";
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  run(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { shell: process.platform === "win32" });
  mkdirSync("node_modules", { recursive: true });
  writeFileSync(stampPath, stamp);
  return "done";
}

/** The Node that the project pins, once it is installed. */
export const ownNode = join("node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");

/** Runs a program to completion and shows its output. Throws if it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", ...options });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} exited with code ${status}`);
}

/** The environment in which `node` is the project's own. */
export function ownEnvironment(more = {}) {
  const separator = process.platform === "win32" ? ";" : ":";
  const path = [join(process.cwd(), "node_modules", ".bin"), process.env.PATH].join(separator);
  return { ...process.env, PATH: path, ...more };
}
