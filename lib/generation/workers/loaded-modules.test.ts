import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

/** Prints the modules of messages that a new process loads for the check of a spreadsheet's rows. */
const program = `
  import { registerHooks } from "node:module";
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  await import("#lib/generation/workers/tasks/check.ts");
  console.log(JSON.stringify(loaded.flatMap((url) => url.split("/lib/messages/")[1] ?? [])));`;

test("a worker process loads the server's messages, but not those of pages", () => {
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" });
  const loaded: string[] = JSON.parse(output);
  assert.ok(loaded.includes("de/server.ts"));
  assert.deepEqual(
    loaded.filter((path) => path.endsWith("pages.ts")),
    [],
  );
});
