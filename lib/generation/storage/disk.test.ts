import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { diskStorage } from "./disk.ts";
import { storageContract } from "./storage.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-disk-"));
after(() => rmSync(folder, { recursive: true }));

storageContract("disk", diskStorage(folder), { signsUrls: false });

test("its methods work without their object", async () => {
  const { write, size, local } = diskStorage(join(folder, "apart"));
  await write("uploads/a/file", [Buffer.from("content")]);
  const { path } = await local("uploads/a/file");
  assert.equal(readFileSync(path, "utf8"), "content");
  assert.equal(await size("uploads/a/file"), 7);
});

test("a file is stored or deleted as a whole while its folder is being deleted", async () => {
  const storage = diskStorage(join(folder, "raced"));
  for (let round = 0; round < 60; round += 1) {
    const path = join(folder, `sent-${round}`);
    writeFileSync(path, "content");
    await Promise.all([storage.take("uploads/a/file", path), storage.deleteFolder("uploads/a")]);
    assert.ok([null, 7].includes(await storage.size("uploads/a/file")));
  }
});

test("a joined file shares its parts' bytes, outlives them and can be replaced", async () => {
  const root = join(folder, "joined");
  const storage = diskStorage(root);
  await storage.write("from/1", [Buffer.from("one ")]);
  await storage.write("from/2", [Buffer.from("two ")]);
  await storage.join("all", ["from/1", "from/2"], [Buffer.from("end")], () => {});
  assert.equal(statSync(join(root, "all/1")).ino, statSync(join(root, "from/1")).ino);
  await storage.write("from/1", [Buffer.from("another")]);
  await storage.deleteFolder("from");
  const read = async (start: number, end: number) =>
    Buffer.concat(await Array.fromAsync(storage.read("all", { start, end }))).toString();
  const whole = "one two end";
  for (let start = 0; start <= whole.length; start += 1)
    for (let end = start; end <= whole.length + 1; end += 1)
      assert.equal(await read(start, end), whole.slice(start, end));

  const [begun, seen] = [storage.read("all")[Symbol.asyncIterator](), [] as Uint8Array[]];
  for (let next = await begun.next(); !next.done; next = await begun.next()) {
    await storage.deleteFolder("all");
    seen.push(next.value);
  }
  assert.equal(Buffer.concat(seen).toString(), whole);

  await storage.write("all", [Buffer.from("file")]);
  assert.equal(await read(0, 9), "file");
  await storage.join("all", ["all"], [], () => {});
  assert.equal(await read(0, 9), "file");
  assert.deepEqual(readdirSync(root), ["all"]);
});

test("many downloads that are started but not read keep few files open", {
  skip: process.platform !== "linux",
}, async () => {
  const storage = diskStorage(join(folder, "begun"));
  const files = Array.from({ length: 60 }, (_, index) => `from/${index}`);
  for (const file of files) await storage.write(file, [Buffer.from(file)]);
  await storage.join("all", files, [], () => {});
  const openFiles = () => readdirSync("/proc/self/fd").length;
  const before = openFiles();
  const begun = Array.from({ length: 60 }, () => storage.read("all")[Symbol.asyncIterator]());
  for (const each of begun) await each.next();
  assert.ok(openFiles() - before < 1_200, `${openFiles() - before} files`);
  const [last] = begun.slice(-1);
  const rest: Uint8Array[] = [];
  for (let next = await last?.next(); next && !next.done; next = await last?.next()) rest.push(next.value);
  assert.equal(Buffer.concat(rest).toString(), files.slice(1).join(""));
  for (const each of begun) await each.return?.();
  assert.ok(openFiles() - before < 10);
});

test("a joined file has copies of files that can't be linked", async (t) => {
  const root = join(folder, "copied");
  const elsewhere = ["/dev/shm", process.cwd()].find(
    (place) => existsSync(place) && statSync(place).dev !== statSync(folder).dev,
  );
  if (!elsewhere) return t.skip("all folders are on one file system");
  const from = mkdtempSync(join(elsewhere, ".rowpress-disk-"));
  t.after(() => rmSync(from, { recursive: true }));
  mkdirSync(root);
  symlinkSync(from, join(root, "from"));
  const storage = diskStorage(root);
  await storage.write("from/1", [Buffer.from("one ")]);
  await storage.join("all", ["from/1"], [Buffer.from("end")], () => {});
  await storage.write("from/1", [Buffer.from("another")]);
  assert.equal(Buffer.concat(await Array.fromAsync(storage.read("all"))).toString(), "one end");
});
