import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { type TestContext, test } from "node:test";

const command = "emulation.setMediaFeaturesOverride";

/** Starts the bridge with a stand-in for Firefox, and connects to the address that it returns. */
async function throughBridge(t: TestContext) {
  const programs = ["firefox-bridge", "firefox-stand-in"].map((name) => `lib/commands/test/${name}.mjs`);
  const bridge = spawn(process.execPath, [...programs, "--headless"], {
    env: { ...process.env, BRIDGED_FIREFOX: process.execPath },
    stdio: ["ignore", "ignore", "pipe"],
  });
  t.after(() => bridge.kill());
  const exit = once(bridge, "exit");
  const lines = createInterface({ input: bridge.stderr })[Symbol.asyncIterator]();
  const passedOn = (await lines.next()).value;
  const address = String((await lines.next()).value).replace("WebDriver BiDi listening on ", "");
  const socket = new WebSocket(`${address}/session`);
  const message = async () => {
    const [{ data }] = (await once(socket, "message")) as [MessageEvent<string>];
    return JSON.parse(data);
  };
  const ask = (method: string, fault: string) => {
    socket.send(JSON.stringify({ id: 7, method, params: { fault } }));
    return message();
  };
  return { passedOn, hello: await message(), ask, socket, exit };
}

test("the bridge passes on arguments, lines, addresses and events, and ends as Firefox ends", async (t) => {
  const { passedOn, hello, socket, exit } = await throughBridge(t);
  assert.equal(passedOn, "--headless");
  assert.deepEqual(hello, { type: "event", method: "connected", params: { url: "/session" } });
  socket.send(JSON.stringify({ id: 1, method: "browser.close" }));
  assert.deepEqual(await exit, [3, null]);
});

test("the bridge makes a success of a command that Firefox does not know, and of nothing else", async (t) => {
  const { ask } = await throughBridge(t);
  assert.deepEqual(await ask(command, "unknown command"), { type: "success", id: 7, result: {} });
  assert.deepEqual(await ask(command, "no such frame"), { type: "error", id: 7, error: "no such frame" });
  assert.deepEqual(await ask("browser.jump", "unknown command"), { type: "error", id: 7, error: "unknown command" });
});
