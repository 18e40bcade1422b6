import { WebSocketServer } from "ws";

// The stand-in that firefox-bridge.test.ts starts instead of Firefox: it supports `browser.close`, which ends it, and
// answers everything else with the error in the command's `params`. It prints its arguments before its address.
console.error(process.argv.slice(2).join(" "));
const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
server.once("listening", () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
server.on("connection", (socket, { url }) => {
  socket.send(JSON.stringify({ type: "event", method: "connected", params: { url } }));
  socket.on("message", (data) => {
    const { id, method, params } = JSON.parse(data);
    if (method === "browser.close") process.exit(3);
    socket.send(JSON.stringify({ type: "error", id, error: params.fault }));
  });
});
