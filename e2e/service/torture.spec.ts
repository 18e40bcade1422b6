import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { ports } from "../support/ports.ts";

test("loses nothing that it acknowledged while its processes are killed", async () => {
  test.setTimeout(300_000);
  const torture = [
    "lib/commands/trial/torture.ts",
    "--short",
    "--built",
    "--rows",
    "60",
    "--port",
    String(ports.torture),
  ];
  // If a trial fails, it exits with 1, and so throws with its output.
  const { stdout } = await promisify(execFile)(process.execPath, torture);
  expect(stdout).toMatch(/\| kill \| 6 \| 0 \|/);
});
