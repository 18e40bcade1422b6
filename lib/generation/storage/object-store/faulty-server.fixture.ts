import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Asked {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: Buffer;
  /** How many requests came before this one. */
  earlier: number;
  atMs: number;
}

export interface Reply {
  status: number;
  headers?: Record<string, string | number>;
  body?: Buffer | string;
}

/**
 * What goes wrong with a request: another response, silence, a body that is cut off, or a chunked response without a
 * length, complete or too short.
 */
export type Fault = Reply | "silence" | "cut" | "chunked" | "chunked and short";

export interface FaultyServer {
  url: string;
  asked: Asked[];
  /** Decides for each request what goes wrong; null for nothing. */
  fault: (asked: Asked) => Fault | null;
  close(): Promise<void>;
}

/** A loopback server that responds as `reply` says, unless a test makes it fail. */
export async function startFaultyServer(
  reply: (asked: Asked) => Reply | Promise<Reply>,
  port = 0,
): Promise<FaultyServer> {
  const asked: Asked[] = [];
  const state: FaultyServer = { url: "", asked, fault: () => null, close: async () => undefined };
  const server = createServer(async (request, response) => {
    try {
      const body = await bodyOf(request);
      const headers = Object.fromEntries(Object.entries(request.headersDistinct).map(([k, v]) => [k, v?.join() ?? ""]));
      const url = new URL(request.url ?? "/", state.url);
      const method = request.method ?? "GET";
      const one: Asked = { method, url, headers, body, earlier: asked.length, atMs: performance.now() };
      // Bodies aren't kept: a long run would hold everything it ever received.
      asked.push({ ...one, body: Buffer.alloc(0) });
      const fault = state.fault(one);
      if (fault === "silence") return;
      if (typeof fault === "object") return send(response, fault ?? (await reply(one)));
      if (fault === "cut") return sendCut(response, await reply(one));
      sendChunked(response, await reply(one), fault === "chunked" ? 1 : 0.5);
    } catch (error) {
      response.destroy(error instanceof Error ? error : undefined);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  state.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  state.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return state;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(request));
}

function send(response: ServerResponse, { status, headers = {}, body = "" }: Reply): void {
  response.writeHead(status, { "content-length": Buffer.byteLength(body), ...headers });
  response.end(body);
}

function sendCut(response: ServerResponse, { status, headers = {}, body = "" }: Reply): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { "content-length": bytes.byteLength, ...headers });
  response.write(bytes.subarray(0, bytes.byteLength / 2), () => response.destroy());
}

function sendChunked(response: ServerResponse, { status, headers = {}, body = "" }: Reply, share: number): void {
  const { "content-length": _, ...others } = headers;
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...others, "transfer-encoding": "chunked" });
  response.write(bytes.subarray(0, bytes.byteLength / 3));
  response.end(bytes.subarray(bytes.byteLength / 3, Math.ceil(bytes.byteLength * share)));
}

/** Responds with bytes, or with the requested range of them. */
export function replyWithRange(bytes: Buffer, range: string | undefined, headers: Record<string, string>): Reply {
  const [, first, last] = range?.match(/^bytes=(\d+)-(\d*)$/) ?? [];
  if (first === undefined) return { status: 200, headers, body: bytes };
  const start = Number(first);
  const end = last ? Math.min(Number(last) + 1, bytes.byteLength) : bytes.byteLength;
  if (start >= bytes.byteLength) return { status: 416, headers: { "content-range": `bytes */${bytes.byteLength}` } };
  const part = { ...headers, "content-range": `bytes ${start}-${end - 1}/${bytes.byteLength}` };
  return { status: 206, headers: part, body: bytes.subarray(start, end) };
}
