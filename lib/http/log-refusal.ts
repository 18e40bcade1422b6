import { createHmac, randomBytes } from "node:crypto";
import { limitLines, log } from "#lib/log.ts";

/** Addresses are personal data. Salted hashes tell them apart in the log until this process ends. */
const salt = randomBytes(16);

const limited = limitLines("refusals not logged");

/** Logs a refused request: error code, route, and a hash of the sender's address. */
export function logRefusal(request: Request, code: string, address: string): void {
  limited(() => {
    const hash = createHmac("sha256", salt).update(address).digest("hex").slice(0, 16);
    log("info", "request refused", { code, route: routeOf(request), address: hash });
  });
}

/** The method and the path, without ids, which are secrets while they are valid. */
export function routeOf({ method, url }: Request): string {
  const path = new URL(url).pathname.replace(/^\/api\/generation\/(status|download)\/.*/, "/api/generation/$1/…");
  return `${method} ${path.slice(0, 100)}`;
}
