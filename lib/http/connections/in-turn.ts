import { AsyncResource } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { listenFirst } from "./request-listeners.ts";

/**
 * Begins a connection's next request when the response to the one before is over. Node begins all that have arrived,
 * so a few packets could make the site's only thread create thousands of pages at once, whether or not anyone reads
 * them. Until a response's turn, it also has no socket, by which we know the sender's address.
 */
export function answerInTurn(): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  listenFirst((request, response, pass) => {
    const { socket } = request;
    const before = latest.get(socket);
    latest.set(socket, response);
    if (!before || before.closed) return pass();
    // The response that this request is known by must still be the one of its context.
    const begin = AsyncResource.bind(() => socket.destroyed || pass());
    before.once("close", begin);
  });
}
