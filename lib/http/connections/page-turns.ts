import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { clientAddress, networkOf, type TrustedProxies } from "#lib/client-address.ts";
import { listenFirst } from "./request-listeners.ts";

/** Pages of one address that are rendered at once. One thread renders all of them, so more would hardly be faster. */
const mostAtOnce = 2;

/** For how long a page counts as being rendered, whether or not its reader takes it. */
const mostHeldMs = 500;

const endpoint = /^\/api(?:\/|$)/;

/** The pages of an address: how many are rendered, and what begins the next ones. */
interface Lane {
  rendering: number;
  waiting: (() => void)[];
}

/**
 * Renders few pages of an address at once; its others wait. A page takes the site's only thread several milliseconds,
 * and pages have no rate limit: a stranger with many connections could otherwise hold up everybody for as long as all
 * of their pages take. What's neither an endpoint nor a file is a page, as Next renders one that says so.
 * @param files the paths of all files that the site has, as they may be asked for
 */
export function renderPagesInTurn(trusted: TrustedProxies, files: ReadonlySet<string>): void {
  const lanes = new Map<string, Lane>();

  function beginNext(address: string, lane: Lane): void {
    while (lane.rendering < mostAtOnce && lane.waiting.length > 0) lane.waiting.shift()?.();
    if (lane.rendering === 0 && lanes.get(address) === lane) lanes.delete(address);
  }

  listenFirst((request, response, pass) => {
    const path = pathOf(request);
    if (endpoint.test(path) || files.has(path)) return pass();
    const address = addressOf(request, trusted);
    const lane = lanes.get(address) ?? { rendering: 0, waiting: [] };
    lanes.set(address, lane);
    const begin = () => {
      if (request.socket.destroyed) return;
      lane.rendering += 1;
      let isOver = false;
      const end = () => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        lane.rendering -= 1;
        // Not at once: what has arrived from others comes first.
        setImmediate(beginNext, address, lane);
      };
      const timer = setTimeout(end, mostHeldMs).unref();
      response.once("close", end);
      pass();
    };
    // The response that this request is known by must still be the one of its context.
    lane.waiting.push(AsyncResource.bind(begin));
    beginNext(address, lane);
  });
}

/** As it was sent: Next finds neither endpoints nor files by paths that encode other letters than these need. */
const pathOf = ({ url = "" }: IncomingMessage) => url.split("?", 1)[0] ?? "";

function addressOf({ headersDistinct, socket }: IncomingMessage, trusted: TrustedProxies): string {
  const headers = new Headers();
  for (const forwarded of headersDistinct["x-forwarded-for"] ?? []) headers.append("x-forwarded-for", forwarded);
  return networkOf(clientAddress(headers, socket.remoteAddress, trusted));
}
