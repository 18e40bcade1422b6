import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { expect, test } from "@playwright/test";

test("loses and doubles no row while processes are killed and Postgres is restarted", async () => {
  test.setTimeout(300_000);
  const size = ["--jobs", "2", "--rows", "1500", "--visitors", "2", "--webs", "1", "--workers", "2"];
  const trouble = ["--kills", "3", "--cut", "0", "--built", "--limit", "280"];
  const trial = spawn(process.execPath, ["lib/commands/trial/trial-cluster.ts", ...size, ...trouble], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said, [code]] = await Promise.all([buffer(trial.stdout), once(trial, "exit")]);
  expect(code, said.toString()).toBe(0);
});
