import assert from "node:assert/strict";
import { createServer } from "node:http";
import { connect } from "node:net";
import { test } from "node:test";
import { makeAnswerable, rememberResponses } from "./node-response.ts";

const answerable = (method: string, url: string, headers: Record<string, string> = {}) => {
  const request = { method, url, headers };
  makeAnswerable(request);
  return request;
};

test("leads what Next answers with a bare 500 to our own answers", () => {
  assert.deepEqual(answerable("OPTIONS", "*"), { method: "OPTIONS", url: "/no-address", headers: {} });
  assert.deepEqual(answerable("GET", "*"), { method: "GET", url: "/no-address", headers: {} });
  assert.equal(answerable("GET", "").url, "/no-address");
  assert.equal(answerable("GET", "/api/%zz").url, "/api/no-address");
  assert.equal(answerable("PROPFIND", "/api/upload").method, "OPTIONS");
  assert.equal(answerable("GET", "http://rowpress.test/templates?a=b").url, "/templates?a=b");
  assert.equal(answerable("GET", "/templates?a=b").url, "/templates?a=b");
});

test("takes away the headers by which parts of Next speak to each other, and no others", () => {
  const kept = { accept: "text/html", "x-forwarded-for": "203.0.113.9", "next-router-prefetch": "1" };
  const internal = { "x-middleware-prefetch": "1", "x-middleware-subrequest": "proxy", "x-nextjs-data": "1" };
  assert.deepEqual(answerable("GET", "/", { ...kept, ...internal }).headers, kept);
});

test("a server has deadlines for headers and bodies from its first connection on", async () => {
  rememberResponses();
  const server = createServer((_, response) => response.end()).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  assert.ok(typeof address === "object" && address);
  const socket = connect(address.port, "127.0.0.1");
  await new Promise((resolve) => server.once("connection", resolve));
  assert.equal(server.headersTimeout, 15_000);
  assert.ok(server.requestTimeout >= 3_600_000);
  socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});
