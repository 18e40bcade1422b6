import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { test } from "node:test";
import { ignoreUpgrades } from "./request-listeners.ts";

ignoreUpgrades();

test("a request that offers another protocol is answered like any other", async (t) => {
  const server = createServer((_, response) => response.end("answered"));
  server.on("upgrade", (_, socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  t.after(() => server.close());
  await once(server, "listening");
  for (const protocol of ["h2c", "websocket"]) {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close, Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`);
    assert.match((await buffer(socket)).toString(), /^HTTP\/1\.1 200 .*answered/s, protocol);
  }
});
