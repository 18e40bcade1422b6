import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { oversized } from "./size-limits.ts";

test("a file of more than 250 lines and a folder of more than 24 files are named, however deep", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-house-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const inner = join(folder, "rooms", "inner");
  mkdirSync(inner, { recursive: true });
  const write = (name: string, lines: number) => writeFileSync(join(inner, name), "line\n".repeat(lines));
  write("whole.ts", 250);
  write("data.json", 900);
  for (let index = 2; index < 24; index++) write(`picture-${index}.png`, 0);
  assert.deepEqual(oversized([folder]), []);
  write("long.css", 251);
  assert.deepEqual(oversized([folder]), [
    `${inner}: 25 files; group them, 24 is the limit`,
    `${join(inner, "long.css")}: 251 lines; 250 is the limit`,
  ]);
});
