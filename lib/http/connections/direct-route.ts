import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { log } from "#lib/log.ts";
import { listenFirst } from "./request-listeners.ts";

const deflate = promisify(gzip);

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

/**
 * Has a route's own handler answer reads of its path without Next around it, on every HTTP server of this process.
 * @param path the path without a query; its named groups are the route's params. What it doesn't match is Next's.
 */
export function answerDirectly(path: RegExp, handle: Handler): void {
  listenFirst((request, response, pass) => {
    const found = isRead(request) ? path.exec(pathOf(request)) : null;
    if (found) respond(handle, { ...found.groups }, request, response);
    else pass();
  });
}

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

const pathOf = ({ url = "" }: IncomingMessage) => url.split("?", 1)[0] ?? "";

/** A shorter body would hardly shrink, and take as long to deflate as to make. */
const leastBytes = 4_000;

/** Deflates a long body for clients that accept it, as Next does. */
async function shortened(body: Buffer, { headers }: IncomingMessage, outgoing: ServerResponse): Promise<Buffer> {
  if (body.length < leastBytes) return body;
  outgoing.appendHeader("Vary", "Accept-Encoding");
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(headers["accept-encoding"]))) return body;
  const deflated = await deflate(body);
  outgoing.setHeader("Content-Encoding", "gzip");
  outgoing.setHeader("Content-Length", deflated.length);
  return deflated;
}

async function respond(
  handle: Handler,
  params: Record<string, string>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  outgoing.once("close", () => outgoing.writableFinished || gone.abort());
  try {
    const { method = "GET", url = "", headers } = incoming;
    // Nothing reads the host from the URL, and what a client sends as one may not be any.
    const request = new Request(`http://localhost${url}`, {
      method,
      headers: headers as Record<string, string>,
      signal: gone.signal,
    });
    const response = await handle(request, { params: Promise.resolve(params) });
    for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
    outgoing.statusCode = response.status;
    outgoing.end(await shortened(Buffer.from(await response.arrayBuffer()), incoming, outgoing));
  } catch (error) {
    log("error", "request failed", { error });
    outgoing.destroy();
  }
}
