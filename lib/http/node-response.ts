import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";

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
    responses.enterWith((message as { response: ServerResponse }).response);
  });
}

/** The address at the other end of the current request's connection: a proxy's, where one stands before the site. */
export function peerAddress(): string | undefined {
  return holder.rowpressResponse?.getStore()?.socket?.remoteAddress;
}

/** Says how long the body of the answer to the current request will be, in bytes. */
export function announceLength(bytes: number): void {
  holder.rowpressResponse?.getStore()?.setHeader("Content-Length", bytes);
}
