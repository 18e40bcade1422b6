import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { diskStorage } from "./disk.ts";
import { storageContract } from "./storage.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-disk-"));
after(() => rmSync(folder, { recursive: true }));

storageContract("disk", diskStorage(folder), { signsUrls: false });

test("a file arrives or is deleted whole while its folder is being deleted", async () => {
  const storage = diskStorage(join(folder, "raced"));
  for (let round = 0; round < 60; round += 1) {
    const path = join(folder, `sent-${round}`);
    writeFileSync(path, "content");
    await Promise.all([storage.take("uploads/a/file", path), storage.deleteFolder("uploads/a")]);
    assert.ok([null, 7].includes(await storage.size("uploads/a/file")));
  }
});
