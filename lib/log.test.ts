import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { reportAsLines } from "./log.ts";

const program = `
  import { log, outliveReaders } from "#lib/log.ts";
  outliveReaders();
  setInterval(() => log("info", "still here"), 5);
  process.on("SIGTERM", () => process.exit(0));
  process.on("message", () => process.send("alive"));
`;

test("a process goes on, and can be ended, when nobody reads its log any more", async () => {
  const args = ["--input-type=module-typescript", "--eval", program];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe", "ipc"] });
  const exit = once(child, "exit");
  assert.ok(child.stdout && child.stderr);
  await once(child.stderr, "data");
  child.stderr.destroy();
  child.stdout.destroy();
  for (let asked = 0; asked < 20; asked += 1) {
    child.send("alive?");
    await Promise.race([once(child, "message"), exit.then(([code]) => assert.fail(`It ended with ${code}`))]);
  }
  child.kill("SIGTERM");
  assert.deepEqual(await exit, [0, null]);
});

test("what the framework reports is one line each, whatever is in it, and does not flood the log", (t) => {
  const { error, warn } = console;
  t.after(() => Object.assign(console, { error, warn }));
  const written: string[] = [];
  t.mock.method(process.stderr, "write", (text: string) => written.push(text) > 0);
  reportAsLines();
  for (let at = 0; at < 5_000; at += 1) console.error(new Error('aborted\n{"level":"info"}'));
  t.mock.restoreAll();
  assert.ok(written.length >= 99 && written.length <= 202, `${written.length} lines`);
  for (const line of written) assert.match(line, /^\{"time":"[^\n]*\}\n$/);
});
