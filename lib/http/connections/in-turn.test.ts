import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { type TestContext, test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { peerAddress, rememberResponses } from "../node-response.ts";
import { answerInTurn } from "./in-turn.ts";

rememberResponses([]);
answerInTurn();

const asked = (path: string, header = "") => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`;

async function connected(t: TestContext, listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  t.after(() => server.close());
  await once(server, "listening");
  return { server, socket: connect((server.address() as AddressInfo).port, "127.0.0.1") };
}

test("a connection's requests that arrive together begin one after another, each with its address", async (t) => {
  const seen: string[] = [];
  const { socket } = await connected(t, async ({ url }, response) => {
    seen.push(`${url} from ${peerAddress()}`);
    await nextTurn();
    seen.push(`${url} ends`);
    response.end(url);
  });
  socket.write(asked("/1") + asked("/2") + asked("/3", "Connection: close\r\n"));
  const answers = (await buffer(socket)).toString();
  assert.deepEqual(
    seen,
    ["/1", "/2", "/3"].flatMap((url) => [`${url} from 127.0.0.1`, `${url} ends`]),
  );
  assert.equal(answers.match(/HTTP\/1\.1 200/g)?.length, 3);
});

test("a connection is closed whose requests don't wait for their answers", async (t) => {
  const begun: (string | undefined)[] = [];
  const { socket } = await connected(t, ({ url }) => begun.push(url));
  socket.on("error", () => {});
  const closed = once(socket, "close");
  socket.write(asked("/") + asked("/").repeat(101));
  await closed;
  assert.deepEqual(begun, ["/"]);
});

test("no request of a connection begins after it closed", async (t) => {
  const begun: (string | undefined)[] = [];
  const { server, socket } = await connected(t, ({ url, socket: own }, response) => {
    begun.push(url);
    response.once("close", () => setImmediate(() => server.emit("over")));
    own.destroy();
  });
  socket.on("error", () => {});
  const over = once(server, "over");
  socket.write(asked("/1") + asked("/2"));
  await over;
  assert.deepEqual(begun, ["/1"]);
});
