import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { MissingFileError, type Storage } from "./storage.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

async function text(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  return Buffer.concat(await Array.fromAsync(chunks)).toString();
}

/** What every storage adapter must hold; `storage` is empty at the start. */
export function storageContract(name: string, storage: Storage): void {
  describe(`storage contract: ${name}`, () => {
    test("gives back what was written, whole and in part", async () => {
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

    test("leaves nothing where a write breaks off, and keeps what was there", async () => {
      async function* broken() {
        yield bytes("half");
        throw new Error("cut");
      }
      await assert.rejects(storage.write("a/three.txt", broken()), /cut/);
      assert.equal(await storage.size("a/three.txt"), null);
      await assert.rejects(storage.write("a/two.txt", broken()), /cut/);
      assert.equal(await text(storage.read("a/two.txt")), "new");
    });

    test("takes over a local file", async () => {
      const path = join(mkdtempSync(join(tmpdir(), "rowpress-take-")), "file");
      writeFileSync(path, "taken");
      assert.equal(await storage.take("b/taken.txt", path), 5);
      assert.equal(existsSync(path), false);
      assert.equal(await text(storage.read("b/taken.txt")), "taken");
    });

    test("lends a file to other processes as a local one", async () => {
      const file = await storage.local("a/one.txt");
      assert.equal(readFileSync(file.path, "utf8"), "hello wörld");
      await file.release();
      assert.equal(await storage.size("a/one.txt"), 12);
    });

    test("names a missing file", async () => {
      await assert.rejects(text(storage.read("a/none.txt")), MissingFileError);
      await assert.rejects(storage.local("a/none.txt"), MissingFileError);
    });

    test("deletes a folder and nothing beside it", async () => {
      await storage.write("ab/other.txt", [bytes("stays")]);
      await storage.deleteFolder("a");
      await storage.deleteFolder("a");
      assert.equal(await storage.size("a/one.txt"), null);
      assert.equal(await storage.size("ab/other.txt"), 5);
    });

    test("refuses a key that leaves the storage", async () => {
      await assert.rejects(async () => storage.write("../out.txt", [bytes("no")]), /leaves/);
    });
  });
}
