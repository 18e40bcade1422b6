import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { diskStorage } from "./disk.ts";
import { storageContract } from "./storage.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-disk-"));
after(() => rmSync(folder, { recursive: true }));

storageContract("disk", diskStorage(folder), { signsUrls: false });

test("its functions need no object to be called on", async () => {
  const { write, size, local } = diskStorage(join(folder, "apart"));
  await write("uploads/a/file", [Buffer.from("content")]);
  const { path } = await local("uploads/a/file");
  assert.equal(readFileSync(path, "utf8"), "content");
  assert.equal(await size("uploads/a/file"), 7);
});

test("a file arrives or is deleted whole while its folder is being deleted", async () => {
  const storage = diskStorage(join(folder, "raced"));
  for (let round = 0; round < 60; round += 1) {
    const path = join(folder, `sent-${round}`);
    writeFileSync(path, "content");
    await Promise.all([storage.take("uploads/a/file", path), storage.deleteFolder("uploads/a")]);
    assert.ok([null, 7].includes(await storage.size("uploads/a/file")));
  }
});
