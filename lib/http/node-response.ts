import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import { isHttps } from "./is-https.ts";
import { type SiteHeader, strictTransport } from "./site-headers.ts";

// Next bundles routes and start-up code apart: the storage is shared by way of the global object.
const holder = globalThis as typeof globalThis & { rowpressResponse?: AsyncLocalStorage<ServerResponse> };

/**
 * Next drops a route's `Content-Length` and sends every body in chunks, so that a browser could show no progress of a
 * download. Called once at the start, this remembers Node's own response for each request. Each begins with these headers:
 * Next adds its configured ones to neither its redirects nor its own refusals.
 */
export function rememberResponses(headers: readonly SiteHeader[]): void {
  const responses = new AsyncLocalStorage<ServerResponse>();
  holder.rowpressResponse = responses;
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    responses.enterWith(response);
    for (const { key, value } of headers) response.setHeader(key, value);
    const { "x-forwarded-proto": scheme } = request.headersDistinct;
    if (isHttps(scheme?.join())) response.setHeader(strictTransport.key, strictTransport.value);
    makeAnswerable(request);
    if (!request.url?.startsWith("/api/upload")) endLateBody(request);
  });
  subscribe("net.server.socket", (message) =>
    limitPatience((message as { socket: Socket & { server?: Server } }).socket.server),
  );
}

/** For all headers of a request. Node looks every 30 s, so that a connection may last as much longer. */
const headersMs = 15_000;
/** For all of an upload; `readBody` ends one that is too slow long before. Node's own limit is five minutes. */
const uploadMs = 3_600_000;
/** For the body of any other request, read or not: the largest is a quarter of a megabyte. */
const bodyMs = 60_000;

/**
 * For the next request on a connection: longer than proxies keep theirs, a minute as a rule. Whichever end closes it first
 * must not be this one, for it may do so while a request is on its way; statuses come every few seconds.
 */
const idleMs = 75_000;

/** Next makes the server, and leaves it with Node's limits. */
function limitPatience(server: Server | undefined): void {
  if (!server || server.headersTimeout === headersMs) return;
  server.headersTimeout = headersMs;
  server.requestTimeout = uploadMs;
  server.keepAliveTimeout = idleMs;
}

function endLateBody(request: IncomingMessage): void {
  if (request.headers["transfer-encoding"] === undefined && !(Number(request.headers["content-length"]) > 0)) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, bodyMs).unref();
  request.once("close", () => clearTimeout(timer));
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Headers by which the parts of Next speak to each other. From outside, `x-middleware-prefetch` has it answer `{}`. */
const internalHeaders = /^x-(?:middleware|nextjs|invoke|matched)-/;

/**
 * Next answers an address with a broken percent-encoding or without a path (`OPTIONS *`), and a method that it does not
 * know, with a bare 500. All are led to where our own 404 and 405 are given. A router's state that it cannot read it
 * answers with 500 too: without one it sends the whole page. What is sent to a page it would keep until all of it came, and
 * search for calls of functions that there are not: no page takes anything.
 */
export function makeAnswerable(request: Pick<IncomingMessage, "url" | "method" | "headers">): void {
  request.url = pathOf(request.url ?? "");
  const isApi = /^\/api(?:[/?]|$)/.test(request.url);
  if (!isDecodable(request.url)) request.url = isApi ? "/api/no-address" : "/no-address";
  if (!methods.has(request.method ?? "")) request.method = "OPTIONS";
  if (!isApi && !isRead(request) && !request.url.startsWith("/__nextjs")) request.url = "/api/no-address";
  for (const name of Object.keys(request.headers)) if (internalHeaders.test(name)) delete request.headers[name];
  if (!isRouterState(request.headers[routerState])) delete request.headers[routerState];
}

const isRead = ({ method }: Pick<IncomingMessage, "method">) => method === "GET" || method === "HEAD";

const routerState = "next-router-state-tree";

/** As Next itself reads it, which throws what it then makes a 500 of. */
function isRouterState(sent: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(sent);
    return true;
  } catch {
    return false;
  }
}

/** Without the site's address, which proxies put before it (RFC 9112, 3.2.2). */
function pathOf(url: string): string {
  if (url.startsWith("/")) return url;
  const { pathname, search } = URL.parse(url) ?? {};
  return pathname?.startsWith("/") ? `${pathname}${search}` : "/*";
}

function isDecodable(url: string): boolean {
  if (url === "/*") return false;
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** The address at the other end of the current request's connection: a proxy's, where one stands before the site. */
export function peerAddress(): string | undefined {
  return holder.rowpressResponse?.getStore()?.socket?.remoteAddress;
}

/** Says how long the body of the answer to the current request will be, in bytes. */
export function announceLength(bytes: number): void {
  holder.rowpressResponse?.getStore()?.setHeader("Content-Length", bytes);
}
