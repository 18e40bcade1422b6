import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { MissingFileError, type Storage } from "./storage.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

async function text(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  return Buffer.concat(await Array.fromAsync(chunks)).toString();
}

/** `count` chunks of 1 MB, all different. */
export async function* megabytes(count: number): AsyncGenerator<Uint8Array> {
  for (let number = 0; number < count; number += 1)
    yield Buffer.alloc(1_000_000, `${String(number).padStart(3, "0")}\n`);
}

/** SHA-256, in hexadecimal. */
export async function digestOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}

/** The contract of every storage adapter; `storage` is empty at the start. */
export function storageContract(name: string, storage: Storage, { signsUrls }: { signsUrls: boolean }): void {
  describe(`storage contract: ${name}`, () => {
    writesFiles(storage);
    joinsAndLends(storage);
    storesLargeFiles(storage);
    storesEveryFile(storage);
    signsAndDeletes(storage, signsUrls);
  });
}

/** Writes, and what remains of those that fail. */
function writesFiles(storage: Storage): void {
  test("returns what was written, in full and in part", async () => {
    assert.equal(await storage.write("a/one.txt", [bytes("hello "), bytes("wörld")]), 12);
    assert.equal(await text(storage.read("a/one.txt")), "hello wörld");
    assert.equal(await text(storage.read("a/one.txt", { start: 1, end: 4 })), "ell");
    assert.equal(await text(storage.read("a/one.txt", { start: 4, end: 4 })), "");
    assert.equal(await storage.size("a/one.txt"), 12);
  });

  test("replaces a file that is written again", async () => {
    await storage.write("a/two.txt", [bytes("long text")]);
    await storage.write("a/two.txt", [bytes("new")]);
    assert.equal(await text(storage.read("a/two.txt")), "new");
  });

  test("leaves nothing of an aborted write, and keeps the previous file", async () => {
    async function* broken() {
      yield bytes("half");
      throw new Error("cut");
    }
    await assert.rejects(storage.write("a/three.txt", broken()), /cut/);
    assert.equal(await storage.size("a/three.txt"), null);
    await assert.rejects(storage.write("a/two.txt", broken()), /cut/);
    assert.equal(await text(storage.read("a/two.txt")), "new");
  });
}

/** Files that are joined, taken over or lent. */
function joinsAndLends(storage: Storage): void {
  test("joins files in order, with an end", async () => {
    await storage.write("j/large", megabytes(3));
    await storage.write("j/small", [bytes("small ")]);
    await storage.write("j/empty", []);
    const joined: string[] = [];
    const files = ["j/small", "j/large", "j/empty", "j/small"];
    const size = await storage.join("j/all", files, [bytes("the "), bytes("end")], () => joined.push("file"));
    assert.equal(size, 3_000_019);
    assert.equal(joined.length, files.length);
    const large = await text(storage.read("j/large"));
    assert.ok((await text(storage.read("j/all"))) === `small ${large}small the end`);
    assert.equal(await storage.join("j/all", [], [bytes("new")], () => {}), 3);
    assert.equal(await text(storage.read("j/all")), "new");
  });

  test("joins nothing if a file is missing", async () => {
    const joining = storage.join("j/none", ["j/small", "j/missing"], [], () => {});
    await assert.rejects(joining, MissingFileError);
    assert.equal(await storage.size("j/none"), null);
  });

  test("takes over a local file", async () => {
    const folder = mkdtempSync(join(tmpdir(), "rowpress-take-"));
    const path = join(folder, "file");
    writeFileSync(path, "taken");
    assert.equal(await storage.take("b/taken.txt", path), 5);
    assert.equal(existsSync(path), false);
    rmdirSync(folder);
    assert.equal(await text(storage.read("b/taken.txt")), "taken");
  });

  test("lends a file to other processes as a local one", async () => {
    const file = await storage.local("a/one.txt");
    assert.equal(readFileSync(file.path, "utf8"), "hello wörld");
    await file.release();
    assert.equal(await storage.size("a/one.txt"), 12);
  });
}

/** Files longer than any buffer. */
function storesLargeFiles(storage: Storage): void {
  test("stores a stream longer than any buffer, and returns any part of it", async () => {
    assert.equal(await storage.write("large/file", megabytes(20)), 20_000_000);
    assert.equal(await digestOf(storage.read("large/file")), await digestOf(megabytes(20)));
    const across = Buffer.concat(
      await Array.fromAsync(storage.read("large/file", { start: 7_999_996, end: 8_000_004 })),
    );
    assert.equal(across.toString(), "007\n008\n");
    assert.equal(await text(storage.read("large/file", { start: 19_999_996, end: 30_000_000 })), "019\n");
    assert.equal(await text(storage.read("large/file", { start: 20_000_000, end: 20_000_009 })), "");
  });

  test("leaves nothing of a long write that is aborted", async () => {
    async function* broken() {
      yield* megabytes(18);
      throw new Error("cut");
    }
    await assert.rejects(storage.write("large/broken", broken()), /cut/);
    assert.equal(await storage.size("large/broken"), null);
  });
}

/** Empty files, strange names, and many at once. */
function storesEveryFile(storage: Storage): void {
  test("keeps an empty file", async () => {
    assert.equal(await storage.write("a/empty", []), 0);
    assert.equal(await storage.size("a/empty"), 0);
    assert.equal(await text(storage.read("a/empty")), "");
  });

  test("keeps one of two files complete that are written under one key at the same time", async () => {
    const contents = ["a", "b"].map((letter) => letter.repeat(9_000_000));
    await Promise.all(contents.map((content) => storage.write("a/raced", [bytes(content)])));
    assert.ok(contents.includes(await text(storage.read("a/raced"))));
  });

  test("distinguishes names with spaces, symbols and any letters", async () => {
    const keys = ["a b", "a+b", "a&b=c", "(a)'!*", "é", "e\u0301", "名前", "😀.zip"].map((name) => `odd/${name}`);
    for (const key of keys) await storage.write(key, [bytes(key)]);
    for (const key of keys) assert.equal(await text(storage.read(key)), key);
    await storage.deleteFolder("odd");
    for (const key of keys) assert.equal(await storage.size(key), null);
  });

  test("lends a file to several callers, and its new content after it was replaced", async () => {
    await storage.write("lent/file", [bytes("old")]);
    const lent = await Promise.all([storage.local("lent/file"), storage.local("lent/file")]);
    assert.deepEqual(
      lent.map(({ path }) => readFileSync(path, "utf8")),
      ["old", "old"],
    );
    await storage.write("lent/file", [bytes("new!")]);
    const again = await storage.local("lent/file");
    assert.equal(readFileSync(again.path, "utf8"), "new!");
    for (const file of [...lent, again]) await file.release();
  });

  test("deletes a folder of more files than a store lists per page", async () => {
    const keys = Array.from({ length: 1_050 }, (_, number) => `many/deep/${number}`);
    while (keys.length > 0) await Promise.all(keys.splice(0, 50).map((key) => storage.write(key, [bytes(key)])));
    await storage.deleteFolder("many");
    for (const number of [0, 999, 1_000, 1_049]) assert.equal(await storage.size(`many/deep/${number}`), null);
  });
}

/** URLs, and files that are missing or deleted. */
function signsAndDeletes(storage: Storage, signsUrls: boolean): void {
  const signing = {
    filename: "one.txt",
    contentDisposition: 'attachment; filename="one.txt"',
    contentType: "text/plain",
  };
  test(signsUrls ? "signs a temporary URL for a file" : "signs no URLs", async () => {
    const url = await storage.signedUrl("a/one.txt", { ...signing, expiresInSeconds: 60 });
    const answers = await Promise.all((url ? [url] : []).map((address) => fetch(address)));
    const seen = await Promise.all(
      answers.map(async (answer) => [answer.headers.get("content-disposition"), await answer.text()]),
    );
    assert.deepEqual(seen, signsUrls ? [[signing.contentDisposition, "hello wörld"]] : []);
  });

  test("reports a missing file", async () => {
    await assert.rejects(text(storage.read("a/none.txt")), MissingFileError);
    await assert.rejects(storage.local("a/none.txt"), MissingFileError);
  });

  test("deletes a folder and nothing else", async () => {
    await storage.write("ab/other.txt", [bytes("stays")]);
    await storage.deleteFolder("a");
    await storage.deleteFolder("a");
    assert.equal(await storage.size("a/one.txt"), null);
    assert.equal(await storage.size("ab/other.txt"), 5);
  });

  test("rejects a key that leaves the storage", async () => {
    await assert.rejects(async () => storage.write("../out.txt", [bytes("no")]), /leaves/);
  });
}
