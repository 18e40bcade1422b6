import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import { type SiteHeader, strictTransport } from "./site-headers.ts";
import { isHttps } from "./visitors/is-https.ts";

// Next bundles routes and start-up code separately, so the storage is shared through the global object.
const holder = globalThis as typeof globalThis & { rowpressResponse?: AsyncLocalStorage<ServerResponse> };

/**
 * Next drops a route's `Content-Length` and sends every body chunked, which hides a download's progress. Called once at
 * start-up, this keeps Node's own response of each request, so that `announceLength` can set the header. It also sets
 * the site's headers, which Next adds neither to its redirects nor to its own error responses.
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

/** For all headers of a request. Node checks every 30 s, so a connection may last that much longer. */
const headersMs = 15_000;
/** For a whole upload; `readBody` stops a slow one long before. Node's default is five minutes. */
const uploadMs = 3_600_000;
/** For the body of any other request, read or not. The largest that we read is `limits.jsonBytes`, one megabyte. */
const bodyMs = 60_000;

/**
 * Keep-alive timeout. Longer than that of proxies, usually a minute: if we closed first, a request could already be on
 * its way. Statuses come every few seconds.
 */
const idleMs = 75_000;

/** Next creates the server with Node's default limits. */
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

/** Headers for communication within Next. From outside, `x-middleware-prefetch` would make it respond with `{}`. */
const internalHeaders = /^x-(?:middleware|nextjs|invoke|matched)-/;

/**
 * Next responds with a bare 500 to URLs with invalid percent-encoding or without a path (`OPTIONS *`), to unknown
 * methods, and to a router state that it can't parse. We turn the first three into our own 404 and 405, and drop the
 * router state, so that Next sends the whole page. Next would also buffer a body sent to a page and look for server
 * actions in it. We have none, so such requests are rerouted to our 404 too.
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

/** Parses the header with Next's own function, which throws if the header is invalid. */
function isRouterState(sent: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(sent);
    return true;
  } catch {
    return false;
  }
}

/** Strips the origin, which proxies may put before the path (RFC 9112, 3.2.2). */
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

/** The address at the other end of the current request's connection: a proxy's if there is one in front of the site. */
export function peerAddress(): string | undefined {
  return holder.rowpressResponse?.getStore()?.socket?.remoteAddress;
}

/** Sets the Content-Length of the response to the current request. */
export function announceLength(bytes: number): void {
  holder.rowpressResponse?.getStore()?.setHeader("Content-Length", bytes);
}
