import { createHmac, randomBytes } from "node:crypto";
import { limitLines, log } from "#lib/log.ts";

/** Addresses are personal data: a line tells two of them apart until this process ends, and no more. */
const salt = randomBytes(16);

const limited = limitLines("refusals not logged");

/** Writes one line about a refused request: its code and route, and who asked, by hashes. */
export function logRefusal(request: Request, code: string, address: string): void {
  limited(() => {
    const hash = createHmac("sha256", salt).update(address).digest("hex").slice(0, 16);
    log("info", "request refused", { code, route: routeOf(request), address: hash });
  });
}

/** The method and the path without ids, which are secrets as long as they live. */
export function routeOf({ method, url }: Request): string {
  const path = new URL(url).pathname.replace(/^\/api\/generation\/(status|download)\/.*/, "/api/generation/$1/…");
  return `${method} ${path.slice(0, 100)}`;
}
