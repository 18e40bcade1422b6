import assert from "node:assert/strict";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { on, once } from "node:events";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type TestContext, test } from "node:test";
import { renderPagesInTurn } from "./page-turns.ts";

renderPagesInTurn({ hops: 0 }, new Set(["/_next/static/%5Bchunk%5D.js"]));

/** A server whose responses the test ends, and what asks it, from one of the machine's own addresses. */
async function startPages(t: TestContext) {
  const server = createServer((request, response) => server.emit("began", response, request.url)).listen(0);
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const began = on(server, "began");
  return {
    ask(path: string, localAddress = "127.0.0.1") {
      const asked = get({ host: "127.0.0.1", port, path, localAddress, agent: false }, (answer) => answer.resume());
      return asked.on("error", () => {});
    },
    async next(): Promise<{ response: ServerResponse; path: string }> {
      const [response, path] = (await began.next()).value ?? [];
      return { response, path };
    },
  };
}

test("of one address's pages, two are rendered at once, and another address's doesn't wait for the others", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { ask, next } = await startPages(t);
  for (const path of ["/", "/", "/", "/last"]) ask(path);
  const first = await next();
  await next();
  ask("/other", "127.0.0.2");
  ask("/api/generation/status/job_1");
  ask("/_next/static/%5Bchunk%5D.js?v=1");
  const further = [await next(), await next(), await next()];
  const paths = further.map(({ path }) => path).toSorted();
  assert.deepEqual(paths, ["/_next/static/%5Bchunk%5D.js?v=1", "/api/generation/status/job_1", "/other"]);
  first.response.end();
  assert.equal((await next()).path === "/other", false);
  for (const { response } of further) response.end();
});

test("files that don't exist wait with the pages, because answering them takes as long", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { ask, next } = await startPages(t);
  const missing = ["/x.png", "/_next/static/x.js", "/index.rsc", "/_next/image?url=x"];
  const encoded = ["/api%2Fx", "/%61pi/x", "/_next%2Fstatic/%5Bchunk%5D.js"];
  for (const path of [...missing, ...encoded]) ask(path);
  const first = await next();
  await next();
  ask("/_next/static/%5Bchunk%5D.js");
  assert.equal((await next()).path, "/_next/static/%5Bchunk%5D.js");
  first.response.end();
  assert.notEqual((await next()).path, "/_next/static/%5Bchunk%5D.js");
});

test("a page whose response doesn't end holds its place for a moment only", async (t) => {
  const { ask, next } = await startPages(t);
  for (const path of ["/1", "/2", "/3"]) ask(path);
  const begun = [await next(), await next(), await next()];
  assert.deepEqual(begun.map(({ path }) => path).toSorted(), ["/1", "/2", "/3"]);
});

test("pages whose visitors have left aren't rendered", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { ask, next } = await startPages(t);
  ask("/1");
  ask("/2");
  const first = await next();
  await next();
  const arrived = arrivalOf("/left");
  const left = ask("/left");
  const { socket } = await arrived;
  const closed = once(socket, "close");
  left.destroy();
  await closed;
  ask("/stayed");
  first.response.end();
  assert.equal((await next()).path, "/stayed");
});

/** The request of this path, when the server has received it. */
function arrivalOf(path: string): Promise<IncomingMessage> {
  const channel = "http.server.request.start";
  return new Promise((resolve) => {
    const look = (message: unknown) => {
      const { request } = message as { request: IncomingMessage };
      if (request.url !== path) return;
      unsubscribe(channel, look);
      resolve(request);
    };
    subscribe(channel, look);
  });
}
