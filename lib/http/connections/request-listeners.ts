import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type OwnedSocket = Socket & { server?: Server };

/** Calls `use` with each HTTP server of this process, to which Next offers no access, before its first request. */
function forEachServer(use: (server: Server) => void): void {
  const servers = new WeakSet<Server>();
  subscribe("net.server.socket", (message) => {
    const { server } = (message as { socket: OwnedSocket }).socket;
    if (!server || servers.has(server)) return;
    servers.add(server);
    use(server);
  });
}

/**
 * Answers requests that offer another protocol, such as h2c, as if they didn't (RFC 9110, 7.8). Next closes their
 * connections.
 */
export function ignoreUpgrades(): void {
  forEachServer((server) => server.removeAllListeners("upgrade"));
}

/**
 * Puts a listener before those that each HTTP server of this process has for requests. The latest one comes first.
 * @param listener is passed the others as `pass`
 */
export function listenFirst(
  listener: (request: IncomingMessage, response: ServerResponse, pass: () => void) => void,
): void {
  forEachServer((server) => {
    const others = server.listeners("request") as RequestListener[];
    server.removeAllListeners("request");
    server.on("request", (request, response) =>
      listener(request, response, () => {
        for (const other of others) other.call(server, request, response);
      }),
    );
  });
}
