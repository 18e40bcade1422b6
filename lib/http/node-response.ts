import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

// Next bundles routes and start-up code apart: the storage is shared by way of the global object.
const holder = globalThis as typeof globalThis & { rowpressResponse?: AsyncLocalStorage<ServerResponse> };

/**
 * Next drops a route's `Content-Length` and sends every body in chunks, so that a browser could show no progress of a
 * download. Called once at the start, this remembers Node's own response for each request.
 */
export function rememberResponses(): void {
  const responses = new AsyncLocalStorage<ServerResponse>();
  holder.rowpressResponse = responses;
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    responses.enterWith(response);
    makeAnswerable(request);
  });
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Next answers an address with a broken percent-encoding, and a method that it does not know, with a bare 500. Both are
 * led to where our own 404 and 405 are given.
 */
function makeAnswerable(request: IncomingMessage): void {
  const isApi = request.url?.startsWith("/api") ?? false;
  if (!isDecodable(request.url ?? "")) request.url = isApi ? "/api/no-address" : "/no-address";
  if (!methods.has(request.method ?? "")) request.method = "OPTIONS";
}

function isDecodable(url: string): boolean {
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
