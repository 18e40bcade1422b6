import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { answerDirectly } from "./direct-route.ts";

describe("a route that answers directly", () => {
  const left: string[] = [];
  const server = createServer((request, response) => {
    left.push(`${request.method} ${request.url}`);
    response.writeHead(418).end("the framework");
  });
  let url: string;
  const held = Promise.withResolvers<Request>();

  before(async () => {
    answerDirectly(/^\/jobs\/(?<jobId>[\w-]+)$/, async (request, { params }) => {
      const { jobId = "" } = await params;
      if (jobId === "broken") throw new Error("a defect");
      if (jobId === "known") return new Response(null, { status: 304, headers: { ETag: '"a"' } });
      if (jobId === "held") {
        held.resolve(request);
        await once(request.signal, "abort");
      }
      if (jobId === "long") return new Response("ä".repeat(4_000));
      const seen = [request.method, new URL(request.url).search, request.headers.get("x-sent")].join(" ");
      return new Response(`${jobId} ${seen} ä`, { headers: { "Content-Type": "text/plain", "Retry-After": "1" } });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => server.close());

  test("passes its params, query and headers to the handler, and sends what that returns", async () => {
    const response = await fetch(`${url}/jobs/job_1?find=ann%20b`, { headers: { "X-Sent": "yes" } });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("retry-after"), "1");
    assert.equal(await response.text(), "job_1 GET ?find=ann%20b yes ä");
  });

  test("sends no body for HEAD, nor with a 304", async () => {
    const head = await fetch(`${url}/jobs/job_1`, { method: "HEAD" });
    assert.deepEqual([head.status, head.headers.get("content-type"), await head.text()], [200, "text/plain", ""]);
    const known = await fetch(`${url}/jobs/known`);
    assert.deepEqual([known.status, known.headers.get("etag"), await known.text()], [304, '"a"', ""]);
  });

  test("deflates long bodies for clients that accept it", async () => {
    const asked = async (encoding: string) => {
      const response = await fetch(`${url}/jobs/long`, { headers: { "accept-encoding": encoding } });
      const { headers } = response;
      assert.equal(await response.text(), "ä".repeat(4_000));
      return [headers.get("content-encoding"), headers.get("vary"), Number(headers.get("content-length")) < 8_000];
    };
    assert.deepEqual(await asked("br, gzip"), ["gzip", "Accept-Encoding", true]);
    assert.deepEqual(await asked("gzip;q=0, br"), [null, "Accept-Encoding", false]);
    assert.deepEqual(await asked("identity"), [null, "Accept-Encoding", false]);
    assert.equal((await fetch(`${url}/jobs/job_1`)).headers.get("content-encoding"), null);
  });

  test("leaves all other requests to the framework", async () => {
    left.length = 0;
    const others = ["/jobs", "/jobs/", "/jobs/a/b", "/jobs/a%20b", "/jobs/a/", "//jobs/a", "/other?x=/jobs/a"];
    for (const path of others) assert.equal((await fetch(url + path)).status, 418, path);
    for (const method of ["POST", "DELETE", "OPTIONS"]) await fetch(`${url}/jobs/a`, { method });
    assert.deepEqual(
      left.slice(0, others.length),
      others.map((path) => `GET ${path}`),
    );
    assert.deepEqual(left.slice(others.length), ["POST /jobs/a", "DELETE /jobs/a", "OPTIONS /jobs/a"]);
  });

  test("tells the handler when the client has gone", async () => {
    const client = send(`${url}/jobs/held`).on("error", () => {});
    client.end();
    const { signal } = await held.promise;
    client.destroy();
    if (!signal.aborted) await once(signal, "abort");
  });

  test("ends the response if the handler throws, and answers the next request", async () => {
    await assert.rejects(fetch(`${url}/jobs/broken`), TypeError);
    assert.equal((await fetch(`${url}/jobs/job_2`)).status, 200);
  });
});
