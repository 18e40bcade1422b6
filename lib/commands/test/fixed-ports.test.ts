import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { test } from "node:test";
import { ports } from "../../../e2e/support/ports.ts";
import { highestFixedPort } from "./fixed-ports.ts";

test("a connection is given a port above the fixed ones, and nothing else can listen there", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const connection = connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(connection, "connect");
  const { localPort = 0 } = connection;
  const [error] = await once(createServer().listen(localPort, "127.0.0.1"), "error");
  connection.destroy();
  server.close();
  assert.equal(error.code, "EADDRINUSE");
  assert.ok(localPort > highestFixedPort);
});

test("the browser tests' sites have ports that no connection is given", () => {
  const { site: _, ...others } = ports;
  assert.ok(Math.max(...Object.values(others)) <= highestFixedPort);
});
