import { createWriteStream } from "node:fs";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { gunzipSync } from "node:zlib";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** From the request to the last byte of its answer. */
  ms: number;
}

export interface Asked {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Writes the body of a 200 to this file instead. */
  file?: string;
}

const timeoutMs = 60_000;

/**
 * Plain HTTP with keep-alive connections, like a proxy in front of the site: `fetch` would take more CPU time than some
 * answers do.
 */
export function openConnection(port: number) {
  const agent = new Agent({ keepAlive: true });

  return async function ask({ method, path, headers = {}, body, file }: Asked): Promise<Answer> {
    const started = performance.now();
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
      const options = { agent, host: "127.0.0.1", port, method, path, headers: { ...headers, ...length } };
      const sent = request(options, resolve).once("error", reject);
      sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`No answer within ${timeoutMs} ms`)));
      sent.end(body);
    });
    const status = response.statusCode ?? 0;
    let text = "";
    if (file && status === 200) await pipeline(response, createWriteStream(file));
    else text = textOf(response.headers, await buffer(response));
    return { status, headers: response.headers, text, ms: performance.now() - started };
  };
}
export type Ask = ReturnType<typeof openConnection>;

function textOf(headers: IncomingHttpHeaders, body: Buffer): string {
  const plain = headers["content-encoding"] === "gzip" && body.length > 0 ? gunzipSync(body) : body;
  return plain.toString();
}
