import { WebSocketServer } from "ws";

// What firefox-bridge.test.ts starts in Firefox's place: it knows `browser.close`, which ends it, and finds fault with
// all else in the words of the command's `params`. What it was started with stands before its address.
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
