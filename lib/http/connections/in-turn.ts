import { AsyncResource } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { listenFirst } from "./request-listeners.ts";

/** Browsers don't pipeline, and programs that do send a few. Node reads on while none of the waiting ones is answered. */
const mostWaiting = 100;

/** A connection's latest response, and how many of its requests wait. */
interface Line {
  latest: ServerResponse;
  waiting: number;
}

/**
 * Begins a connection's next request when the response to the one before is over. Node begins all that have arrived,
 * so a few packets could make the site's only thread create thousands of pages at once, whether or not anyone reads
 * them. Until a response's turn, it also has no socket, by which we know the sender's address. A connection with too
 * many waiting requests is closed.
 */
export function answerInTurn(): void {
  const lines = new WeakMap<Socket, Line>();
  listenFirst((request, response, pass) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line || line.latest.closed) {
      lines.set(socket, { latest: response, waiting: 0 });
      return pass();
    }
    if (line.waiting === mostWaiting) return void socket.destroy();
    const before = line.latest;
    line.latest = response;
    line.waiting += 1;
    // The response that this request is known by must still be the one of its context.
    const begin = AsyncResource.bind(() => {
      line.waiting -= 1;
      if (!socket.destroyed) pass();
    });
    before.once("close", begin);
  });
}
