import { createHmac, randomBytes } from "node:crypto";
import { log } from "#lib/log.ts";

/** Lines about refusals that a process writes in ten seconds: an attack must not fill the disk that logs are on. */
const mostLines = 100;
const periodMs = 10_000;

/** Addresses are personal data: a line tells two of them apart until this process ends, and no more. */
const salt = randomBytes(16);

let period = 0;
let lines = 0;

/** Writes one line about a refused request: its code and route, and who asked, by hashes. */
export function logRefusal(request: Request, code: string, address: string): void {
  const now = Math.floor(Date.now() / periodMs);
  if (now !== period) {
    if (lines > mostLines) log("warn", "refusals not logged", { count: lines - mostLines });
    [period, lines] = [now, 0];
  }
  lines += 1;
  if (lines > mostLines) return;
  const route = routeOf(request);
  log("info", "request refused", {
    code,
    route,
    address: createHmac("sha256", salt).update(address).digest("hex").slice(0, 16),
  });
}

/** The method and the path without ids, which are secrets as long as they live. */
export function routeOf({ method, url }: Request): string {
  const path = new URL(url).pathname.replace(/^\/api\/generation\/(status|download)\/.*/, "/api/generation/$1/…");
  return `${method} ${path.slice(0, 100)}`;
}
