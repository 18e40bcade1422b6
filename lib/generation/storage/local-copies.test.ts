import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { localCopies } from "./local-copies.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-copies-"));
after(() => rmSync(folder, { recursive: true }));
const facts = { bytes: 10, etag: "1" };
const fetching = (text: string) => (path: string) => writeFile(path, text);
const never = async () => Promise.reject(new Error("fetched again"));

test("fetches a file once for everyone who asks", async () => {
  const copies = localCopies(folder, { bytes: 100, idleMs: 60_000 });
  const [first, second] = await Promise.all([
    copies.lend("a/1", facts, fetching("one")),
    copies.lend("a/1", facts, never),
  ]);
  assert.equal(first.path, second.path);
  await first.release();
  await second.release();
  const third = await copies.lend("a/1", facts, never);
  assert.equal(readFileSync(third.path, "utf8"), "one");
});

test("keeps what was used last, and never deletes what is lent", async () => {
  const copies = localCopies(folder, { bytes: 25, idleMs: 60_000 });
  const lent = await copies.lend("a/lent", facts, fetching("lent"));
  const old = await copies.lend("a/old", facts, fetching("old"));
  await old.release();
  const fresh = await copies.lend("a/fresh", facts, fetching("fresh"));
  await fresh.release();
  assert.deepEqual(
    [lent, old, fresh].map(({ path }) => existsSync(path)),
    [true, false, true],
  );
});

test("drops a folder's files, lent ones once they are returned", async () => {
  const copies = localCopies(folder, { bytes: 100, idleMs: 60_000 });
  const lent = await copies.lend("b/lent", facts, fetching("lent"));
  const beside = await copies.lend("bb/beside", facts, fetching("beside"));
  await copies.forget("b");
  assert.equal(existsSync(lent.path), true);
  await lent.release();
  await beside.release();
  assert.deepEqual(
    [lent, beside].map(({ path }) => existsSync(path)),
    [false, true],
  );
});

test("doesn't cache a failed fetch", async () => {
  const copies = localCopies(folder, { bytes: 100, idleMs: 60_000 });
  await assert.rejects(copies.lend("c/1", facts, never), /fetched again/);
  const file = await copies.lend("c/1", facts, fetching("now"));
  assert.equal(readFileSync(file.path, "utf8"), "now");
});

test("fetches a file again that something else deleted", async () => {
  const copies = localCopies(folder, { bytes: 100, idleMs: 60_000 });
  const file = await copies.lend("e/1", facts, fetching("one"));
  await file.release();
  rmSync(file.path);
  const again = await copies.lend("e/1", facts, fetching("two"));
  assert.equal(readFileSync(again.path, "utf8"), "two");
});

test("fetches a changed file once for several callers, and leaves no old copy behind", async () => {
  const own = mkdtempSync(join(folder, "stale-"));
  const copies = localCopies(own, { bytes: 100, idleMs: 60_000 });
  const old = await copies.lend("f/1", facts, fetching("old"));
  await old.release();
  let fetched = 0;
  const fetch = (path: string) => {
    fetched += 1;
    return writeFile(path, "new");
  };
  const lent = await Promise.all([1, 2, 3].map(() => copies.lend("f/1", { bytes: 10, etag: "2" }, fetch)));
  assert.deepEqual([fetched, new Set(lent.map(({ path }) => path)).size], [1, 1]);
  for (const file of lent) await file.release();
  await copies.forget("f");
  assert.deepEqual(readdirSync(own), []);
});

test("deletes copies that nobody has used for a while", async () => {
  const copies = localCopies(folder, { bytes: 100, idleMs: 20 });
  const file = await copies.lend("d/1", facts, fetching("idle"));
  await file.release();
  const gone = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (existsSync(file.path)) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  await gone;
});
