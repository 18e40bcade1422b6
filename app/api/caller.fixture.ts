import assert from "node:assert/strict";
import type { KeyObject } from "node:crypto";
import { visitorOf } from "#lib/http/visitors/visitor.ts";
import * as upload from "./upload/route.ts";

const address = "http://localhost/api";

/** Calls the endpoints as one visitor. */
export class Caller {
  readonly headers: { cookie: string };
  readonly visitor: string;

  constructor(key: KeyObject) {
    const { hash, newCookie } = visitorOf(new Request(address), { key, retentionMs: 3_600_000 });
    this.headers = { cookie: newCookie?.split(";")[0] ?? "" };
    this.visitor = hash;
  }

  post(route: { POST: Endpoint }, body: unknown): Promise<Response> {
    const headers = { ...this.headers, "content-type": "application/json" };
    return route.POST(
      new Request(address, { method: "POST", headers, body: JSON.stringify(body) }),
      withParams(undefined),
    );
  }

  get(route: { GET: Endpoint }, params: Record<string, string>, query = ""): Promise<Response> {
    return route.GET(new Request(`${address}${query}`, { headers: this.headers }), withParams(params));
  }

  async upload(content: string | Buffer, name: string): Promise<string> {
    const body = new FormData();
    body.append("file", new Blob([Buffer.from(content)]), name);
    const sent = await upload.POST(
      new Request(address, { method: "POST", headers: this.headers, body }),
      withParams(undefined),
    );
    return (await read(sent, 201)).uploadId;
  }
}

export type Endpoint = (
  request: Request,
  context: { params: Promise<Record<string, string> | undefined> },
) => Promise<Response>;
/** As Next calls a route: without ids in its path, there are no parameters at all. */
const withParams = (params: Record<string, string> | undefined) => ({ params: Promise.resolve(params) });

// biome-ignore lint/suspicious/noExplicitAny: answers of several shapes, whose schemas the endpoints themselves enforce
export async function read(response: Response, expected: number): Promise<any> {
  const body = await response.json();
  assert.equal(response.status, expected, JSON.stringify(body));
  return body;
}

/** Everything in an answer, except for ids, also in the pictures of pages, and times. */
export async function told(response: Response): Promise<string> {
  const body = await response.text();
  const plain = (text: string) =>
    text
      .replace(/\b(upl|ses|job|res)_[\w-]{22,64}/g, "<id>")
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>")
      .replace(/W\/"[^"]*"/g, "<etag>");
  const headers = [...response.headers].map((header) => header.join(": "));
  return plain([response.status, ...headers, body.replace(/"pages":\["<svg.*?<\/svg>\s*(\\n)?"\]/, "")].join("\n"));
}
