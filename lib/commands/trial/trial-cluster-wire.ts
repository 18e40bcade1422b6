import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { z } from "zod";

/**
 * A connection from one process to a server; when cut, it carries nothing and tells neither end, like a broken network.
 */
export interface Wire {
  port: number;
  cut(): void;
  mend(): void;
  close(): void;
}

/** Listens at `host`, on a port of its own, and forwards to the port `target` of the loopback. */
export async function openWire(host: string, target: number): Promise<Wire> {
  const sockets = new Set<Socket>();
  let whole: PromiseWithResolvers<void> | null = null;

  const carry = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on("data", (chunk) => {
      if (!to.write(chunk)) from.pause();
    });
    to.on("drain", () => {
      if (!whole) from.resume();
    });
    from.on("error", () => undefined); // reported by `close`
    from.on("close", async () => {
      sockets.delete(from);
      await whole?.promise;
      to.destroy();
    });
  };
  const server = createServer({ pauseOnConnect: true }, async (near) => {
    await whole?.promise;
    const far = connect(target, "127.0.0.1");
    carry(near, far);
    carry(far, near);
    near.resume();
  }).listen(0, host);
  await once(server, "listening");
  return {
    port: z.object({ port: z.number() }).parse(server.address()).port,
    cut() {
      whole = Promise.withResolvers();
      for (const socket of sockets) socket.pause();
    },
    mend() {
      whole?.resolve();
      whole = null;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
