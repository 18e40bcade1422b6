#!/usr/bin/env node
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

/**
 * Playwright sends this for each context and page, but Firefox 153 does not support it:
 * https://w3c.github.io/webdriver-bidi
 */
const mayBeUnknown = "emulation.setMediaFeaturesOverride";

// Playwright starts this instead of Firefox: it starts the Firefox in `BRIDGED_FIREFOX` with the same arguments, and
// relays all messages. It changes one answer: `unknown command` for the command above becomes a success, because
// otherwise no page could be opened. Media features are then the browser's own, so a test of them sets a preference.
const firefox = spawn(process.env.BRIDGED_FIREFOX, process.argv.slice(2), { stdio: ["inherit", "inherit", "pipe"] });
process.once("exit", () => firefox.kill());
process.once("SIGTERM", () => process.exit(1));
firefox.once("close", (code) => process.exit(code ?? 1));

createInterface(firefox.stderr).on("line", async (line) => {
  const [said, address] = line.match(/WebDriver BiDi listening on (ws:\S+)/) ?? [];
  console.error(said ? line.replace(address, await bridgeTo(address)) : line);
});

/** Listens in place of the browser at `address`; returns the address for Playwright. */
async function bridgeTo(address) {
  const bridge = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  bridge.on("upgrade", (request, socket, head) => {
    const browser = new WebSocket(new URL(request.url, address), { perMessageDeflate: false });
    browser.once("open", () => sockets.handleUpgrade(request, socket, head, (client) => relay(client, browser)));
  });
  await new Promise((resolve) => bridge.listen(0, "127.0.0.1", resolve));
  return `ws://127.0.0.1:${bridge.address().port}`;
}

/** Relays messages both ways until either side disconnects; a killed Playwright leaves no Firefox behind. */
function relay(client, browser) {
  const asked = new Set();
  client.on("message", (data) => {
    const text = String(data);
    if (text.includes(mayBeUnknown)) asked.add(JSON.parse(text).id);
    browser.send(text);
  });
  browser.on("message", (data) => {
    const text = String(data);
    client.send(asked.size === 0 ? text : excused(text, asked));
  });
  client.once("close", () => firefox.kill());
  browser.once("close", () => client.close());
}

function excused(text, asked) {
  const { id, error } = JSON.parse(text);
  if (!asked.delete(id) || error !== "unknown command") return text;
  return JSON.stringify({ type: "success", id, result: {} });
}
