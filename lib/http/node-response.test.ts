import assert from "node:assert/strict";
import { createServer } from "node:http";
import { connect } from "node:net";
import { test } from "node:test";
import { makeAnswerable, rememberResponses } from "./node-response.ts";
import { policyOfFiles, siteHeaders } from "./site-headers.ts";

const answerable = (method: string, url: string, headers: Record<string, string> = {}) => {
  const request = { method, url, headers };
  makeAnswerable(request);
  return request;
};

test("rewrites requests that Next answers with a bare 500, so that we answer them", () => {
  assert.deepEqual(answerable("OPTIONS", "*"), { method: "OPTIONS", url: "/api/no-address", headers: {} });
  assert.deepEqual(answerable("GET", "*"), { method: "GET", url: "/no-address", headers: {} });
  assert.equal(answerable("GET", "").url, "/no-address");
  assert.equal(answerable("GET", "/api/%zz").url, "/api/no-address");
  assert.equal(answerable("PROPFIND", "/api/upload").method, "OPTIONS");
  assert.equal(answerable("GET", "http://rowpress.test/templates?a=b").url, "/templates?a=b");
  assert.equal(answerable("GET", "/templates?a=b").url, "/templates?a=b");
});

test("rewrites requests with a body for a page, so that nothing buffers or parses it", () => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])
    for (const url of ["/", "/templates?a=b", "/icon.svg", "http://rowpress.test/help"])
      assert.equal(answerable(method, url).url, "/api/no-address", `${method} ${url}`);
  assert.equal(answerable("POST", "/apiary").url, "/api/no-address");
  assert.equal(answerable("HEAD", "/help").url, "/help");
  assert.equal(answerable("POST", "/api/upload").url, "/api/upload");
  assert.equal(answerable("POST", "/__nextjs_original-stack-frames").url, "/__nextjs_original-stack-frames");
});

test("removes Next's internal headers, and no others", () => {
  const kept = { accept: "text/html", "x-forwarded-for": "203.0.113.9", "next-router-prefetch": "1" };
  const internal = { "x-middleware-prefetch": "1", "x-middleware-subrequest": "proxy", "x-nextjs-data": "1" };
  assert.deepEqual(answerable("GET", "/", { ...kept, ...internal }).headers, kept);
});

test("removes a router state that Next would answer with a bare 500, and keeps a valid one", () => {
  const state = encodeURIComponent(JSON.stringify(["", { children: ["templates", {}] }]));
  const kept = { rsc: "1", "next-router-state-tree": state };
  assert.deepEqual(answerable("GET", "/", kept).headers, kept);
  for (const broken of ["::", "[]", "%", "%5B%22%22%5D", `${state}, ${state}`, "x".repeat(40_001)]) {
    const headers = { rsc: "1", "next-router-state-tree": broken };
    assert.deepEqual(answerable("GET", "/templates.rsc", headers).headers, { rsc: "1" }, broken.slice(0, 20));
  }
});

test("every response has the site's headers, whatever writes it", async (t) => {
  rememberResponses([...siteHeaders, policyOfFiles]);
  const server = createServer((_, response) => response.writeHead(308, { location: "/" }).end());
  t.after(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  assert.ok(typeof address === "object" && address);
  const ask = async (headers: Record<string, string>) => {
    const url = `http://127.0.0.1:${address.port}/x/`;
    return (await fetch(url, { redirect: "manual", headers: { connection: "close", ...headers } })).headers;
  };
  const plain = await ask({});
  assert.equal(plain.get("x-content-type-options"), "nosniff");
  assert.match(plain.get("content-security-policy") ?? "", /frame-ancestors 'none'/);
  assert.equal(plain.get("strict-transport-security"), null);
  const secure = await ask({ "x-forwarded-proto": "https" });
  assert.match(secure.get("strict-transport-security") ?? "", /^max-age=\d{8,}; includeSubDomains$/);
});

test("a server has deadlines for headers and bodies from its first connection on", async () => {
  rememberResponses([]);
  const server = createServer((_, response) => response.end()).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  assert.ok(typeof address === "object" && address);
  const socket = connect(address.port, "127.0.0.1");
  await new Promise((resolve) => server.once("connection", resolve));
  assert.equal(server.headersTimeout, 15_000);
  assert.ok(server.keepAliveTimeout > 60_000, "proxies close their connections after a minute, and must be first");
  assert.ok(server.requestTimeout >= 3_600_000);
  socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});
