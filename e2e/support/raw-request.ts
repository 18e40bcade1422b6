import { connect } from "node:net";
import { ports } from "./ports.ts";

/**
 * Sends these characters to the site, one byte each, and returns everything received until the site closes the
 * connection.
 */
export function answerTo(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(ports.site, "127.0.0.1", () => socket.write(request, "latin1"));
    socket.on("data", (data) => chunks.push(data));
    socket.once("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
    socket.once("error", reject);
  });
}
